import type { Task } from '../../src/engine/agenda.ts';
import { type Card, DECK, TREASURES, type Treasure } from '../../src/games/forbidden-island/cards.ts';
import { forbiddenIsland } from '../../src/games/forbidden-island/game.ts';
import { GEOGRAPHIES, LAYOUT_IDS, type LayoutId, type Place } from '../../src/games/forbidden-island/layouts.ts';
import { START_LEVEL } from '../../src/games/forbidden-island/meter.ts';
import { ACTIONS, turn } from '../../src/games/forbidden-island/rules/turn.ts';
import type { Ending, State, Table, TaskKind } from '../../src/games/forbidden-island/table.ts';
import { type TileId, TREASURE_TILES } from '../../src/games/forbidden-island/tiles.ts';
import { Malformed, type RecordedStart, type RecordedState } from './read.ts';
import {
  CARD_NAMES,
  cellText,
  ourWord,
  plainTile,
  ROLE_NAMES,
  roleText,
  TILE_NAMES,
  TREASURE_NAMES,
  tileText,
} from './words.ts';

const { min: MIN_PLAYERS, max: MAX_PLAYERS } = forbiddenIsland.seats;

/**
 * The position a reference game starts from, with the turn of the first player on the agenda.
 * @throws Malformed when it names something that does not exist
 */
export function startingState({ players, map, level, state }: RecordedStart): State {
  const { layout, island } = readMap(map);
  const place = (name: string): Place => {
    const found = island.indexOf(known(TILE_NAMES, plainTile(name), 'tile'));
    if (found < 0) throw new Malformed(`the map has no tile "${name}"`);
    return found;
  };
  const card = (name: string) => known(CARD_NAMES, name, 'card');
  const held = (name: string) => {
    const found = card(name);
    if (found === 'watersRise') throw new Malformed(`"${name}" cannot be held in a hand`);
    return found;
  };
  const start = Object.entries(START_LEVEL).find(([name]) => name === level.toLowerCase())?.[1];
  if (start !== state.flood) throw new Malformed(`level "${level}" does not start at water level ${state.flood}`);
  if (players.length < MIN_PLAYERS || players.length > MAX_PLAYERS || new Set(players).size < players.length)
    throw new Malformed(`"${players.join(', ')}" are not two to four different players`);
  const cells = GEOGRAPHIES[layout].cells.map(({ row, column }) => `(${column + 1},${row + 1})`);
  const flooded = state.flooded.map(place);
  const sunk = state.sunk.map(place);
  const floodDeck = state.fdeck.map(place).reverse();
  const table: Table = {
    layout,
    heliRescue: false,
    discardAfterDraw: false,
    island,
    levels: island.map((_, at) => (sunk.includes(at) ? 'sunk' : flooded.includes(at) ? 'flooded' : 'dry')),
    adventurers: players.map((player) => {
      const at = cells.indexOf(state.pos[player] ?? '');
      if (at < 0) throw new Malformed(`the pawn of "${player}" stands on no tile`);
      return {
        role: known(ROLE_NAMES, player, 'role'),
        place: at,
        hand: (state.hands[player] ?? []).map(held),
        flown: false,
      };
    }),
    captured: state.got.map((name) => known(TREASURE_NAMES, name, 'treasure')),
    waterLevel: state.flood,
    treasureDeck: state.tdeck.length,
    treasureDiscard: state.tdisc.map(card),
    floodDiscard: state.fdisc.map(place),
    floodLayers: island.map((_, at) => (floodDeck.includes(at) ? 1 : 0)),
    agenda: [],
    endings: [],
  };
  const started: State = { table, hands: [], hidden: { treasureDeck: state.tdeck.map(card).reverse(), floodDeck } };
  demandFullDecks(started);
  beginTurn(started);
  return started;
}

function demandFullDecks({ table, hidden }: State): void {
  const cards = [...hidden.treasureDeck, ...table.treasureDiscard, ...table.adventurers.flatMap(({ hand }) => hand)];
  for (const [card, copies] of Object.entries(DECK))
    if (cards.filter((each) => each === card).length !== copies)
      throw new Malformed(`there should be ${copies} cards "${CARD_NAMES[card as Card]}"`);
  const places = [...hidden.floodDeck, ...table.floodDiscard].sort((a, b) => a - b);
  if (places.join() !== table.levels.flatMap((level, place) => (level === 'sunk' ? [] : [place])).join())
    throw new Malformed('there should be one flood card for every tile that has not sunk');
}

