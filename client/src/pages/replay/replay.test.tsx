/** @jest-environment jsdom */
import { createHash, webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import { jest } from '@jest/globals';
import { positions } from '@landfall/shared/engine/positions.ts';
import type { LogEntry } from '@landfall/shared/engine/recording.ts';
import { defaultSetting } from '@landfall/shared/engine/setting.ts';
import { gomoku } from '@landfall/shared/games/gomoku/game.ts';
import { committed } from '@landfall/shared/protocol/commitment.ts';
import type { ReplayReply } from '@landfall/shared/protocol/http.ts';
import { act } from 'preact/test-utils';
import { keepSecret } from '../../net/identity.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { button, press, show } from '../../testing/page.ts';
import { Player } from './player.ts';
import { keepPromise, promisedAt } from './promise.ts';
import ReplayPage from './replay.tsx';
import { verify } from './verify.ts';

const CODE = 'K7M2QX9RA';
const usual = defaultSetting(gomoku);
const setting = { ...usual, options: { ...usual.options, first: '1' as const } };
const place = (seat: number, point: number) => ({ seat, action: { type: 'place', point } });
const log: LogEntry[] = [
  place(0, 112),
  place(1, 113),
  { undo: 1 },
  place(1, 97),
  { seat: 0, action: { type: 'resign' } },
];

function reply(changes: Partial<ReplayReply> = {}): ReplayReply {
  const seed = 'sea';
  const frames = [...positions(gomoku, { setting, seed, log })].map(({ version, entry, events, match }) => ({
    version,
    ...(entry ?? {}),
    events,
    table: match.state.table,
    hands: match.state.hands,
  }));
  const commitment = createHash('sha256')
    .update(committed(seed, CODE, 1))
    .digest('hex');
  const names = ['Ada', 'Bo'];
  const all = { code: CODE, game: 'gomoku', round: 1, over: true, setting, names, commitment, complete: true };
  return JSON.parse(JSON.stringify({ ...all, frames, seed, log, ...changes })) as ReplayReply;
}

const path = `GET /api/tables/${CODE}/rounds/1/replay`;
beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  Object.assign(globalThis, {
    TextEncoder,
    matchMedia: () => ({ matches: false, addEventListener() {} }),
  });
});
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** The page once the game's own page has been fetched. */
async function page(body: ReplayReply = reply()) {
  fakeServer({ [path]: { body } });
  const root = await show(<ReplayPage code={CODE} round={1} />);
  for (let i = 0; i < 200 && !root.querySelector('.gomoku-page'); i++)
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
  return root;
}
/** Waits for what the check finds. */
async function verdictOf(root: HTMLElement): Promise<void> {
  for (let i = 0; i < 200 && root.querySelector('.replay-checking'); i++)
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
}
const shown = () => document.querySelector('.replay-place')?.textContent;
const key = (name: string, target: EventTarget = document.body) =>
  act(() => void target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })));

