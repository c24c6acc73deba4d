import { viewFor } from '@landfall/shared/engine/match.ts';
import { randomFrom, seeded } from '@landfall/shared/engine/random.ts';
import { bots } from '@landfall/shared/games/gomoku/bot/bots.ts';
import { gomoku } from '@landfall/shared/games/gomoku/game.ts';
import type { Gomoku, Table } from '@landfall/shared/games/gomoku/table.ts';
import { accepted, newTable, Player, pause, startTestServer, type TestServer, until } from './harness.ts';

/** Stones of Black that never lie in line. */
const QUIET = [0, 17, 34, 6, 23, 40, 12, 29, 210, 182, 216, 188];
const STEPS = 10;
/** Long enough to take a stone back meanwhile on a busy machine. */
const THINKS_MS = 1000;

/** A point that keeps the game going: it stops what the CPU threatens, and otherwise makes nothing. */
function quietPoint(table: Table): number {
  const view = viewFor<Gomoku>({ table, hands: [], hidden: {} }, 0);
  const { action, reason } = bots.medium.bot(view, gomoku.legalActions(view), {
    random: randomFrom(seeded('quiet')),
    steps: 100,
  })!;
  if (action.type === 'place' && reason?.word.startsWith('stops')) return action.point;
  return QUIET.find((point) => !table.stones.includes(point))!;
}

let server: TestServer;
afterEach(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

/** Ann against an easy CPU; `first` is the seat that begins, hers is '1'. */
async function againstCpu({ first = '1', cpuMs = 0 } = {}) {
  server = await startTestServer({ games: { gomoku }, cpuMs });
  const options = { first };
  const code = await newTable(server, { game: 'gomoku', seats: 2, options, cpus: ['easy'], begin: true, seed: 'back' });
  const ann = await Player.join<Table>(server, code, { name: 'Ann' });
  await until(() => ann.state.phase === 'playing', 'the start');
  const stones = () => ann.state.table!.stones;
  const place = async (point: number) => {
    const turns = ann.state.turns;
    expect(await ann.act({ type: 'place', point })).toMatchObject({ status: 'accepted' });
    await until(() => ann.state.turns > turns, 'the own stone');
  };
  const isMyTurn = () => until(() => ann.state.waitingFor[0] === 0, 'the turn of the person');
  const takeBack = async () => {
    const { ply, undo } = ann.state;
    expect(await ann.ask('undo', { ply, turns: undo.last })).toEqual(accepted(ply + 1));
    await until(() => ann.state.ply === ply + 1, 'the taking back');
  };
  return { ann, stones, place, isMyTurn, takeBack };
}

test('GO-7 ten moves go back one step at a time, each with the reply of the CPU', async () => {
  const { ann, stones, place, isMyTurn, takeBack } = await againstCpu();
  const before: number[][] = [];
  while (before.length < STEPS) {
    before.push([...stones()]);
    await place(quietPoint(ann.state.table!));
    await isMyTurn();
  }
  expect(stones()).toHaveLength(2 * STEPS);
  for (const position of before.reverse()) {
    await takeBack();
    expect(ann.state).toMatchObject({ phase: 'playing', waitingFor: [0], turns: position.length });
    expect(stones()).toEqual(position);
  }
  await place(QUIET[0]!);
  await isMyTurn();
  expect(stones()).toHaveLength(2);
});

test('GO-7 while the CPU thinks only the own stone goes back, and the CPU places none', async () => {
  const { ann, stones, place, takeBack } = await againstCpu({ cpuMs: THINKS_MS });
  await place(112);
  expect(ann.state.waitingFor).toEqual([1]);
  await takeBack();
  await pause(THINKS_MS + 400); // longer than the CPU would have waited
  expect(ann.state).toMatchObject({ turns: 0, waitingFor: [0], ply: 2 });
  expect(stones()).toEqual([]);
});

test('GO-7 at move one: the first stone and the reply to it', async () => {
  const { stones, place, isMyTurn, takeBack } = await againstCpu();
  await place(112);
  await isMyTurn();
  await takeBack();
  expect(stones()).toEqual([]);
});

test('GO-7 at move one of a game that the CPU began: its stone stays', async () => {
  const { ann, stones, place, isMyTurn, takeBack } = await againstCpu({ first: '2' });
  await isMyTurn();
  const [begun] = stones();
  await place(begun === 0 ? 1 : 0);
  await isMyTurn();
  expect(stones()).toHaveLength(3);
  await takeBack();
  expect(stones()).toEqual([begun]);
  expect(ann.state.waitingFor).toEqual([0]);
});