function beginTurn(state: State): void {
  const task: Task<TaskKind> = { kind: 'turn', seat: 0, left: 1 };
  state.table.agenda.push(task);
  turn.run(state, task, { random: { below: () => 0, shuffle() {} }, emit() {} });
}

function known<Word extends string>(names: Readonly<Record<Word, string>>, name: string, kind: string): Word {
  const word = ourWord(names, name);
  if (word === undefined) throw new Malformed(`there is no ${kind} "${name}"`);
  return word;
}

/** Tiles by place, on the layout whose cells are those of the recorded map. */
function readMap(map: string[]): { layout: LayoutId; island: TileId[] } {
  const tiles = new Map<string, TileId>();
  for (const entry of map) {
    const [cell = '', name = ''] = entry.split('~');
    tiles.set(cell, known(TILE_NAMES, plainTile(name), 'tile'));
  }
  for (const layout of LAYOUT_IDS) {
    const island = GEOGRAPHIES[layout].cells.map(({ row, column }) => tiles.get(`(${column + 1},${row + 1})`));
    if (new Set(island).size === tiles.size && !island.includes(undefined))
      return { layout, island: island as TileId[] };
  }
  throw new Malformed('the map is none of the known layouts');
}

/** A recorded state and ours, both brought into the same words, field by field. */
export type Description = Record<keyof RecordedState, unknown>;

/** Our position in the reference's words; `got`, hands and tiles sorted, as their order means nothing. */
export function describeOurs({ table, hidden }: State): Description {
  const tilesAt = (level: string) =>
    table.levels.flatMap((found, place) => (found === level ? [tileText(table, place)] : [])).sort();
  const bySeat = <T>(describe: (seat: number) => T) =>
    Object.fromEntries(
      [...table.adventurers.keys()].sort(byRole).map((seat) => [roleText(table, seat), describe(seat)]),
    );
  const byRole = (a: number, b: number) => roleText(table, a).localeCompare(roleText(table, b));
  return {
    flood: table.waterLevel,
    phase: phaseOf(table),
    result: resultOf(table),
    pos: bySeat((seat) => cellText(table, table.adventurers[seat]!.place)),
    hands: bySeat((seat) => table.adventurers[seat]!.hand.map((card) => CARD_NAMES[card]).sort()),
    flooded: tilesAt('flooded'),
    sunk: tilesAt('sunk'),
    got: table.captured.map((treasure) => TREASURE_NAMES[treasure]).sort(),
    tdeck: hidden.treasureDeck.map((card) => CARD_NAMES[card]).reverse(),
    tdisc: table.treasureDiscard.map((card) => CARD_NAMES[card]),
    fdeck: hidden.floodDeck.map((place) => tileText(table, place)).reverse(),
    fdisc: table.floodDiscard.map((place) => tileText(table, place)),
  };
}

/** The recorded position in the same form. */
export function describeTheirs(state: RecordedState): Description {
  const byKey = <T>(record: Record<string, T>, describe: (value: T) => unknown) =>
    Object.fromEntries(
      Object.entries(record)
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([key, value]) => [key, describe(value)]),
    );
  return {
    flood: state.flood,
    phase: orderlessPhase(state.phase),
    result: state.result === null ? null : orderlessResult(state.result),
    pos: byKey(state.pos, (cell) => cell),
    hands: byKey(state.hands, (hand) => [...hand].sort()),
    flooded: state.flooded.map(plainTile).sort(),
    sunk: state.sunk.map(plainTile).sort(),
    got: [...state.got].sort(),
    tdeck: state.tdeck,
    tdisc: state.tdisc,
    fdeck: state.fdeck.map(plainTile),
    fdisc: state.fdisc.map(plainTile),
  };
}

const SWIM = /^AwaitingPlayerToSwimToSafety\(player=(\w+), returningToPhase=(.*)\)$/;

/** The pawn a recorded phase asks to swim next; they take swimmers one by one where our order is free. */
export const nextSwimmer = (phase: string): string | undefined => SWIM.exec(phase)?.[1];

