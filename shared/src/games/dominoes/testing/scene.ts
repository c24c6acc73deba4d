import type { Seat } from '../../../engine/game.ts';
import { type Match, play, type Step, start } from '../../../engine/match.ts';
import { seeded } from '../../../engine/random.ts';
import { defaultSetting } from '../../../engine/setting.ts';
import { dominoes } from '../game.ts';
import { type Line, tilesOf } from '../line.ts';
import type { options } from '../options.ts';
import type { Dominoes, State } from '../table.ts';
import type { Tile } from '../tiles.ts';

type Wanted = { [name in keyof typeof options]?: (typeof options)[name][number] };

export interface Scene {
  /** The hands by seat, such as `'2|5 6|6'`. */
  hands: readonly string[];
  /** From left to right, the tile it began with in brackets: `'5|2 [2|2] 2|0'`. Empty: nothing laid. */
  line?: string;
  /** The next tile to be drawn comes last. */
  boneyard?: string;
  turn?: Seat;
  options?: Wanted;
  change?(table: State['table']): void;
}

/** The tiles in a text. */
export const tiles = (text = ''): Tile[] => text.split(' ').filter(Boolean) as Tile[];

/** A line drawn from left to right, with the tile it began with in brackets. */
export function lineFrom(text = ''): Line {
  const [, left = '', first, right = ''] = /^(.*?)\[(.*?)\](.*)$/.exec(text) ?? [];
  if (first === undefined) return { left: [], right: [] };
  return { first: first as Tile, left: tiles(left).toReversed(), right: tiles(right) };
}

/** A line as `lineFrom` reads it. */
export const drawn = (line: Line): string =>
  tilesOf(line)
    .map((tile, index) => (index === line.left.length ? `[${tile}]` : tile))
    .join(' ');

/** A match in the middle of a round. */
export function scene({ hands, line, boneyard, turn = 0, options = {}, change }: Scene): Match<Dominoes> {
  const setting = defaultSetting(dominoes, hands.length);
  const match = start(dominoes, { ...setting, options: { ...setting.options, ...options } }, 'scene');
  const { state } = match;
  const { table } = state;
  state.hands = hands.map((hand) => ({ tiles: tiles(hand) }));
  state.hidden.boneyard = tiles(boneyard);
  table.players = state.hands.map((hand) => ({ tiles: hand.tiles.length, shown: [] }));
  table.line = lineFrom(line);
  table.boneyard = state.hidden.boneyard.length;
  table.moves = [];
  table.rounds = [];
  table.agenda = [{ kind: 'turn', seat: turn, left: 1 }];
  change?.(table);
  return { ...match, random: seeded('scene') };
}

/** What a seat does, in short: `'2|5 left'`, `'draw'`, `'pass'`, `'ready'`. */
export function act(match: Match<Dominoes>, seat: Seat, text: string): Step<Dominoes> {
  const [what, end = 'right'] = text.split(' ');
  return play(dominoes, match, seat, /\d/.test(what!) ? { type: 'lay', tile: what, end } : { type: what });
}

/** Plays `'0 2|5 left, 1 draw'` and gives the last step. */
export function playAll(match: Match<Dominoes>, moves: string): Step<Dominoes> {
  let step: Step<Dominoes> = { match, events: [] };
  for (const move of moves.split(', ')) step = act(step.match, Number(move[0]), move.slice(2));
  return step;
}

/** What a seat may do, in short. */
export const legal = ({ state }: Match<Dominoes>, seat: Seat): string[] =>
  dominoes
    .legalActions({ seat, table: state.table, hand: state.hands[seat] ?? null })
    .map((action) => (action.type === 'lay' ? `${action.tile} ${action.end}` : action.type));
