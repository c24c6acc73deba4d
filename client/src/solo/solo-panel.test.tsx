/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { dominoes } from '@landfall/shared/games/dominoes/game.ts';
import { forbiddenIsland } from '@landfall/shared/games/forbidden-island/game.ts';
import { gomoku } from '@landfall/shared/games/gomoku/game.ts';
import { act } from 'preact/test-utils';
import { keptGame } from '../offline/kept-game.ts';
import { route } from '../router.tsx';
import { day, games } from '../setup/games.ts';
import { rememberedGame, rememberedSetup, rememberSetup } from '../setup/remembered-setup.ts';
import { defaultSetup } from '../setup/setup-form.tsx';
import { fakeServer } from '../testing/fake-server.ts';
import { buttons, press, show } from '../testing/page.ts';
import { messages } from '../ui/toast.tsx';
import { noteAttempt } from './attempts.ts';
import { SoloPanel } from './solo-panel.tsx';
import { cpuCounts, seatCounts } from './solo-setup.ts';

const CODE = 'K7M2QX9RA';
const offer = ({ id, seats, options, seatOptions }: typeof forbiddenIsland | typeof gomoku | typeof dominoes) => ({
  id,
  seats,
  options: options as Record<string, readonly string[]>,
  seatOptions: seatOptions as Record<string, readonly string[]>,
  cpus: true,
  open: true,
  daily: false,
});
const island = offer(forbiddenIsland);

async function panel(name: string | null = 'Ada') {
  const asked = fakeServer({ 'POST /api/tables': { status: 201, body: { code: CODE } } });
  const created: string[] = [];
  const root = await show(<SoloPanel settleName={() => name} onCreated={(code) => created.push(code)} />);
  const group = (legend: string) =>
    [...root.querySelectorAll('fieldset')].find((one) => one.querySelector('legend')!.textContent === legend)!;
  const choose = (value: string, legend?: string) => {
    const among = legend ? group(legend) : root;
    return act(() => among.querySelector<HTMLInputElement>(`input[value="${value}"]`)!.click());
  };
  return { asked, created, root, choose };
}

beforeAll(() =>
  Object.assign(globalThis, {
    scrollTo() {},
    matchMedia: () => ({ matches: true }),
  }),
);
beforeEach(() => {
  localStorage.clear();
  games.value = [island, offer(gomoku), offer(dominoes)];
});

test('one press opens a table with a CPU that begins at once', async () => {
  const { asked, created } = await panel();
  await press('Play alone now');
  expect(asked[0]!.body).toMatchObject({ game: 'forbidden-island', seats: 2, cpus: ['medium'], begin: true });
  expect(created).toEqual([CODE]);
});

test('what was chosen is what the next press begins with', async () => {
  const first = await panel();
  await first.choose('3', 'CPU players');
  await first.choose('hard');
  await press('Play alone now');
  const { asked, root } = await panel();
  expect(root.querySelector('summary')!.textContent).toBe('Forbidden IslandWith 3 CPUs, hard');
  await press('Play alone now');
  expect(asked[0]!.body).toMatchObject({ seats: 4, cpus: ['hard', 'hard', 'hard'] });
});

test('the options are those of the last table, as far as the number of seats allows', async () => {
  const usual = defaultSetup(island);
  rememberSetup(island.id, { ...usual, seats: 4, options: { ...usual.options, level: 'elite', first: '4' } });
  const { asked } = await panel();
  await press('Play alone now');
  expect(asked[0]!.body).toMatchObject({ options: { level: 'elite', first: 'random' } });
});

test('the options of the game can be chosen, and are kept without the number of seats', async () => {
  rememberSetup('gomoku', { ...defaultSetup(island), seats: 4 });
  const { asked, choose } = await panel();
  await choose('elite', 'Difficulty');
  await press('Play alone now');
  expect(asked[0]!.body).toMatchObject({ seats: 2, options: { level: 'elite' } });
  expect(rememberedSetup(island).options.level).toBe('elite');
  expect(rememberedGame()).toBe('gomoku'); // what is opened for others is another matter
});

test('options chosen for one game are not those of another', async () => {
  const { asked, choose, root } = await panel();
  await choose('2', 'First player');
  await choose('gomoku');
  expect([...root.querySelectorAll('legend')].map(({ textContent }) => textContent)).toContain('Who begins');
  await choose('renju', 'Rules');
  await press('Play alone now');
  expect(asked[0]!.body).toMatchObject({ game: 'gomoku', options: { rule: 'renju', first: 'random' } });
});

const later = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

