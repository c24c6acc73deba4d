import { HAND_LIMIT, SPECIALS, TREASURES } from '@landfall/shared/games/forbidden-island/cards.ts';
import { ROLES } from '@landfall/shared/games/forbidden-island/roles.ts';
import { TREASURE_TILES } from '@landfall/shared/games/forbidden-island/tiles.ts';
import type { ComponentType } from 'preact';
import { cardUrl, pawnUrl, tileUrl, treasureUrl } from '../../../../art/names.ts';
import { type TextKey, t } from '../../../i18n/i18n.ts';
import { RulesArticle } from '../../../ui/rules-article.tsx';
import './rules-text.css';

type Chapter = 'goal' | 'turn' | 'draw' | 'flood' | 'swim' | 'special' | 'roles' | 'end' | 'here';
const CHAPTERS: readonly Chapter[] = ['goal', 'turn', 'draw', 'flood', 'swim', 'special', 'roles', 'end', 'here'];

const BODIES: Readonly<Record<Chapter, ComponentType>> = {
  goal: Goal,
  turn: Turn,
  draw: Draw,
  flood: Flood,
  swim: () => <Paragraphs keys={['forbiddenIsland.rules.swim1', 'forbiddenIsland.rules.swim2']} />,
  special: Special,
  roles: Roles,
  end: End,
  here: () => <Paragraphs keys={['forbiddenIsland.rules.here1', 'forbiddenIsland.rules.here2']} />,
};

/** How Forbidden Island is played, for people; RULES.md says the same for the engine, point by point. */
export default function RulesText() {
  return (
    <RulesArticle
      name={t('forbiddenIsland.name')}
      lead={t('forbiddenIsland.tagline')}
      chapters={CHAPTERS.map((id) => ({ id, title: t(`forbiddenIsland.rules.titles.${id}`), Body: BODIES[id] }))}
    />
  );
}

type PlainKey = Extract<TextKey, `forbiddenIsland.rules.${string}${1 | 2}`>;

function Paragraphs({ keys }: { keys: readonly PlainKey[] }) {
  return (
    <>
      {keys.map((key) => (
        <p key={key}>{t(key)}</p>
      ))}
    </>
  );
}

function Goal() {
  return (
    <>
      <Paragraphs keys={['forbiddenIsland.rules.goal1', 'forbiddenIsland.rules.goal2']} />
      <ul class="rules-treasures">
        {TREASURES.map((treasure) => (
          <li key={treasure}>
            <img src={treasureUrl(treasure)} alt="" width={56} height={56} />
            <span>
              <strong>{t(`forbiddenIsland.treasures.${treasure}`)}</strong>
              <small>{TREASURE_TILES[treasure].map((tile) => t(`forbiddenIsland.tiles.${tile}`)).join(' · ')}</small>
            </span>
            <span class="rules-tiles">
              {TREASURE_TILES[treasure].map((tile) => (
                <img key={tile} src={tileUrl(tile)} alt="" width={64} height={64} loading="lazy" />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

const ACTIONS = ['move', 'shoreUp', 'give', 'capture'] as const;

function Turn() {
  return (
    <>
      <p>{t('forbiddenIsland.rules.turn1')}</p>
      <dl>
        {ACTIONS.map((action) => (
          <div key={action}>
            <dt>{t(`forbiddenIsland.rules.actions.${action}.name`)}</dt>
            <dd>{t(`forbiddenIsland.rules.actions.${action}.text`)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('forbiddenIsland.rules.turn2')}</p>
    </>
  );
}

function Draw() {
  return (
    <div class="rules-beside">
      <div>
        <p>{t('forbiddenIsland.rules.draw1')}</p>
        <p>{t('forbiddenIsland.rules.hand', { limit: HAND_LIMIT })}</p>
        <p>{t('forbiddenIsland.rules.draw2')}</p>
      </div>
      <Card card="watersRise" />
    </div>
  );
}

const LEVELS = ['dry', 'flooded', 'sunk'] as const;

function Flood() {
  return (
    <>
      <Paragraphs keys={['forbiddenIsland.rules.flood1', 'forbiddenIsland.rules.flood2']} />
      <ul class="rules-levels">
        {LEVELS.map((level) => (
          <li key={level}>
            <span class={`rules-level rules-level-${level}`}>
              <img src={tileUrl('lagoon')} alt="" width={96} height={96} loading="lazy" />
            </span>
            {t(`forbiddenIsland.rules.levels.${level}`)}
          </li>
        ))}
      </ul>
    </>
  );
}

function Special() {
  return (
    <>
      <p>{t('forbiddenIsland.rules.special1')}</p>
      <ul class="rules-cards">
        {SPECIALS.map((card) => (
          <li key={card}>
            <Card card={card} />
            <span>
              <strong>{t(`forbiddenIsland.cards.${card}`)}</strong>
              {t(`forbiddenIsland.rules.cards.${card}`)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Card({ card }: { card: 'helicopter' | 'sandbags' | 'watersRise' }) {
  return (
    <span class="rules-card">
      <img src={cardUrl(card)} alt="" width={100} height={140} loading="lazy" />
      <span aria-hidden="true">{t(`forbiddenIsland.cards.${card}`)}</span>
    </span>
  );
}

function Roles() {
  return (
    <>
      <p>{t('forbiddenIsland.rules.roles1')}</p>
      <ul class="rules-roles">
        {ROLES.map((role) => (
          <li key={role}>
            <img src={pawnUrl(role)} alt="" width={48} height={64} loading="lazy" />
            <span>
              <strong>{t(`forbiddenIsland.roles.${role}.name`)}</strong>
              {t(`forbiddenIsland.rules.powers.${role}`)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

const LOSSES = ['treasure', 'landing', 'drowned', 'skull'] as const;

function End() {
  return (
    <>
      <p>{t('forbiddenIsland.rules.win')}</p>
      <p>{t('forbiddenIsland.rules.lose')}</p>
      <ul>
        {LOSSES.map((loss) => (
          <li key={loss}>{t(`forbiddenIsland.rules.losses.${loss}`)}</li>
        ))}
      </ul>
    </>
  );
}
