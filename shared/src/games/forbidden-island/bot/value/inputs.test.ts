import { defaultSetting } from '../../../../engine/setting.ts';
import { randomGame } from '../../../../testing/randomPlay.ts';
import { TREASURES } from '../../cards.ts';
import { forbiddenIsland } from '../../game.ts';
import type { Place } from '../../layouts.ts';
import { POWERS } from '../../roles.ts';
import type { Table } from '../../table.ts';
import { draw } from '../../testing/draw.ts';
import { boardOf } from '../kernel/board.ts';
import { scatter, turnOver } from '../kernel/chance.ts';
import { copyInto, emptyPosition, positionOf } from '../kernel/position.ts';
import { tile } from '../kernel/tiles.ts';
import { newPool, plansFrom } from '../plan/planner.ts';
import { newDescriber } from './describer.ts';
import { distance, emptyDistances, FAR } from './distances.ts';
import { describe as describePosition, emptyInputs, type Inputs, TABLE_INPUTS } from './inputs.ts';
import { judgeBySeats } from './judge.ts';
import { emptyRisks, estimateRisks, HORIZONS } from './risks.ts';
import { TREASURE_INPUTS } from './treasure.ts';
import { NETWORKS } from './weights.ts';

const planner = { judge: judgeBySeats(NETWORKS), pool: newPool(), width: 2, sparesFirst: true };

/** Tables met in random games, every so many plies. */
function* tables(every: number): Generator<Table> {
  for (const seats of [2, 3, 4]) {
    let ply = 0;
    for (const { before } of randomGame(forbiddenIsland, defaultSetting(forbiddenIsland, seats), `inputs ${seats}`))
      if (ply++ % every === 0) yield before.state.table;
  }
}

test('every input is written, finite and of moderate size', () => {
  for (const table of tables(3)) {
    const inputs = emptyInputs();
    inputs.table.fill(Number.NaN);
    inputs.treasures.fill(Number.NaN);
    describePosition(newDescriber(), boardOf(table), positionOf(table), inputs);
    expect(inputs.table).toHaveLength(TABLE_INPUTS);
    for (const value of inputs.table) expect(Math.abs(value)).toBeLessThan(3.1);
    const open = 4 - table.captured.length;
    const written = inputs.treasures.filter((value) => Math.abs(value) < 3.1);
    expect(written).toHaveLength(open * TREASURE_INPUTS);
  }
});

test('a describer that has seen other positions describes the same, also in the same rows', () => {
  const used = newDescriber();
  const again = emptyInputs();
  for (const table of tables(1)) {
    const fresh = emptyInputs();
    const board = boardOf(table);
    const position = positionOf(table);
    describePosition(newDescriber(), board, position, fresh);
    describePosition(used, board, position, again);
    expect(again.table).toEqual(fresh.table);
    for (const [treasure, name] of TREASURES.entries())
      if (!table.captured.includes(name)) expect(rowOf(again, treasure)).toEqual(rowOf(fresh, treasure));
  }
});

test('a plan and the position before it are described alike by turns', () => {
  for (const table of tables(7)) {
    const board = boardOf(table);
    const before = positionOf(table);
    const used = newDescriber();
    const again = emptyInputs();
    for (const { position } of plansFrom(planner, board, before)) {
      if (position.ending) continue;
      for (const each of [position, before]) {
        const fresh = emptyInputs();
        describePosition(newDescriber(), board, each, fresh);
        describePosition(used, board, each, again);
        for (let treasure = 0; treasure < TREASURES.length; treasure++)
          if (!((each.captured >> treasure) & 1)) expect(rowOf(again, treasure)).toEqual(rowOf(fresh, treasure));
      }
    }
  }
});

const rowOf = ({ treasures }: Inputs, treasure: number): Float32Array =>
  treasures.subarray(treasure * TREASURE_INPUTS, (treasure + 1) * TREASURE_INPUTS);

test('distances are those the rules give', () => {
  const known = emptyDistances();
  for (const table of tables(9)) {
    const board = boardOf(table);
    const position = positionOf(table);
    for (const [seat, { role, place, flown }] of table.adventurers.entries()) {
      if (table.levels[place] === 'sunk') continue;
      const steps = stepsFrom(table, place, POWERS[role].moves);
      const canFly = POWERS[role].flies && !(position.seat === seat && flown);
      for (const [to, level] of table.levels.entries()) {
        if (level === 'sunk') continue;
        const walked = Math.min(steps.get(to) ?? FAR, FAR);
        const expected = canFly && to !== place ? 1 : walked;
        expect(distance(known, { board, position, seat, from: place }, tile(to))).toBe(expected);
      }
    }
  }
});

function stepsFrom(table: Table, from: Place, moves: (table: Table, from: Place) => Place[]): Map<Place, number> {
  const steps = new Map([[from, 0]]);
  for (const [place, taken] of steps)
    for (const next of moves(table, place)) if (!steps.has(next)) steps.set(next, taken + 1);
  return steps;
}

test.each([
  ['a fresh deck', {}],
  ['cards that came back', { waterLevel: 3, layered: true }],
])('the estimated risk of the coming flood is close to what many futures bring: %s', (_name, given) => {
  const { table } = draw(
    `. . ~ # . .
     . # ~ # # .
     # # #E ~ # #M
     # ~ # # # #
     . # ~ # # .
     . . # # . .`,
    {
      doing: 'drawTreasure',
      floodDiscard: ['0,2', '1,2', '2,3'],
      tiles: { '0,2': 'dunes', '1,2': 'marsh', '2,3': 'rock', '3,1': 'hollow', '4,2': 'forest' },
      ...given,
    },
  );
  if ('layered' in given) for (const place of [12, 17, 20]) table.floodLayers[place] = 2;
  const board = boardOf(table);
  const start = positionOf(table);
  const risks = emptyRisks();
  estimateRisks(start, risks);
  const drawn = new Array<number>(24).fill(0);
  const futures = 6000;
  const position = emptyPosition();
  for (let future = 0; future < futures; future++) {
    copyInto(position, start);
    while (position.turns === start.turns && !position.ending && !position.swimmers) {
      if (position.discarder >= 0) break;
      turnOver(board, position, scatter(future));
    }
    for (let place = 0; place < 24; place++) {
      const before = (start.sunk | start.flooded) & tile(place) ? 'wet' : 'dry';
      const isDrawn = before === 'wet' ? position.sunk & tile(place) : position.flooded & tile(place);
      if (isDrawn) drawn[place]!++;
    }
  }
  for (let place = 0; place < 24; place++)
    expect(Math.abs(drawn[place]! / futures - risks.drawn[place * HORIZONS]!)).toBeLessThan(0.03);
});
