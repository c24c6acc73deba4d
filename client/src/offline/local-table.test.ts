/** @jest-environment jsdom */
import { randomFrom, seeded } from '@landfall/shared/engine/random.ts';
import { FORMAT } from '@landfall/shared/engine/recording.ts';
import { BOTS } from '@landfall/shared/games/bots.ts';
import { findGame, GAMES } from '@landfall/shared/games/registry.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { GAME_PAGES } from '../games/registry.ts';
import { keptGame } from './kept-game.ts';
import { MY_SEAT } from './LocalGame.ts';
import { OFFERS } from './offers.ts';
import { AT_ONCE, anything, at, begin, broken, closeTables, open, playOn, stateOf } from './testing/tables.ts';

const IDS = Object.keys(GAMES);

beforeEach(() => localStorage.clear());
afterEach(closeTables);

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
  const { ply } = stateOf(opened);
  expect(stateOf(opened)).toMatchObject({ heldBy: -1, nextStepMs: windowMs });
  expect(await link.request('waive', { ply: ply - 1 }, { quiet: true })).toMatchObject({ reason: 'moved' });
  const followed = new Promise((resolve) => link.onPatch(({ state }) => state.ply > ply && resolve(null)));
  await hold(true);
  expect(await link.request('waive', { ply })).toEqual({ status: 'accepted', ply });
  await followed;
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

describe('a game that was kept by another version', () => {
  const keptAs = (written: object) =>
    localStorage.setItem('landfall.offline.gomoku', JSON.stringify({ ...begin('gomoku').kept, recording: written }));
  const { log: _, ...recording } = begin('gomoku').kept.recording;

  test('goes on where it was, and is kept as today’s', () => {
    const turns = [{ seat: MY_SEAT, action: { type: 'place', point: 7 } }];
    keptAs({ ...recording, format: 1, turns });
    const { kept, match } = keptGame('gomoku')!;
    expect([kept.recording.format, kept.recording.log]).toEqual([FORMAT, turns]);
    expect(match.state.table.stones).toEqual([7]);
  });

  test('is no game where that version was a later one', () => {
    keptAs({ ...recording, format: FORMAT + 1, log: [] });
    expect(keptGame('gomoku')).toBeNull();
  });
});