/** Several swimmers are nested in their phases; sorted, the order drops out. */
function orderlessPhase(phase: string): string {
  const swimmers: string[] = [];
  let rest = phase;
  for (let swim = SWIM.exec(rest); swim; swim = SWIM.exec(rest)) {
    swimmers.push(swim[1]!);
    rest = swim[2]!;
  }
  return swimPhase(swimmers, rest);
}

const swimPhase = (swimmers: string[], rest: string): string =>
  [...swimmers]
    .sort()
    .reduce((inner, name) => `AwaitingPlayerToSwimToSafety(player=${name}, returningToPhase=${inner})`, rest);

function phaseOf(table: Table): string {
  if (table.endings.length > 0) return 'GameOver';
  const swimmers = table.agenda.filter(({ kind }) => kind === 'swim');
  const rest = table.agenda.slice(0, table.agenda.length - swimmers.length);
  return swimPhase(
    swimmers.map(({ seat }) => roleText(table, seat)),
    nested(table, rest as Task<TaskKind>[]),
  );
}

function nested(table: Table, agenda: Task<TaskKind>[]): string {
  const task = agenda.at(-1);
  if (!task) return 'nothing to do';
  const player = `player=${roleText(table, task.seat)}`;
  const phases: Record<TaskKind, () => string> = {
    turn: () => `AwaitingPlayerAction(${player}, actionsRemaining=${ACTIONS})`,
    act: () => `AwaitingPlayerAction(${player}, actionsRemaining=${task.left})`,
    drawTreasure: () => `AwaitingTreasureDeckDraw(${player}, drawsRemaining=${task.left})`,
    drawFlood: () => `AwaitingFloodDeckDraw(${player}, drawsRemaining=${task.left})`,
    discard: () =>
      `AwaitingPlayerToDiscardExtraCard(playerWithTooManyCards=${roleText(table, task.seat)}, returningToPhase=${nested(table, agenda.slice(0, -1))})`,
    swim: () => `swim below another task`,
  };
  return phases[task.kind]();
}

/** They name one reason, the weightiest, and for a drowning one of the drowned. */
function resultOf(table: Table): string | null {
  const texts: Record<Ending, () => string> = {
    escaped: () => 'AdventurersWon',
    skull: () => 'MaximumWaterLevelReached',
    drowned: () => 'PlayerDrowned',
    treasureLost: () => {
      const lost = TREASURES.filter((treasure) => isLost(table, treasure)).map((treasure) => {
        const [a, b] = TREASURE_TILES[treasure].map((tile) => TILE_NAMES[tile]).sort();
        return `${a} and ${b} sank before ${TREASURE_NAMES[treasure]} was collected`;
      });
      return `BothPickupLocationsSankBeforeCollectingTreasure: ${lost.join(', ')}`;
    },
    landingLost: () => 'FoolsLandingSank',
  };
  const [weightiest] = table.endings;
  return weightiest ? texts[weightiest]() : null;
}

const isLost = (table: Table, treasure: Treasure): boolean =>
  !table.captured.includes(treasure) &&
  TREASURE_TILES[treasure].every((tile) => table.levels[table.island.indexOf(tile)] === 'sunk');

const orderlessResult = (result: string): string => result.replaceAll('^', '').replace(/^(PlayerDrowned):.*/, '$1');

/** Cards or places of ours in the order of a recorded pile, from the bottom; undefined where it holds others. */
export function recordedOrder<T extends Card | Place>(
  table: Table,
  pile: T[],
  recorded: RecordedState,
): T[] | undefined {
  const isFlood = typeof pile[0] === 'number';
  const name = (item: Card | Place) => (typeof item === 'number' ? tileText(table, item) : CARD_NAMES[item]);
  const top = (isFlood ? recorded.fdeck.map(plainTile) : recorded.tdeck).slice(0, pile.length).reverse();
  const rest = [...pile];
  const ordered = top.map((wanted) => {
    const index = rest.findIndex((item) => name(item) === wanted);
    return index < 0 ? undefined : rest.splice(index, 1)[0];
  });
  return rest.length === 0 && !ordered.includes(undefined) ? (ordered as T[]) : undefined;
}
