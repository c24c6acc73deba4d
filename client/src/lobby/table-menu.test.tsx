/** @jest-environment jsdom */
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { fakeConnection } from '../testing/fake-connection.ts';
import { button, buttons, nameOf, press, show } from '../testing/page.ts';
import { person, seat, tableState } from '../testing/states.ts';
import { TableMenu } from './table-menu.tsx';

const ADA = 7; // the host
const BO = 8;
const WENDY = 9; // watches

const playing = tableState({
  phase: 'playing',
  seats: [seat(ADA), seat(BO), seat(0)],
  people: { [ADA]: person('Ada'), [BO]: person('Bo', { connection: 'away' }), [WENDY]: person('Wendy') },
});

const itemsOf = () => [...document.querySelectorAll('.menu-list button')].map(({ textContent }) => textContent);

/** Opens the menu of a game's page as one of the people at the table. */
async function menu(number: number, state: TableState = playing) {
  const { connection, asked } = fakeConnection(state, number);
  await show(<TableMenu alone connection={connection} />);
  await press('Menu');
  return asked;
}

const inWindow = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('dialog button')].find((candidate) => nameOf(candidate) === name)!;
const places = () => [...document.querySelectorAll('.people li')].map(({ textContent }) => textContent);

test('a game page offers everything that the lobby has elsewhere', async () => {
  await menu(BO);
  expect(itemsOf()).toEqual([
    'How to play',
    'People and invitation',
    'Pause the game',
    'Let a CPU play for me',
    'End the game here…',
    'Continue on another device',
    'Change name',
    'English',
    '简体中文',
    'To the home page',
    'Leave table',
  ]);
});

test('while the menu is open nothing moves in it under a finger, and the keys stay where they are', async () => {
  const { connection, asked } = fakeConnection(playing, BO);
  const root = await show(<TableMenu alone connection={connection} />);
  const come = async (changes: Partial<TableState>) => {
    connection.state.value = { ...playing, ...changes };
    await act(() => render(<TableMenu alone connection={connection} />, root));
  };
  await press('Menu');
  const before = itemsOf();
  const pause = button('Pause the game');
  pause.focus();
  await come({ waitingFor: [0] }); // Ada may be asked whether she is still there
  expect(itemsOf()).toEqual(before);
  expect(document.activeElement).toBe(pause);
  await come({ phase: 'over' });
  expect(document.activeElement).toBe(pause);
  await come({ waitingFor: [0] });
  await act(() => pause.click());
  expect(asked).toEqual([['pause', { on: true }]]);
  await press('Menu');
  expect(itemsOf()).toContain('Is Ada still there?');
});

test('the people are listed with their seat and connection', async () => {
  await menu(BO);
  await press('People and invitation');
  expect(places()).toEqual(['Ada HostSeat 1online', 'BoyouSeat 2away', 'Open seatSeat 3', 'WendyWatchingonline']);
});

test('what the host can do about somebody is said in words, and to whom when it is read out', async () => {
  await menu(ADA);
  await press('People and invitation');
  const deeds = [...document.querySelectorAll<HTMLElement>('.people-actions button')];
  expect(deeds.map((one) => [one.textContent, nameOf(one)])).toEqual([
    ['Link to the seat', 'Link to the seat of Bo'],
    ['Send away', 'Send away Bo'],
    ['Send away', 'Send away Wendy'],
  ]);
});

test('what the server has committed itself to is shown while the round lasts, short and to be copied whole', async () => {
  const commitment = 'ab12cd34'.repeat(8);
  const sealOf = async (state: TableState) => {
    await menu(WENDY, state);
    await press('People and invitation');
    return document.querySelector<HTMLElement>('.people-seal');
  };
  const seal = (await sealOf({ ...playing, round: 1, commitment }))!;
  expect(seal.textContent).toContain('Shuffle sealed: ab12cd34…');
  expect(seal.querySelector('code')!.title).toBe(commitment);
  const copied: string[] = [];
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  await press('Copy the seal');
  expect(copied).toEqual([commitment]);
  // The next game will have another one.
  expect(await sealOf({ ...playing, phase: 'lobby', round: 1, commitment })).toBeNull();
});

test.each<[string, Partial<TableState>, string | undefined]>([
  ['nobody could know it', {}, undefined],
  ['the host chose the seed', { known: 'chosen' }, 'The host chose the seed of this game'],
  ['an earlier version has begun a game of a chosen seed', { seeded: true }, 'The host chose the seed of this game'],
  [
    'everybody plays it today',
    { known: 'daily', seeded: true, daily: '2030-01-31' },
    'Everybody plays this order of cards on its day',
  ],
  [
    'an earlier version has begun the game of the day',
    { seeded: true, daily: '2030-01-31' },
    'Everybody plays this order of cards on its day',
  ],
  ['the game goes on from another one', { known: 'elsewhere' }, 'This game goes on from another one'],
])('beside the seal stands whether somebody may know what is hidden: %s', async (_what, changes, told) => {
  await menu(WENDY, { ...playing, round: 1, commitment: 'ab12cd34'.repeat(8), ...changes });
  await press('People and invitation');
  const text = document.querySelector('.people-known')?.textContent;
  expect(text?.split(',')[0]).toBe(told);
  expect(document.querySelector('.people-seal')!.textContent!.includes('was fixed when this game began')).toBe(!told);
});

