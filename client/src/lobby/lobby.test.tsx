/** @jest-environment jsdom */
import { forbiddenIsland } from '@landfall/shared/games/forbidden-island/game.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { act } from 'preact/test-utils';
import { games } from '../setup/games.ts';
import { rememberedSetup } from '../setup/remembered-setup.ts';
import { fakeConnection } from '../testing/fake-connection.ts';
import { button, buttons, nameOf, press, show } from '../testing/page.ts';
import { person, seat, tableState } from '../testing/states.ts';
import { Lobby } from './lobby.tsx';

const ADA = 7; // the host
const BO = 8;
const WENDY = 9; // watches

const full = tableState({
  seats: [seat(ADA), seat(BO)],
  people: { [ADA]: person('Ada'), [BO]: person('Bo'), [WENDY]: person('Wendy') },
});
const bo = (changes: object) => ({ ...full, people: { ...full.people, [BO]: person('Bo', changes) } });
const chosen = { ...full.options, roles: 'chosen' };

let root: HTMLElement;

beforeEach(() => localStorage.clear());

/** Shows the lobby as one of its people sees it. */
async function lobby(state: TableState, number: number) {
  const { connection, asked } = fakeConnection(state, number);
  root = await show(<Lobby connection={connection} state={state} />);
  return asked;
}

const has = (name: string) => buttons().some((candidate) => nameOf(candidate) === name);
const text = (selector: string) => root.querySelector(selector)?.textContent;

beforeAll(() => {
  const { id, seats, options, seatOptions } = forbiddenIsland;
  games.value = [{ id, seats, options, seatOptions, cpus: true, open: true, daily: false }];
});

describe('alone', () => {
  test('one sees the code, the link and whom the table waits for', async () => {
    await lobby(tableState(), ADA);
    expect(text('.invite-code strong')).toBe('K7M-2QX-9RA');
    expect(root.querySelector<HTMLInputElement>('.invite-link')!.value).toBe('http://localhost/t/K7M2QX9RA');
    expect(text('#dock-text')).toBe('Waiting for one more player.');
    expect(button('Start the game').disabled).toBe(true);
    expect(button('Start the game').getAttribute('aria-describedby')).toBe('dock-text');
  });

  test('there is nobody to send away and no smaller game to play', async () => {
    await lobby(tableState(), ADA);
    expect(buttons().some((candidate) => nameOf(candidate)?.startsWith('Send'))).toBe(false);
    expect(buttons().some((candidate) => nameOf(candidate)?.startsWith('Play with'))).toBe(false);
  });
});

describe('the host', () => {
  test('starts once everybody else is ready', async () => {
    await lobby(full, ADA);
    expect(text('#dock-text')).toBe('Waiting until Bo is ready.');
    expect(button('Start the game').disabled).toBe(true);
    const asked = await lobby(bo({ ready: true }), ADA);
    expect(text('#dock-text')).toBe('Everyone is ready.');
    await press('Start the game');
    expect(asked).toEqual([['start', {}]]);
  });

  test.each([
    ['as it was', '2', '2'],
    ['anew where the one on a seat that goes was to begin', '4', 'random'],
  ])('can play with fewer when seats stay open, the first player %s', async (_how, first, agreed) => {
    const options = { ...full.options, first };
    const asked = await lobby({ ...full, options, seats: [...full.seats, seat(0), seat(0)] }, ADA);
    await press('Play with 2 instead');
    expect(asked).toEqual([['configure', { seats: 2, options: { ...options, first: agreed } }]]);
  });

  test('is told why the settings do not fit', async () => {
    const state = bo({ ready: true });
    await lobby({ ...state, options: chosen, seats: [seat(ADA, 'pilot'), seat(BO, 'pilot')] }, ADA);
    expect(text('#dock-text')).toBe('Two players cannot have the same adventurer.');
    expect(button('Start the game').disabled).toBe(true);
  });

  test('sends people away, after being asked', async () => {
    const asked = await lobby(full, ADA);
    await press('Send away Wendy');
    expect(asked).toEqual([]);
    await press('Send away');
    expect(asked).toEqual([['kick', { person: WENDY }]]);
  });

  test('changes settings', async () => {
    const asked = await lobby(full, ADA);
    await press('Change settings');
    const elite = document.querySelector<HTMLInputElement>('dialog input[value=elite]')!;
    await act(() => elite.click());
    expect(asked).toEqual([['configure', { options: { level: 'elite' } }]]); // another's choice meanwhile stays
    expect(rememberedSetup(games.value![0]!)).toMatchObject({ seats: 2, options: { level: 'elite' } });
  });
});

test('an option changed and changed back before there was an answer is asked for twice', async () => {
  const { connection, asked } = fakeConnection(full, ADA);
  connection.request = (async (name: string, payload: unknown) => {
    asked.push([name, payload]);
    return new Promise(() => {});
  }) as never;
  root = await show(<Lobby connection={connection} state={full} />);
  await press('Change settings');
  for (const level of ['elite', full.options.level])
    await act(() => document.querySelector<HTMLInputElement>(`dialog input[value=${level}]`)!.click());
  expect(asked.map(([, payload]) => payload)).toEqual([
    { options: { level: 'elite' } },
    { options: { level: full.options.level } },
  ]);
});