/** Presses until a game from elsewhere is to be played on. */
async function playOnRecorded() {
  const made = await panel();
  await made.choose('gomoku');
  await press('Open a recorded game');
  while (!document.querySelector('textarea')) await later();
  await act(() => {
    const field = document.querySelector('textarea')!;
    field.value = 'h8 i9 g7';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await press('Show it');
  await press('Play on from here');
  return made;
}

test('a game from elsewhere is played on without the server', async () => {
  const { asked } = await playOnRecorded();
  while (!keptGame('gomoku')) await later();
  expect(keptGame('gomoku')!.kept.cpus).toEqual(['medium']);
  expect(route.value).toEqual({ page: 'offline', game: 'gomoku' });
  expect(asked).toEqual([]);
});

test('where the code for that does not come it is told', async () => {
  jest.unstable_mockModule('../offline/play-on.ts', () => {
    throw new Error('no network');
  });
  messages.value = [];
  await playOnRecorded();
  while (messages.value.length === 0) await later();
  expect(messages.value.map(({ text }) => text)).toEqual(['This part of the page could not be loaded.']);
  expect(document.querySelector('.dialog-viewer')).not.toBeNull();
});

describe('who can begin', () => {
  const beginners = (root: HTMLElement, legend: string) => {
    const group = [...root.querySelectorAll('fieldset')].find(
      (one) => one.querySelector('legend')!.textContent === legend,
    )!;
    return [...group.querySelectorAll('label')].map(({ textContent }) => textContent);
  };

  test('GO-6: is the person or the CPU', async () => {
    const { root, choose } = await panel();
    await choose('gomoku');
    expect(beginners(root, 'Who begins')).toEqual(['Random', 'You', 'CPU']);
  });

  test('is one of several CPUs', async () => {
    const { root, choose } = await panel();
    await choose('2', 'CPU players');
    expect(beginners(root, 'First player')).toEqual(['Random', 'You', 'CPU 2', 'CPU 3']);
  });

  test('is one of several own seats, by their number', async () => {
    const { root, choose } = await panel();
    await choose('2', 'Seats for me');
    expect(beginners(root, 'First player')).toEqual(['Random', 'Seat 1', 'Seat 2', 'CPU']);
  });
});

test('another game keeps as many CPUs as it has room for', async () => {
  const { asked, choose } = await panel();
  await choose('3', 'CPU players');
  await choose('gomoku');
  await press('Play alone now');
  expect(asked[0]!.body).toMatchObject({ game: 'gomoku', seats: 2, cpus: ['medium'] });
});

test('one person may play several seats, also all of them, where no seat has secrets', async () => {
  const { asked, choose, root } = await panel();
  await choose('2', 'Seats for me');
  expect(root.querySelector('summary small')!.textContent).toBe('2 seats for me · With 1 CPU, medium');
  await choose('0', 'CPU players');
  expect(root.querySelector('summary small')!.textContent).toBe('2 seats for me');
  await press('Play alone now');
  expect(asked[0]!.body).toMatchObject({ game: 'forbidden-island', seats: 2, cpus: [], begin: true });
});

test('with secrets one person plays one seat, and needs a CPU', async () => {
  games.value = [{ ...offer(dominoes), open: false }];
  const { root } = await panel();
  expect(seatCounts(games.value[0]!)).toEqual([1]);
  expect(cpuCounts(games.value[0]!, 1)).toEqual([1, 2, 3]);
  expect([...root.querySelectorAll('legend')].map(({ textContent }) => textContent)).not.toContain('Seats for me');
});

test('what one person cannot play is not offered, and where that is everything nothing is', async () => {
  games.value = [island, { ...offer(dominoes), cpus: false, open: false }];
  const some = await panel();
  expect(some.root.querySelector('input[value=dominoes]')).toBeNull();
  games.value = [{ ...island, cpus: false, open: false }];
  await panel();
  expect(buttons()).toEqual([]);
});

test('without a name nothing is opened', async () => {
  const { asked } = await panel(null);
  await press('Play alone now');
  expect(asked).toEqual([]);
});

describe('the game of the day', () => {
  const daily = 'Today’s island';
  beforeEach(() => {
    games.value = [{ ...island, daily: true }];
    day.value = '2030-01-31';
  });

  test('one press opens it, with nothing to choose', async () => {
    const { asked, created, root } = await panel();
    expect(root.querySelector('.solo-daily small')!.textContent).toMatch(/2030-01-31. Your first attempt counts/);
    await press(daily);
    expect(asked[0]!.body).toEqual({ game: 'forbidden-island', daily: true });
    expect(created).toEqual([CODE]);
  });

  test('whoever has played it is told that another go is not the first', async () => {
    noteAttempt({ game: island.id, day: '2030-01-31' }, CODE, 1);
    const { root } = await panel();
    expect(root.querySelector('.solo-daily small')!.textContent).toMatch(/not your first attempt/);
    day.value = '2030-02-01';
    const { root: next } = await panel();
    expect(next.querySelector('.solo-daily small')!.textContent).toMatch(/first attempt counts/);
  });

  test('a page that is looked at again on the next day offers that day', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const { root } = await panel();
    const loaded = new Promise<void>((resolve) => {
      const stop = day.subscribe((value) => {
        if (value !== today) return;
        queueMicrotask(() => stop());
        resolve();
      });
    });
    const asked = fakeServer({ 'GET /api/games': { body: { games: games.value, day: today } } });
    dispatchEvent(new Event('focus'));
    await act(() => loaded);
    expect(root.querySelector('.solo-daily small')!.textContent).toContain(today);
    expect(asked).toHaveLength(1);
  });

  test('where no game has one, none is offered', async () => {
    games.value = [island];
    await panel();
    expect(buttons().map(({ textContent }) => textContent)).not.toContain(daily);
  });
});
