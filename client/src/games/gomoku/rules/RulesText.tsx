import { RULE_SETS } from '@landfall/shared/games/gomoku/options.ts';
import type { ComponentType } from 'preact';
import { type TextKey, t } from '../../../i18n/i18n.ts';
import { RulesArticle } from '../../../ui/rules-article.tsx';
import { GamePicture } from './GamePicture.tsx';
import './rules-text.css';

type Chapter = 'goal' | 'turn' | 'rules' | 'shapes' | 'opening' | 'end' | 'here';
const CHAPTERS: readonly Chapter[] = ['goal', 'turn', 'rules', 'shapes', 'opening', 'end', 'here'];

const BODIES: Readonly<Record<Chapter, ComponentType>> = {
  goal: () => (
    <>
      <p>{t('gomoku.rules.goal1')}</p>
      <GamePicture moves="e5 d4 d6 f4 f6 c7 e7 g5 c6 e6 g6" />
    </>
  ),
  turn: () => <Paragraphs keys={['gomoku.rules.turn1']} />,
  rules: RuleSets,
  shapes: Shapes,
  opening: () => <Paragraphs keys={['gomoku.rules.opening1']} />,
  end: () => <Paragraphs keys={['gomoku.rules.end1']} />,
  here: () => <Paragraphs keys={['gomoku.rules.here1', 'gomoku.rules.here2']} />,
};

/** Shapes that everybody who plays should know, each as a little game whose last stone makes it. */
const SHAPES = {
  four: 'c5 b5 d5 d6 e5 e3 f5',
  three: 'd5 d6 e5 f4 f5',
  fourThree: 'b5 a5 c5 g2 d5 g8 e3 h7 e4 b8 e5',
  doubleFour: 'b5 a5 c5 g2 d5 g8 e2 h7 e3 b8 e4 h2 e5',
  doubleThree: 'c5 b3 d5 f7 e4 g6 e3 c7 e5',
} as const;
const SHAPE_NAMES = Object.keys(SHAPES) as (keyof typeof SHAPES)[];

/** How Gomoku is played, for people; RULES.md says the same for the engine, point by point. */
export default function RulesText() {
  return (
    <RulesArticle
      name={t('gomoku.name')}
      lead={t('gomoku.tagline')}
      chapters={CHAPTERS.map((id) => ({ id, title: t(`gomoku.rules.titles.${id}`), Body: BODIES[id] }))}
    />
  );
}

type PlainKey = Extract<TextKey, `gomoku.rules.${string}${1 | 2}`>;

function Paragraphs({ keys }: { keys: readonly PlainKey[] }) {
  return (
    <>
      {keys.map((key) => (
        <p key={key}>{t(key)}</p>
      ))}
    </>
  );
}

function RuleSets() {
  return (
    <>
      <Paragraphs keys={['gomoku.rules.rules1']} />
      <dl>
        {RULE_SETS.map((rule) => (
          <div key={rule}>
            <dt>{t(`gomoku.options.rule.values.${rule}`)}</dt>
            <dd>{t(`gomoku.rules.sets.${rule}`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Shapes() {
  return (
    <>
      <Paragraphs keys={['gomoku.rules.shapes1']} />
      <ul class="gomoku-shapes">
        {SHAPE_NAMES.map((shape) => (
          <li key={shape}>
            <GamePicture moves={SHAPES[shape]} />
            <strong>{t(`gomoku.rules.shapeNames.${shape}.name`)}</strong>
            <span>{t(`gomoku.rules.shapeNames.${shape}.text`)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
