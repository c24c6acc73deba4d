/** @jest-environment jsdom */
import { randomFrom, seeded } from '@landfall/shared/engine/random.ts';
import { FORMAT } from '@landfall/shared/engine/recording.ts';
import { defaultSetting } from '@landfall/shared/engine/setting.ts';
import { think } from '@landfall/shared/engine/think.ts';
import { BOTS } from '@landfall/shared/games/bots.ts';
import { findGame, GAMES } from '@landfall/shared/games/registry.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { GAME_PAGES } from '../games/registry.ts';
import { forgetKept, keep, keptGame } from './kept-game.ts';
import { LocalGame, MY_SEAT } from './LocalGame.ts';
import { LocalTable } from './LocalTable.ts';
import { OFFERS } from './offers.ts';
import type { Thinker } from './Thinker.ts';

const IDS = Object.keys(GAMES);
const AT_ONCE = { cpuMs: 0, stepMs: 0, windowMs: 0 };
/** Ends a game too early to be of use here. */
const NOT_YET = ['resign', 'offerDraw', 'accept'];

const here: Thinker = {
  decide: async (task) => think({ bots: BOTS }, { ...task, ms: 1 }, () => performance.now()),
  close() {},
};
const broken: Thinker = {
  decide: () => Promise.reject(new Error('no CPU today')),
  close() {},
};

const begin = (id: string, { seats, seed = 'offline' }: { seats?: number; seed?: string } = {}) => {
  const game = findGame(id)!;
  const setting = defaultSetting(game, seats);
  const cpus = Array.from({ length: setting.seats - 1 }, () => 'easy' as const);
  return new LocalGame(game, { recording: { format: FORMAT, game: id, setting, seed, log: [] }, cpus, round: 1 });
};

const tables: LocalTable[] = [];
function open(game: LocalGame, { thinker = here, pace = AT_ONCE } = {}) {
  const table = new LocalTable(game, {
    thinker,
    name: 'Ada',
    onChange: (changed) => (changed.isOver ? forgetKept(changed.game.id) : keep(changed)),
    again: (last) => last.rematch(2),
    onAnew() {},
    pace,
  });
  tables.push(table);
  return { link: table.link, game, table };
}
type Opened = ReturnType<typeof open>;

const stateOf = ({ link }: Opened): TableState => link.state.peek()!;

/** Something that the person may do now, any of it; nothing while others or a step that plays itself are waited for. */
function anything(game: LocalGame, below: (n: number) => number): { type: string } | null {
  const isAsked = !game.automatic && game.game.waitingFor(game.match.state.table).includes(MY_SEAT);
  const legal = game.legalOf(MY_SEAT).filter(({ type }) => !NOT_YET.includes(type));
  return isAsked && legal.length > 0 ? legal[below(legal.length)]! : null;
}

const at =
  (plies: number) =>
  ({ ply }: TableState) =>
    ply >= plies;

/** Plays for the person until the game is over, or has come far enough. */
async function playOn(opened: Opened, isFarEnough: (state: TableState) => boolean = () => false): Promise<void> {
  const { below } = randomFrom(seeded('somebody'));
  const { game, link } = opened;
  while (!game.isOver && !isFarEnough(stateOf(opened))) {
    const changed = new Promise<void>((resolve) => {
      const stop = link.onPatch(() => {
        stop();
        resolve();
      });
    });
    const action = anything(game, below);
    if (action) expect(await link.act(action)).toMatchObject({ status: 'accepted' });
    await changed;
  }
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  for (const table of tables.splice(0)) table.close();
});

test('every game of the house has a page and CPUs, so that it is offered', () => {
  expect(OFFERS.map(({ id }) => id)).toEqual(IDS);
  for (const id of IDS) expect([id in GAME_PAGES, id in BOTS]).toEqual([true, true]);
});