describe('what the host changes', () => {
  const remembered = () => rememberedSetup(games.value![0]!);
  const change = async (state: TableState, value: string) => {
    await lobby(state, ADA);
    await press('Change settings');
    await act(() => document.querySelector<HTMLInputElement>(`dialog input[value="${value}"]`)!.click());
  };

  test('is what later tables begin with, and nothing else that this table has come to', async () => {
    const options = { ...full.options, first: '1' }; // as after a rematch
    await change({ ...full, options, seats: [...full.seats, seat(0)] }, 'elite');
    expect(remembered()).toMatchObject({ seats: 2, options: { level: 'elite', first: 'random' } });
  });

  test('adds to what was chosen before, with the number of seats', async () => {
    await change(full, 'elite');
    await change(full, '3');
    expect(remembered()).toMatchObject({ seats: 3, options: { level: 'elite' } });
  });
});

describe('a guest', () => {
  test('gets ready and changes their mind', async () => {
    const asked = await lobby(full, BO);
    expect(text('#dock-text')).toBe('Everyone else is ready. Are you?');
    await press('I am ready');
    expect(asked).toEqual([['ready', { ready: true }]]);
    const again = await lobby(bo({ ready: true }), BO);
    expect(text('#dock-text')).toBe('Waiting for Ada to start the game.');
    await press('Not ready after all');
    expect(again).toEqual([['ready', { ready: false }]]);
  });

  test('cannot do what only the host can', async () => {
    await lobby(full, BO);
    for (const name of ['Start the game', 'Change settings', 'Send away Ada']) expect(has(name)).toBe(false);
  });

  test('moves to an open seat and stands up', async () => {
    const asked = await lobby({ ...full, seats: [...full.seats, seat(0)] }, BO);
    await press('Sit here, at seat 3');
    await press('Stand up');
    expect(asked).toEqual([
      ['sit', { seat: 2 }],
      ['stand', {}],
    ]);
  });

  test('offers to swap, takes it back, and accepts', async () => {
    const offering = await lobby(full, BO);
    await press('Swap seats with Ada');
    expect(offering).toEqual([['sit', { seat: 0 }]]);
    const waiting = await lobby(bo({ wants: 0 }), BO);
    expect(text('.seat-who small:last-child')).toBe('You offered to swap.');
    await press('You offered to swap. Take back');
    expect(waiting).toEqual([['sit', { seat: 1 }]]);
    const asked = await lobby(bo({ wants: 0 }), ADA);
    expect(text('.seat-offer span')).toBe('Bo would like to swap seats with you.');
    await press('Swap');
    expect(asked).toEqual([['sit', { seat: 1 }]]);
  });
});

describe('roles', () => {
  test('are not asked for when they are dealt', async () => {
    await lobby(full, BO);
    expect(root.querySelector('.seat-choices')).toBeNull();
  });

  test('are chosen in a window that tells who wants which', async () => {
    const asked = await lobby({ ...full, options: chosen, seats: [seat(ADA, 'pilot'), seat(BO)] }, BO);
    expect(root.querySelectorAll('.seat-choices')[0]!.textContent).toBe('Adventurer: Pilot');
    await press('Adventurer: Surprise me');
    const pilot = buttons().find((candidate) => candidate.textContent?.startsWith('Pilot'))!;
    expect(pilot.textContent).toContain('Ada wants this one, too.');
    const diver = buttons().find((candidate) => candidate.textContent?.startsWith('Diver'))!;
    await act(() => diver.click());
    expect(asked).toEqual([['choose', { option: 'role', value: 'diver' }]]);
  });
});

describe('a watcher', () => {
  test('may take an open seat', async () => {
    const asked = await lobby({ ...full, seats: [seat(ADA), seat(0)] }, WENDY);
    expect(text('#dock-text')).toBe('You are watching. Take an open seat to play.');
    await press('Sit here, at seat 2');
    expect(asked).toEqual([['sit', { seat: 1 }]]);
  });

  test('only looks on at a full table', async () => {
    await lobby(full, WENDY);
    expect(text('#dock-text')).toBe('You are watching. All seats are taken.');
    for (const name of ['I am ready', 'Swap seats with Ada', 'Start the game']) expect(has(name)).toBe(false);
  });
});

test('how well people are connected is said in words', async () => {
  await lobby(bo({ connection: 'away' }), ADA);
  const states = [...root.querySelectorAll('.presence')].map(({ textContent }) => textContent);
  expect(states).toEqual(['online', 'away']);
});

test('leaving asks first', async () => {
  const asked = await lobby(full, BO);
  await press('Menu');
  await press('Leave table');
  expect(asked).toEqual([]);
  const inDialog = [...document.querySelectorAll<HTMLElement>('dialog button')].find(
    (candidate) => nameOf(candidate) === 'Leave table',
  );
  await act(() => inDialog!.click());
  expect(asked).toEqual([['leave', {}]]);
});

