import { defaultSetting } from '../../../../engine/setting.ts';
import { playOn, randomGame } from '../../../../testing/randomPlay.ts';
import { forbiddenIsland as subject } from '../../../../testing/subjects/forbidden-island.ts';
import type { Action, Event } from '../../actions.ts';
import { forbiddenIsland } from '../../game.ts';
import { LAYOUT_IDS } from '../../layouts.ts';
import { options } from '../../options.ts';
import type { State } from '../../table.ts';
import { boardOf } from './board.ts';
import { CARDS } from './counts.ts';
import { legalMoves } from './legal.ts';
import { kindOf, moveOf, TURN_OVER } from './moves.ts';
import { drawFlood, drawTreasure, playMove } from './play.ts';
import { type Position, positionOf } from './position.ts';

type Ply = ReturnType<typeof randomGame> extends Generator<infer P> ? P : never;

/** A position without what only counts how it came about, and without layers that are no longer there. */
function comparable({ layers, layerCount, floodShuffles, treasuresDrawn, turns, flown, ...rest }: Position, seat = 0) {
  const isOver = rest.ending > 0;
  const ongoing = isOver ? {} : { ...rest, flown: seat >= 0 && flown };
  return {
    ending: rest.ending,
    captured: rest.captured,
    sunk: rest.sunk,
    layers: [...layers.slice(0, layerCount)],
    ...ongoing,
  };
}

/** Follows a game in place and compares with the engine at every step; returns what the game went through. */
function follow(plies: Iterable<Ply>, initial: State): Set<string> {
  const board = boardOf(initial.table);
  const position = positionOf(initial.table);
  const met = new Set<string>();
  for (const { before, choices, turn, step } of plies) {
    const action = turn.action as Action;
    for (let seat = 0; seat < board.seats; seat++) {
      const expected = choices
        .filter((choice) => choice.seat === seat)
        .map(({ action }) => moveOf(seat, action as Action));
      expect(legalMoves(board, position, seat).sort(ascending)).toEqual(expected.sort(ascending));
    }
    met.add(`${action.type} while ${before.state.table.agenda.at(-1).kind}`);
    const move = moveOf(turn.seat, action);
    if (kindOf(move) === TURN_OVER) turnOver(step.events);
    else playMove(board, position, move);
    const { table } = step.match.state;
    expect(comparable(position)).toEqual(comparable(positionOf(table)));
  }
  return met;

  function turnOver(events: Event[]): void {
    for (const event of events) {
      if (event.type === 'drewTreasure') drawTreasure(board, position, CARDS.indexOf(event.card));
      if (event.type === 'flooded' || event.type === 'sank') drawFlood(board, position, event.place);
    }
  }
}

const ascending = (a: number, b: number) => a - b;

describe('the kernel plays as the engine does', () => {
  const met = new Set<string>();
  const record = (found: Set<string>) => {
    for (const each of found) met.add(each);
  };

  test.each(LAYOUT_IDS)('on %s', (layout) => {
    for (const heliRescue of options.heliRescue)
      for (const handLimitCheck of options.handLimitCheck)
        for (const seats of [2, 3, 4])
          for (const level of ['novice', 'legendary'] as const) {
            const plain = defaultSetting(forbiddenIsland, seats);
            const setting = { ...plain, options: { ...plain.options, layout, heliRescue, handLimitCheck, level } };
            const seed = `${heliRescue} ${handLimitCheck} ${seats} ${level}`;
            const plies = [...randomGame(forbiddenIsland, setting, seed)];
            record(follow(plies, plies[0]!.before.state));
          }
  });

  test.each(subject.rareStarts.map((state, index) => [index, state] as const))('from rare start %i', (_, state) => {
    for (let index = 0; index < 20; index++) {
      const match = { state, random: [index, 2, 3, 4], ply: 0 } as never;
      record(follow([...playOn(forbiddenIsland, match, state.table.adventurers.length, `${index}`)], state));
    }
  });

  test('in every window of every special card', () => {
    const windows = ['act', 'drawTreasure', 'drawFlood', 'discard'];
    for (const window of windows) {
      expect(met).toContain(`lift while ${window}`);
      expect(met).toContain(`sandbag while ${window}`);
    }
    for (const each of ['lift while swim', 'drown while swim', 'guide while act', 'fly while act', 'capture while act'])
      expect(met).toContain(each);
  });
});