describe.each(IDS)('%s', (id) => {
  test('is played to its end, and only the own hand is in sight on the way', async () => {
    const opened = open(begin(id, { seats: findGame(id)!.seats.max }));
    const seen = new Set<string>();
    opened.link.onPatch(({ state }) => {
      for (const seat of Object.keys(state.hands ?? {})) seen.add(seat);
    });
    await playOn(opened);
    expect(stateOf(opened)).toMatchObject({ phase: 'over', waitingFor: [], ply: opened.game.version });
    expect([...seen]).toEqual(findGame(id)!.wire.hand ? [String(MY_SEAT)] : []);
    expect(keptGame(id)).toBeNull();
  });

  test('goes on after a reload where it was', async () => {
    const before = open(begin(id));
    await playOn(before, at(7));
    before.table.close();
    const kept = keptGame(id)!;
    const after = open(kept);
    expect({ ...stateOf(after), cpuMove: '' }).toEqual({ ...stateOf(before), cpuMove: '' });
    expect(kept.match).toEqual(before.game.match);
    await playOn(after);
    expect(stateOf(after).phase).toBe('over');
  });

  test('goes on by the rules when the CPUs fail', async () => {
    const opened = open(begin(id), { thinker: broken });
    await playOn(opened, at(40));
    expect(opened.game.kept.recording.log.some((entry) => 'seat' in entry && entry.seat !== MY_SEAT)).toBe(true);
  });

  test('the last decision is taken back with all that followed, and then it is the person’s again', async () => {
    const opened = open(begin(id));
    await playOn(opened, (state) => state.ply >= 7 && state.undo.seats.includes(MY_SEAT));
    const { undo, ply, turns } = stateOf(opened);
    expect(undo.last).toBeLessThan(turns);
    const { below } = randomFrom(seeded('again'));
    expect(await opened.link.request('undo', { ply, turns: undo.last })).toMatchObject({ status: 'accepted' });
    expect(stateOf(opened)).toMatchObject({ ply: ply + 1, turns: undo.last, undone: 1 });
    expect(stateOf(opened).notes).toEqual([
      { ply: ply + 1, turns: undo.last, seat: -1, person: 1, steps: turns - undo.last },
    ]);
    expect(anything(opened.game, below)).not.toBeNull();
    expect(keptGame(id)!.match).toEqual(opened.game.match);
  });

  test('what cannot be done is refused, and changes nothing', async () => {
    const { link, game } = open(begin(id));
    expect(await link.act({ type: 'nonsense' })).toMatchObject({ status: 'refused', ply: game.version });
    expect(await link.act({ type: 'nonsense' }, 1)).toMatchObject({ status: 'refused', reason: 'notYourTurn' });
    expect(await link.request('kick', { person: 1 })).toMatchObject({ status: 'refused', problem: 'needsServer' });
    expect(await link.request('again', {})).toMatchObject({ status: 'refused', reason: 'notNow' });
  });

  test('a hint is something legal', async () => {
    const opened = open(begin(id));
    const { below } = randomFrom(seeded('hint'));
    await playOn(opened, () => anything(opened.game, below) !== null);
    const { ply } = stateOf(opened);
    const reply = await opened.link.request('hint', { ply, seat: MY_SEAT });
    expect(reply).toMatchObject({ status: 'accepted', hint: { ply, seat: MY_SEAT } });
    const { action } = (reply as { hint: { action: unknown } }).hint;
    expect(opened.game.legalOf(MY_SEAT)).toContainEqual(action);
  });
});

test('a moment before a step that plays itself lasts until it is ended', async () => {
  const windowMs = 60_000;
  const mayForestall = ({ nextStepMs }: TableState) => nextStepMs === windowMs;
  const opened = open(begin('forbidden-island'), { pace: { ...AT_ONCE, windowMs } });
  const { link } = opened;
  const hold = (on: boolean) => link.request('hold', { on }, { quiet: true });
  expect(await hold(true)).toMatchObject({ status: 'refused', reason: 'notNow' });
  await playOn(opened, mayForestall);
  expect(mayForestall(stateOf(opened))).toBe(true);
  await hold(true);
  expect(stateOf(opened)).toMatchObject({ heldBy: MY_SEAT, nextStepMs: 0 });
  await hold(false);
  expect(stateOf(opened)).toMatchObject({ heldBy: -1, nextStepMs: windowMs });
});

test.each(['forbidden-island', 'dominoes'])('in %s what came to light stays, also after a reload', async (id) => {
  const before = open(begin(id));
  await playOn(before, ({ turns, undo }) => turns >= 3 && undo.last === turns);
  before.table.close();
  const opened = open(keptGame(id)!, { pace: { cpuMs: 60_000, stepMs: 60_000, windowMs: 60_000 } });
  const { ply, turns, undo } = stateOf(opened);
  expect(undo).toMatchObject({ last: turns, seats: [] });
  for (const left of [turns - 1, 0])
    expect(await opened.link.request('undo', { ply, turns: left })).toMatchObject({
      status: 'refused',
      problem: 'revealed',
    });
  expect(stateOf(opened)).toMatchObject({ ply, turns });
});

test('in a game without secrets what CPUs did goes back with the own move', async () => {
  const opened = open(begin('gomoku'));
  await playOn(opened, ({ turns, undo }) => turns >= 4 && undo.seats.length === 2);
  const { ply, turns, undo } = stateOf(opened);
  expect(undo.seats).toEqual([MY_SEAT, 1]);
  expect(await opened.link.request('undo', { ply, turns: turns - 2 })).toMatchObject({ status: 'accepted' });
});

test('where there is no other way on, what came to light goes back all the same', async () => {
  const island = findGame('forbidden-island')!;
  const faulty: typeof island = {
    ...island,
    apply(draft, seat, action, context) {
      if (action.type === 'drawFlood') throw new TypeError('a fault');
      island.apply(draft, seat, action, context);
    },
  };
  const opened = open(new LocalGame(faulty, begin('forbidden-island').kept));
  await playOn(opened, ({ problem }) => problem !== '');
  const { ply, undo, turns } = stateOf(opened);
  expect([opened.game.shown, undo.last < turns]).toEqual([turns, true]);
  expect(await opened.link.request('undo', { ply, turns: undo.last })).toMatchObject({ status: 'accepted' });
});

