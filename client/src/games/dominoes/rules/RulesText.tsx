import type { Tile } from '@landfall/shared/games/dominoes/tiles.ts';
import type { ComponentType } from 'preact';
import { type TextKey, t } from '../../../i18n/i18n.ts';
import { RulesArticle } from '../../../ui/rules-article.tsx';
import { TileFace, TileShade } from '../hud/TileFace.tsx';
import '../hud/styles/tile.css';
import './rules.css';

const CHAPTERS = ['goal', 'turn', 'draw', 'end', 'points', 'secret', 'here'] as const;
type Chapter = (typeof CHAPTERS)[number];
type Paragraph = Extract<TextKey, `dominoes.rules.${string}${1 | 2}`>;

const PARAGRAPHS: Readonly<Record<Chapter, readonly Paragraph[]>> = {
  goal: ['dominoes.rules.goal1', 'dominoes.rules.goal2'],
  turn: ['dominoes.rules.turn1', 'dominoes.rules.turn2'],
  draw: ['dominoes.rules.draw1', 'dominoes.rules.draw2'],
  end: ['dominoes.rules.end1', 'dominoes.rules.end2'],
  points: ['dominoes.rules.points1'],
  secret: ['dominoes.rules.secret1'],
  here: ['dominoes.rules.here1'],
};

/** How Dominoes is played, for people; RULES.md says the same for the engine, point by point. */
export default function RulesText() {
  return (
    <RulesArticle
      name={t('dominoes.name')}
      lead={t('dominoes.tagline')}
      chapters={CHAPTERS.map((id) => ({ id, title: t(`dominoes.rules.titles.${id}`), Body: BODIES[id] }))}
    />
  );
}

const Paragraphs = ({ of }: { of: Chapter }) => (
  <>
    {PARAGRAPHS[of].map((key) => (
      <p key={key}>{t(key)}</p>
    ))}
  </>
);

const BODIES: Readonly<Record<Chapter, ComponentType>> = {
  goal: () => <Paragraphs of="goal" />,
  turn: () => (
    <>
      <Paragraphs of="turn" />
      <Example />
    </>
  ),
  draw: () => <Paragraphs of="draw" />,
  end: () => <Paragraphs of="end" />,
  points: () => <Paragraphs of="points" />,
  secret: () => <Paragraphs of="secret" />,
  here: () => <Paragraphs of="here" />,
};

/** A short line: where each tile lies, in hundredths of half a tile. */
const LINE: readonly { tile: Tile; x: number; angle: 0 | 90 }[] = [
  { tile: '6|2', x: 120, angle: 0 },
  { tile: '2|2', x: 270, angle: 90 },
  { tile: '2|5', x: 420, angle: 0 },
  { tile: '5|3', x: 620, angle: 0 },
  { tile: '3|3', x: 770, angle: 90 },
];

function Example() {
  return (
    <svg class="domino-example" viewBox="0 0 840 250" aria-hidden="true" focusable="false">
      {LINE.map(({ tile, x, angle }) => (
        <g key={tile} transform={`translate(${x} 122)`}>
          <TileShade isUpright={angle === 90} />
          <g transform={`rotate(${angle})`}>
            <TileFace tile={tile} />
          </g>
        </g>
      ))}
    </svg>
  );
}