test('the host sends somebody away in the middle of a game, after being asked', async () => {
  const asked = await menu(ADA);
  await press('People and invitation');
  await press('Send away Bo');
  expect(asked).toEqual([]);
  await press('Send away');
  expect(asked).toEqual([['kick', { person: BO }]]);
});

test('the host lets somebody back in, and nobody else is asked to', async () => {
  const state = { ...playing, sentAway: { 5: 'Cy' } };
  const asked = await menu(ADA, state);
  await press('People and invitation');
  await press('Let Cy back in');
  expect(asked).toEqual([['letBack', { person: 5 }]]);
  await menu(BO, state);
  await press('People and invitation');
  expect(document.querySelector('dialog')!.textContent).not.toContain('Cy');
});

test('the host says whether others may watch, and everybody else reads it', async () => {
  const asked = await menu(ADA);
  await press('People and invitation');
  await act(() => document.querySelector<HTMLInputElement>('dialog [role=switch]')!.click());
  expect(asked).toEqual([['configure', { watching: false }]]);
  await menu(BO, { ...playing, watching: false });
  await press('People and invitation');
  expect(document.querySelector('dialog')!.textContent).toContain('Nobody may watch.');
});

test('nobody else can, and nobody themselves', async () => {
  await menu(BO);
  await press('People and invitation');
  expect(
    buttons()
      .map(nameOf)
      .filter((name) => name?.startsWith('Send')),
  ).toEqual([]);
  await menu(ADA);
  await press('People and invitation');
  expect(buttons().map(nameOf)).not.toContain('Send away Ada');
});

test.each([
  ['a player', BO, playing, /go on with what you hold; until then a CPU plays it/],
  ['a player after the end', BO, { ...playing, phase: 'over' } as TableState, /becomes open for somebody else/],
  ['a watcher', WENDY, playing, /come back by the link/],
])('leaving tells %s what becomes of their place', async (_who, number, state, text) => {
  const asked = await menu(number, state);
  await press('Leave table');
  expect(document.querySelector('dialog')!.textContent).toMatch(text);
  expect(asked).toEqual([]);
  await act(() => inWindow('Leave table').click());
  expect(asked).toEqual([['leave', {}]]);
});

test('a name is changed in the middle of a game', async () => {
  const asked = await menu(BO);
  await press('Change name');
  const field = document.querySelector<HTMLInputElement>('dialog input')!;
  expect(field.value).toBe('Bo');
  await act(() => {
    field.value = 'Bodo';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await press('Save');
  expect(asked).toEqual([['rename', { name: 'Bodo' }]]);
});

test.each([
  ['Pause the game', playing, ['pause', { on: true }]],
  ['Go on', { ...playing, pausedBy: ADA }, ['pause', { on: false }]],
  ['Let a CPU play for me', playing, ['fill', { seat: 1, level: 'medium' }]],
  ['Play myself', { ...playing, seats: [seat(ADA), seat(BO, 'any', 'easy')] }, ['fill', { seat: 1, level: '' }]],
])('a player can choose: %s', async (name, state, request) => {
  const asked = await menu(BO, state as TableState);
  await press(name);
  expect(asked).toEqual([request]);
});

test('a player who wants the game to end is asked first', async () => {
  const asked = await menu(BO);
  await press('End the game here…');
  expect(asked).toEqual([]);
  await press('End it');
  expect(asked).toEqual([['end', { agree: true }]]);
  expect(document.querySelector('dialog')).toBeNull();
});

test('a player takes the seat to another device by a fresh link', async () => {
  const asked = await menu(BO);
  await press('Continue on another device');
  expect(asked).toEqual([['key', { person: BO }]]);
  const link = document.querySelector<HTMLInputElement>('dialog input')!.value;
  expect(link).toBe(`${location.origin}/t/K7M2QX9RA#key=ABCDEFGHJKMN`);
  expect(document.querySelector('.seat-link strong')!.textContent).toBe('ABCD-EFGH-JKMN');
});

test('the host makes a link to the seat of somebody who lost theirs, and nobody else does', async () => {
  const asked = await menu(ADA);
  await press('People and invitation');
  await press('Link to the seat of Bo');
  expect(asked).toEqual([['key', { person: BO }]]);
  await menu(BO);
  await press('People and invitation');
  expect(buttons().map(nameOf)).not.toContain('Link to the seat of Ada');
});

test('a watcher has no seat to take along', async () => {
  await menu(WENDY);
  expect(buttons().map(nameOf)).not.toContain('Continue on another device');
});

test('a watcher can halt nothing', async () => {
  await menu(WENDY);
  expect(document.querySelector('.menu-list')!.textContent).not.toMatch(/Pause|CPU|End/);
});

test('the host gives any seat to a CPU, and says when that happens by itself', async () => {
  const asked = await menu(ADA);
  await press('People and invitation');
  const selects = [...document.querySelectorAll<HTMLSelectElement>('dialog select')];
  const [second, absence] = [selects[1], selects.at(-1)];
  for (const [select, value] of [
    [second!, 'hard'],
    [absence!, '0'],
  ] as const)
    await act(() => {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  expect(asked).toEqual([
    ['fill', { seat: 1, level: 'hard' }],
    ['configure', { absence: 0 }],
  ]);
});
