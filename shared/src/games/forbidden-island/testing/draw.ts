import type { Task } from '../../../engine/agenda.ts';
import { type Card, DECK, type HeldCard, type Treasure } from '../cards.ts';
import { GEOGRAPHIES, type LayoutId, type Place } from '../layouts.ts';
import { floodCards } from '../meter.ts';
import type { Role } from '../roles.ts';
import { ACTIONS, TREASURE_CARDS } from '../rules/turn.ts';
import type { State, Table, TaskKind } from '../table.ts';
import { type Level, TILES, type TileId } from '../tiles.ts';

/** A cell of the map as `row,column`, both from 0. */
export type Cell = string;

/** The letter that stands for each role in a picture. */
export const LETTERS = {
  D: 'diver',
  E: 'engineer',
  X: 'explorer',
  M: 'messenger',
  N: 'navigator',
  P: 'pilot',
} as const satisfies Record<string, Role>;
export type Letter = keyof typeof LETTERS;

/** What a picture does not show; everything left out is as in an ordinary first turn. */
export interface Given {
  layout?: LayoutId;
  /** Pawns in seat order; left out: in the order in which the picture shows them. */
  seats?: string;
  /** Whose turn it is; left out: the first seat's. */
  turn?: Letter;
  doing?: 'act' | 'drawTreasure' | 'drawFlood';
  /** What is left of it: actions, treasure cards or flood cards. */
  left?: number;
  hands?: Partial<Record<Letter, HeldCard[]>>;
  /** Tiles that matter, by the cell they lie on. The others fill the map in any order. */
  tiles?: Record<Cell, TileId>;
  captured?: Treasure[];
  waterLevel?: number;
  /** The next cards, the first to be drawn first; the rest of the pile lies below them. */
  treasures?: Card[];
  /** Exactly these cards in the treasure draw pile. */
  onlyTreasures?: Card[];
  treasureDiscard?: Card[];
  floods?: Cell[];
  onlyFloods?: Cell[];
  floodDiscard?: Cell[];
  heliRescue?: boolean;
  discardAfterDraw?: boolean;
}

/** The place of a cell. */
export function at(cell: Cell, layout: LayoutId = 'island'): Place {
  const place = GEOGRAPHIES[layout].cells.findIndex(({ row, column }) => `${row},${column}` === cell);
  if (place < 0) throw new Error(`${layout} has no cell ${cell}`);
  return place;
}

export const cellOf = (place: Place, layout: LayoutId = 'island'): Cell => {
  const { row, column } = GEOGRAPHIES[layout].cells[place]!;
  return `${row},${column}`;
};

const MARKS: Readonly<Record<string, Level>> = { '#': 'dry', '~': 'flooded', _: 'sunk' };

/**
 * A position from its picture: one token a cell, `.` the open sea, `#` a dry tile, `~` a flooded one, `_` a gap; the
 * letters behind it are the pawns standing there.
 */
export function draw(picture: string, given: Given = {}): State {
  const { layout = 'island', waterLevel = 1, heliRescue = true, discardAfterDraw = false, captured = [] } = given;
  const tokens = picture
    .trim()
    .split(/\s+/)
    .filter((token) => token !== '.');
  const levels = tokens.map((token) => MARKS[token[0]!]!);
  if (levels.length !== TILES.length || levels.includes(undefined as never)) throw new Error(`not a map: ${picture}`);
  const placeOf = (letter: string) => tokens.findIndex((token) => token.slice(1).includes(letter));
  const letters = [...(given.seats ?? tokens.map((token) => token.slice(1)).join(''))] as Letter[];
  const place = (cell: Cell) => at(cell, layout);
  const hands = letters.map((letter) => given.hands?.[letter] ?? []);
  const treasureDiscard = given.treasureDiscard ?? [];
  const treasureDeck =
    given.onlyTreasures ?? onTop(given.treasures, without(allCards(), ...hands.flat(), ...treasureDiscard));
  const floodDiscard = (given.floodDiscard ?? []).map(place);
  const remaining = [...levels.keys()].filter((at) => levels[at] !== 'sunk' && !floodDiscard.includes(at));
  const floodDeck = given.onlyFloods?.map(place) ?? onTop(given.floods?.map(place), remaining);
  const table: Table = {
    layout,
    heliRescue,
    discardAfterDraw,
    island: layTiles(
      levels,
      Object.entries(given.tiles ?? {}).map(([cell, tile]) => [place(cell), tile]),
    ),
    levels,
    adventurers: letters.map((letter, seat) => ({
      role: LETTERS[letter],
      place: placeOf(letter),
      hand: [...hands[seat]!],
      flown: false,
    })),
    captured: [...captured],
    waterLevel,
    treasureDeck: treasureDeck.length,
    treasureDiscard: [...treasureDiscard],
    floodDiscard,
    floodLayers: levels.map((_, at) => (floodDeck.includes(at) ? 1 : 0)),
    agenda: agendaOf(given, letters),
    endings: [],
  };
  return {
    table,
    hands: [],
    hidden: { treasureDeck: treasureDeck.toReversed(), floodDeck: floodDeck.toReversed() },
  };
}

const allCards = () => Object.entries(DECK).flatMap(([card, count]) => Array<Card>(count).fill(card as Card));

function without<T>(all: T[], ...taken: T[]): T[] {
  const rest = [...all];
  for (const item of taken) {
    const index = rest.indexOf(item);
    if (index < 0) throw new Error(`too many of ${item}`);
    rest.splice(index, 1);
  }
  return rest;
}

const onTop = <T>(first: T[] = [], all: T[]): T[] => [...first, ...without(all, ...first)];

/** Lays the named tiles where they are wanted; gaps are filled last, so that only plain tiles have sunk unless named. */
function layTiles(levels: Level[], wanted: [Place, TileId][]): TileId[] {
  const island = new Array<TileId>(TILES.length);
  for (const [place, tile] of wanted) island[place] = tile;
  const rest = TILES.filter((tile) => !island.includes(tile));
  const open = [...levels.keys()].filter((place) => island[place] === undefined);
  const safeFirst = open.sort((a, b) => Number(levels[a] === 'sunk') - Number(levels[b] === 'sunk'));
  for (const [index, place] of safeFirst.entries()) island[place] = rest[index]!;
  return island;
}

function agendaOf({ turn, doing = 'act', left, waterLevel = 1 }: Given, letters: Letter[]): Task<TaskKind>[] {
  const seat = turn ? letters.indexOf(turn) : 0;
  const phases: Task<TaskKind>[] = [
    { kind: 'drawFlood', seat, left: floodCards(waterLevel) },
    { kind: 'drawTreasure', seat, left: TREASURE_CARDS },
    { kind: 'act', seat, left: ACTIONS },
  ];
  const current = phases.findIndex(({ kind }) => kind === doing);
  const agenda = phases.slice(0, current + 1);
  if (left !== undefined) agenda[current]!.left = left;
  return [{ kind: 'turn', seat: (seat + 1) % letters.length, left: 1 }, ...agenda];
}
