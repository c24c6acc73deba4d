import type { Task } from '../../src/engine/agenda.ts';
import { type Card, TREASURES, type Treasure } from '../../src/games/forbidden-island/cards.ts';
import type { Place } from '../../src/games/forbidden-island/layouts.ts';
import { ACTIONS } from '../../src/games/forbidden-island/rules/turn.ts';
import type { Ending, State, Table, TaskKind } from '../../src/games/forbidden-island/table.ts';
import { TREASURE_TILES } from '../../src/games/forbidden-island/tiles.ts';
import type { RecordedState } from './read.ts';
import { CARD_NAMES, cellText, plainTile, roleText, TILE_NAMES, TREASURE_NAMES, tileText } from './words.ts';

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

/**
 * What `pile` holds in the order of the recorded pile of its kind, the top last; undefined where the recorded pile does
 * not begin with just these cards.
 */
export function recordedOrder<T>(table: Table, pile: T[], recorded: RecordedState): T[] | undefined {
  const isFlood = typeof pile[0] === 'number';
  const name = (item: T) => (isFlood ? tileText(table, item as Place) : CARD_NAMES[item as Card]);
  const top = (isFlood ? recorded.fdeck.map(plainTile) : recorded.tdeck).slice(0, pile.length).reverse();
  const rest = [...pile];
  const ordered = top.flatMap((wanted) => {
    const index = rest.findIndex((item) => name(item) === wanted);
    return index < 0 ? [] : rest.splice(index, 1);
  });
  return ordered.length === pile.length ? ordered : undefined;
}