describe('a fault of the rules', () => {
  const gomoku = findGame('gomoku')!;
  const dominoes = findGame('dominoes')!;
  const fault = () => {
    throw new TypeError('a fault');
  };
  /** Begins a game whose rules are faulty; the person moves first. */
  const openFaulty = (game: typeof gomoku, seats?: number) => {
    const { kept } = begin(game.id, seats ? { seats } : {});
    const { setting } = kept.recording;
    const options = game.id === 'gomoku' ? { ...setting.options, first: '1' } : setting.options;
    return open(new LocalGame(game, { ...kept, recording: { ...kept.recording, setting: { ...setting, options } } }));
  };
  const isStuck = ({ problem }: TableState) => problem !== '';

  test('is said when it breaks what a CPU does, and the person can go back', async () => {
    const opened = openFaulty({
      ...gomoku,
      apply: (draft, seat, action, context) =>
        seat === MY_SEAT ? gomoku.apply(draft, seat, action, context) : fault(),
    });
    await playOn(opened, isStuck);
    expect(stateOf(opened)).toMatchObject({ problem: 'stuck', turns: 1, undo: { last: 0 } });
    await opened.link.request('undo', { ply: 1, turns: 0 });
    expect(stateOf(opened)).toMatchObject({ problem: '', turns: 0 });
  });

  test('is got around where a CPU can do something else', async () => {
    const isSound = ({ type, point }: { type: string; point?: number }) => type !== 'place' || point === 0;
    const opened = openFaulty({
      ...gomoku,
      apply: (draft, seat, action, context) =>
        seat === MY_SEAT || isSound(action) ? gomoku.apply(draft, seat, action, context) : fault(),
    });
    await opened.link.act(opened.game.legalOf(MY_SEAT).at(-1)!);
    await playOn(opened, at(2));
    expect(stateOf(opened)).toMatchObject({ problem: '', ply: 2 });
  });

  test('is said where nobody can do anything', async () => {
    const opened = openFaulty({
      ...gomoku,
      legalActions: (view) => (view.seat === MY_SEAT ? gomoku.legalActions(view) : []),
    });
    await opened.link.act(opened.game.legalOf(MY_SEAT)[0]!);
    expect(stateOf(opened)).toMatchObject({ problem: 'stuck', turns: 1, undo: { last: 0 } });
    await opened.link.request('undo', { ply: 1, turns: 0 });
    expect(stateOf(opened)).toMatchObject({ problem: '', turns: 0 });
  });

  test('is said when it breaks everything the person could do, and not when it breaks one thing', async () => {
    const all = openFaulty({ ...gomoku, apply: fault });
    const first = all.game.legalOf(MY_SEAT)[0]!;
    expect(await all.link.act(first)).toMatchObject({ status: 'refused', reason: 'internal' });
    expect(stateOf(all)).toMatchObject({ problem: 'stuck', ply: 0 });
    const one = openFaulty({
      ...gomoku,
      apply: (draft, seat, action, context) =>
        JSON.stringify(action) === JSON.stringify(first) ? fault() : gomoku.apply(draft, seat, action, context),
    });
    expect(await one.link.act(first)).toMatchObject({ status: 'refused', reason: 'internal' });
    expect(stateOf(one)).toMatchObject({ problem: '', ply: 0 });
  });

  test('leaves the game where it was when it is in the position that would follow', async () => {
    const opened = openFaulty({ ...gomoku, result: (table) => (table.turn > 0 ? fault() : null) });
    const before = opened.game.match;
    expect(await opened.link.act(opened.game.legalOf(MY_SEAT)[0]!)).toMatchObject({ reason: 'internal' });
    expect(opened.game.match).toBe(before);
    expect(stateOf(opened)).toMatchObject({ problem: 'stuck', ply: 0 });
  });

  test('is said when CPUs cannot even be asked', async () => {
    const idle = 2; // a CPU that nobody waits for
    const opened = openFaulty(
      {
        ...dominoes,
        legalActions: (view) =>
          view.seat === idle && !dominoes.waitingFor(view.table).includes(idle) ? fault() : dominoes.legalActions(view),
      },
      3,
    );
    await playOn(opened, isStuck);
    const { problem, waitingFor } = stateOf(opened);
    expect([problem, waitingFor]).toEqual(['stuck', [1]]); // while the person was waited for, it did not matter
  });
});

test('another game follows the last one, as the game sets it up', async () => {
  const opened = open(begin('gomoku'));
  await playOn(opened);
  const { first } = stateOf(opened).options;
  expect(await opened.link.request('again', {})).toMatchObject({ status: 'accepted', ply: 0 });
  expect(stateOf(opened)).toMatchObject({ round: 2, phase: 'playing' });
  expect(first).not.toBe(stateOf(opened).options.first);
  expect(keptGame('gomoku')!.kept.round).toBe(2);
});

test.each(['', '{', '[]', '{"recording":{}}', '{"recording":{"game":"gomoku","setting":{"seats":2},"log":[]}}'])(
  'what is kept and cannot be read is no game: %s',
  (text) => {
    localStorage.setItem('landfall.offline.gomoku', text);
    expect(keptGame('gomoku')).toBeNull();
  },
);