describe('a CPU', () => {
  const withCpu = { ...full, seats: [seat(ADA), seat(0, 'any', 'easy')] };
  const level = () => root.querySelector<HTMLSelectElement>('.cpu-select');

  test('is put on an open seat by the host', async () => {
    const asked = await lobby(tableState(), ADA);
    await press('Add a CPU at seat 2');
    expect(asked).toEqual([['fill', { seat: 1, level: 'medium' }]]);
  });

  test('is nothing that others can add, or that a game without CPUs has', async () => {
    await lobby(tableState({ people: full.people }), WENDY);
    expect(has('Add a CPU at seat 2')).toBe(false);
    await lobby(tableState({ cpus: false }), ADA);
    expect(has('Add a CPU at seat 2')).toBe(false);
  });

  test('changes its level and goes, and the game can start with it', async () => {
    const asked = await lobby(withCpu, ADA);
    expect(text('#dock-text')).toBe('Everyone is ready.');
    expect(level()!.value).toBe('easy');
    await act(() => {
      level()!.value = 'hard';
      level()!.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await press('Remove the CPU from seat 2');
    expect(asked).toEqual([
      ['fill', { seat: 1, level: 'hard' }],
      ['fill', { seat: 1, level: '' }],
    ]);
    const next = await lobby(tableState(), ADA);
    await press('Add a CPU at seat 2');
    expect(next).toEqual([['fill', { seat: 1, level: 'hard' }]]); // as the last one was
  });

  test('gives way to somebody who sits down', async () => {
    const asked = await lobby(withCpu, WENDY);
    expect(level()).toBeNull();
    expect(root.textContent).toContain('CPU 2CPU, easy');
    await press('Sit here, at seat 2');
    expect(asked).toEqual([['sit', { seat: 1 }]]);
  });
});

describe('the seat of somebody who is away', () => {
  const away = bo({ connection: 'away' });
  const standIn: TableState = { ...away, seats: [seat(ADA), seat(BO, 'any', 'medium')] };

  test.each<[string, TableState, string, [string, unknown]]>([
    ['is played by a CPU until they come', away, 'Let a CPU play', ['fill', { seat: 1, level: 'medium' }]],
    ['is opened', away, 'Open the seat', ['free', { person: BO }]],
    ['waits for them again', standIn, 'Wait for Bo', ['fill', { seat: 1, level: '' }]],
    ['is given back by a link', away, 'Link to the seat of Bo', ['key', { person: BO }]],
  ])('%s if the host wants it', async (_what, state, name, request) => {
    const asked = await lobby(state, ADA);
    await press(name);
    expect(asked).toEqual([request]);
  });

  test.each([
    ['the host', ADA],
    ['a guest', WENDY + 1],
  ])('holds up the game although they were ready, and %s reads that', async (_who, number) => {
    const people = { ...away.people, [BO]: person('Bo', { ready: true, connection: 'away' }) };
    const cleo = { [WENDY + 1]: person('Cleo', { ready: true }) };
    const seats = [seat(ADA), seat(BO), seat(WENDY + 1)];
    await lobby({ ...away, seats, people: { ...people, ...cleo } }, number);
    expect(text('#dock-text')).toBe('Waiting until Bo is back.');
    expect(has('Start the game') && !button('Start the game').disabled).toBe(false);
    expect([...root.querySelectorAll('.seat-ready')]).toHaveLength(1);
  });

  test('holds up nobody once a CPU plays it', async () => {
    await lobby(standIn, ADA);
    expect(button('Start the game').disabled).toBe(false);
    expect(text('.seat-offer span')).toBe('A CPU plays for Bo until they are back.');
  });

  test.each([
    ['a guest', away, WENDY],
    ['the host, about somebody who is here', full, ADA],
  ])('is no matter for %s', async (_who, state, number) => {
    await lobby(state, number);
    for (const name of ['Let a CPU play', 'Open the seat', 'Link to the seat of Bo']) expect(has(name)).toBe(false);
  });
});

describe('several seats', () => {
  const three = tableState({ seats: [seat(ADA), seat(0), seat(ADA)] });

  test('somebody seated can play an open one, too', async () => {
    const asked = await lobby(three, ADA);
    await press('Play this seat as well, seat 2');
    expect(asked).toEqual([['sit', { seat: 1, also: true }]]);
  });

  test('of several, each is stood up from by itself', async () => {
    const asked = await lobby(three, ADA);
    await press('Stand up from seat 3');
    expect(asked).toEqual([['stand', { seat: 2 }]]);
  });

  test('where seats have secrets nobody plays two', async () => {
    const [game] = games.value!;
    games.value = [{ ...game!, open: false }];
    await lobby(tableState({}), ADA);
    expect(has('Play this seat as well, seat 2')).toBe(false);
    games.value = [game!];
  });
});