test("shows the round on the game's own page, moved by buttons, keys and the slider", async () => {
  const root = await page();
  expect(root.querySelector('.gomoku-page')).not.toBeNull();
  expect(root.textContent).toContain('Ada');
  expect(shown()).toBe('0 of 5');
  expect(root.querySelector('.gomoku-prompt')!.textContent).toBe('Next to act: Ada');
  await press('One step on');
  expect(shown()).toBe('1 of 5');
  await key('ArrowRight');
  expect(shown()).toBe('2 of 5');
  await key('Home');
  expect(shown()).toBe('0 of 5');
  await key('ArrowLeft');
  expect(shown()).toBe('0 of 5');
  const slider = root.querySelector<HTMLInputElement>('[type=range]')!;
  await act(() => {
    slider.value = '4';
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(shown()).toBe('4 of 5');
  await key('End');
  expect(shown()).toBe('5 of 5');
  await key(' ');
  expect(button('Pause')).toBeTruthy();
  await key(' ');
  expect(button('Play')).toBeTruthy();
  await key(' ', button('Play')); // has its own use for it
  expect(button('Play')).toBeTruthy();
});

test('says that the round was verified, or that it cannot be where the start was not seen', async () => {
  const proof = async () => {
    const root = await page();
    await verdictOf(root);
    const { textContent, title } = root.querySelector<HTMLElement>('.replay-proof')!;
    return [textContent, title];
  };
  expect(await proof()).toEqual(['Played by the rules', expect.stringContaining('cannot be proven in this browser')]);
  keepPromise({ code: CODE, round: 1, ply: 0 }, reply().commitment);
  expect(await proof()).toEqual(['Verified', expect.stringContaining('fixed before the first move')]);
});

test('what the rules have changed under is played on from the last position that is left, too', async () => {
  const branch = 'Play on from here';
  await page();
  await key('End');
  expect(button(branch).disabled).toBe(true);
  keepSecret(CODE, 'f'.repeat(32));
  await page(reply({ complete: false }));
  await key('End');
  expect(button(branch).disabled).toBe(false);
  const asked: RequestInit[] = [];
  const answered = globalThis.fetch;
  globalThis.fetch = (async (_path: string, init: RequestInit) => {
    asked.push(init);
    return { ok: false, status: 403, json: async () => ({ error: 'notSeated' }) };
  }) as unknown as typeof fetch;
  await press(branch);
  globalThis.fetch = answered;
  expect(asked[0]).toMatchObject({ method: 'POST', headers: { authorization: `Bearer ${'f'.repeat(32)}` } });
  expect(JSON.parse(asked[0]!.body as string)).toEqual({ game: 'gomoku', from: { code: CODE, round: 1, version: 5 } });
});

test('what is saved is what the server keeps, with the end and its faults; that of the day not yet', async () => {
  const recording = { format: 1, game: 'gomoku', result: { winners: [1] }, hash: 'abc', incidents: [] };
  await page();
  fakeServer({ [`GET /api/tables/${CODE}/rounds/1/recording`]: { body: recording } });
  const files: Blob[] = [];
  Object.assign(URL, { createObjectURL: (file: Blob) => files.push(file) && 'blob:1', revokeObjectURL: () => {} });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await press('Save as a file');
  click.mockRestore();
  expect(files.map(({ size }) => size)).toEqual([JSON.stringify(recording).length]);
  await page(reply({ seed: undefined, log: undefined }));
  expect(() => button('Save as a file')).toThrow('no button');
});

test('shows the own secret for a running round, and why there is nothing to see', async () => {
  keepSecret(CODE, 'f'.repeat(32));
  const asked: unknown[] = [];
  Object.assign(globalThis, {
    fetch: async (_path: string, { headers }: { headers: unknown }) => {
      asked.push(headers);
      return { ok: false, status: 403, json: async () => ({ error: 'notSeated' }) };
    },
  });
  const root = await show(<ReplayPage code={CODE} round={1} />);
  expect(asked).toEqual([{ authorization: `Bearer ${'f'.repeat(32)}` }]);
  expect(root.textContent).toContain('only its players can look back');
});

describe('verifying', () => {
  test.each<[string, Partial<ReplayReply>, string]>([
    ['a round as it was, to somebody who was not there', {}, 'unproven'],
    ['another seed', { seed: 'see' }, 'wrong'],
    ['another commitment', { commitment: 'f'.repeat(64) }, 'wrong'],
    ['another round', { round: 2 }, 'wrong'],
    ['a missing entry', { log: log.slice(1) }, 'wrong'],
    ['an illegal entry', { log: [place(1, 1), ...log.slice(1)] }, 'wrong'],
    ['older rules', { complete: false }, 'incomplete'],
    ['a seed that the host chose', { known: 'chosen' }, 'chosen'],
    ['a round that everybody played that day', { known: 'daily' }, 'daily'],
    ['a round that goes on from another one', { known: 'elsewhere' }, 'elsewhere'],
    ['one whose seed is another, although it was known', { known: 'chosen', seed: 'see' }, 'wrong'],
    ['a running round', { over: false, seed: undefined }, 'running'],
  ])('%s', async (_what, changes, verdict) => {
    expect(await verify(gomoku, reply(changes), null)).toBe(verdict);
  });

  test('a position that does not follow', async () => {
    const changed = reply();
    Object.assign(changed.frames[4]!.table, { turn: 7 });
    expect(await verify(gomoku, changed, null)).toBe('wrong');
  });

  test('a server that had promised something else when the round began', async () => {
    expect(await verify(gomoku, reply(), reply().commitment)).toBe('verified');
    expect(await verify(gomoku, reply({ known: 'elsewhere' }), reply().commitment)).toBe('elsewhere');
    expect(await verify(gomoku, reply(), 'a'.repeat(64))).toBe('wrong');
  });

  test('what was promised first is kept', () => {
    keepPromise({ code: CODE, round: 1, ply: 0 }, 'a'.repeat(64));
    keepPromise({ code: CODE, round: 1, ply: 0 }, reply().commitment);
    expect(promisedAt(reply())).toBe('a'.repeat(64));
  });

  test('what is said after the first move is no promise', () => {
    keepPromise({ code: CODE, round: 1, ply: 1 }, reply().commitment);
    expect(promisedAt(reply())).toBeNull();
  });

  test('without SHA-256 in the browser', async () => {
    Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
    expect(await verify(gomoku, reply(), null)).toBe('played');
    Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  });
});

describe('the player', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  test('steps come with their events, jumps and what was taken back do not', () => {
    const player = new Player(reply());
    const patches: [number, number, boolean][] = [];
    player.link.onPatch(({ state, events, fresh }) => patches.push([state.ply, events.length, fresh]));
    for (const index of [1, 2, 3, 4, 1, 99]) player.go(index);
    expect(patches).toEqual([
      [1, 1, false],
      [2, 1, false],
      [3, 0, true],
      [4, 1, false],
      [1, 0, true],
      [5, 0, true],
    ]);
    const pastAt = (ply: number) => player.link.past!(ply).flatMap(({ events }) => events as { type: string }[]);
    expect([0, 2, 3, 4].map((ply) => pastAt(ply).length)).toEqual([0, 2, 2, 3]);
    expect(pastAt(5).at(-1)!.type).toBe('ended');
    expect(player.link.state.value).toMatchObject({ phase: 'over', people: { 1: { name: 'Ada' } } });
    expect(player.link.seat.value).toBeNull();
  });

  test.each<[string, Partial<ReplayReply>, object]>([
    ['by the rules', {}, { phase: 'over', abandoned: false, problem: '' }],
    ['by consent', { frames: reply().frames.slice(0, 3) }, { phase: 'over', abandoned: true, problem: '' }],
    ['where the rules have changed', { complete: false }, { phase: 'broken', abandoned: false, problem: 'rules' }],
    ['where it is now', { over: false }, { phase: 'playing', abandoned: false, problem: '' }],
  ])('a round that ends %s ends so', (_how, changes, end) => {
    const player = new Player(reply(changes));
    player.go(player.last - 1);
    expect(player.link.state.value).toMatchObject({ phase: 'playing', abandoned: false, problem: '' });
    player.go(player.last);
    expect(player.link.state.value).toMatchObject(end);
  });

  test('says who took back, and where a CPU played', () => {
    const body = reply({ names: ['Ada', ''] });
    Object.assign(body.frames[2]!, { cpu: true });
    Object.assign(body.frames[3]!, { by: 'Cleo' });
    Object.assign(body.frames[4]!, { cpu: true, for: 'Dora' });
    Object.assign(body.frames[5]!, { cpu: true, for: 'Ada' });
    const player = new Player(body);
    player.go(5);
    expect(player.link.state.value).toMatchObject({
      seats: [{ person: 1, cpu: '' }, { cpu: 'medium' }], // the second one nobody has
      people: { 3: { name: 'Cleo' }, 4: { name: 'Dora' } },
      notes: [
        { ply: 3, turns: 1, seat: -1, person: 3, steps: 1 },
        { ply: 4, turns: 2, seat: 1, person: 4, steps: 0 },
        { ply: 5, turns: 3, seat: 0, person: 1, steps: 0 },
      ],
    });
    player.go(2);
    expect(player.link.state.value!.notes).toEqual([]);
  });

  test('plays at the chosen speed up to the end, and again from the start', () => {
    jest.useFakeTimers();
    const player = new Player(reply());
    player.toggle();
    jest.advanceTimersByTime(1400);
    expect(player.at.value).toBe(1);
    player.setSpeed(4);
    jest.advanceTimersByTime(700);
    expect(player.at.value).toBe(3);
    jest.advanceTimersByTime(10_000);
    expect([player.at.value, player.playing.value]).toEqual([5, false]);
    player.toggle();
    expect([player.at.value, player.playing.value]).toEqual([0, true]);
    player.step(1);
    expect([player.at.value, player.playing.value]).toEqual([1, false]);
  });
});
