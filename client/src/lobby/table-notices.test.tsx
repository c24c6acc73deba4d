/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { keepSecret } from '../net/identity.ts';
import { fakeConnection } from '../testing/fake-connection.ts';
import { buttons, nameOf, press, show } from '../testing/page.ts';
import { person, seat, tableState } from '../testing/states.ts';
import { messages } from '../ui/toast.tsx';
import { TableNotices } from './table-notices.tsx';

const ADA = 7; // the host
const BO = 8;
const WENDY = 9; // watches

const playing = tableState({
  phase: 'playing',
  seats: [seat(ADA), seat(BO)],
  people: { [ADA]: person('Ada'), [BO]: person('Bo'), [WENDY]: person('Wendy') },
});

async function notices(changes: Partial<TableState>, number: number) {
  const state = { ...playing, ...changes };
  const { connection, asked } = fakeConnection(state, number);
  const root = await show(<TableNotices connection={connection} state={state} />);
  const texts = [...root.querySelectorAll('section > span')].map(({ textContent }) => textContent);
  return { asked, texts, offered: buttons().map(nameOf) };
}

const wishing = { [ADA]: person('Ada'), [BO]: person('Bo'), [WENDY]: person('Wendy', { wants: 1 }) };
const WANTS_END = 'Bo would like to end the game here, without a result.';
const BROKEN = 'This game cannot go on: the rules have changed since it was saved. The host can close it.';
const STUCK =
  'A fault in this game: nobody can go on from here. It is saved for whoever runs the server. You can go back one move. Players can end the game in the menu. Then its replay can be saved as a file.';
const ABANDONED = 'The game was ended by consent, without a result.';
const away = {
  takeovers: { [BO]: 42 },
  people: { ...playing.people, [BO]: person('Bo', { connection: 'away' }) },
};

test.each<[string, Partial<TableState>, number, string[], string, [string, unknown]]>([
  ['a pause', { pausedBy: BO }, ADA, ['Bo has paused the game.'], 'Go on', ['pause', { on: false }]],
  [
    'a CPU on the own seat',
    { seats: [seat(ADA), seat(BO, 'any', 'easy')] },
    BO,
    ['A CPU plays for you.'],
    'Play myself',
    ['fill', { seat: 1, level: '' }],
  ],
  [
    'somebody away',
    away,
    ADA,
    ['Bo is away. A CPU plays on in 0:42.'],
    'Let a CPU play now',
    ['fill', { seat: 1, level: 'medium' }],
  ],
  [
    'the own wish to end',
    { endVotes: [BO] },
    BO,
    ['You would like to end the game here. Waiting for Ada.'],
    'Rather not',
    ['end', { agree: false }],
  ],
  [
    'the own wish to end, while the other has lost the line',
    { endVotes: [ADA], people: { ...playing.people, [BO]: person('Bo', { connection: 'trouble' }) } },
    ADA,
    ['You would like to end the game here. Waiting for Bo.'],
    'Rather not',
    ['end', { agree: false }],
  ],
  [
    'a game that cannot go on',
    { phase: 'broken', problem: 'rules' },
    ADA,
    [BROKEN],
    'Back to the lobby',
    ['again', {}],
  ],
  [
    'a fault of the game',
    { problem: 'stuck', ply: 6, turns: 5, undo: { seat: -1, free: 5, last: 3, seats: [0, 0] } },
    ADA,
    [STUCK],
    'Go back one move',
    ['undo', { ply: 6, turns: 3 }],
  ],
  ['an end by consent', { phase: 'over', abandoned: true }, ADA, [ABANDONED], 'Back to the lobby', ['again', {}]],
  [
    'a seat that a CPU plays, to somebody without one',
    { seats: [seat(ADA), seat(0, 'any', 'easy')] },
    WENDY,
    ['A CPU plays seat 2.'],
    'Ask for it',
    ['sit', { seat: 1 }],
  ],
  [
    'the own wish for a seat',
    { seats: [seat(ADA), seat(0, 'any', 'easy')], people: wishing },
    WENDY,
    ['You would like seat 2. Waiting for Ada.'],
    'Take back',
    ['sit', { seat: 1 }],
  ],
  [
    'the wish of somebody else for a seat, to the host',
    { seats: [seat(ADA), seat(0, 'any', 'easy')], people: wishing },
    ADA,
    ['Wendy would like to play on seat 2 instead of the CPU.'],
    'Let them play',
    ['grant', { person: WENDY, yes: true }],
  ],
  [
    'the same, and it is declined',
    { seats: [seat(ADA), seat(0, 'any', 'easy')], people: wishing },
    ADA,
    ['Wendy would like to play on seat 2 instead of the CPU.'],
    'Not now',
    ['grant', { person: WENDY, yes: false }],
  ],
  [
    'a seat that a CPU plays, to a host who watches',
    { seats: [seat(BO), seat(0, 'any', 'easy')] },
    ADA,
    ['A CPU plays seat 2.'],
    'Take it',
    ['sit', { seat: 1 }],
  ],
])('%s is told, with what can be done', async (_what, changes, number, told, name, request) => {
  const { asked, texts } = await notices(changes, number);
  expect(texts).toEqual(told);
  await press(name);
  expect(asked).toEqual([request]);
});

test.each<[string, Partial<TableState>, number]>([
  ['a watcher about a pause', { pausedBy: BO }, WENDY],
  ['a watcher about a vote', { endVotes: [BO] }, WENDY],
  ['somebody who is not the host about the absent', away, BO],
  ['somebody who is not the host about a fault of the game', { problem: 'stuck', turns: 5 }, BO],
  ['the host where there is nothing to go back to', { problem: 'stuck', turns: 0 }, ADA],
  ['a watcher about a game that cannot go on', { phase: 'broken', problem: 'format' }, WENDY],
])('nothing is offered to %s', async (_whom, changes, number) => {
  const { texts, offered } = await notices(changes, number);
  expect([texts.length, offered]).toEqual([1, []]);
});

test.each<[string, number, Partial<TableState>, string[]]>([
  ['the host', ADA, {}, ['Save as a file', 'Back to the lobby']],
  ['somebody seated', BO, {}, ['Save as a file']],
  ['a watcher', WENDY, {}, []],
  ['the host before the first game', ADA, { round: 0 }, ['Back to the lobby']],
  ['the host of a table of a later version', ADA, { problem: 'table' }, ['Save as a file']],
])('what cannot go on is kept as a file by %s', async (_who, number, changes, expected) => {
  const { offered } = await notices({ phase: 'broken', problem: 'rules', round: 2, ...changes }, number);
  expect(offered).toEqual(expected);
});

test.each<[string, number, string, string[]]>([
  ['the host of a game that hides nothing', ADA, 'gomoku', ['Save as a file', 'Go back one move']],
  ['somebody seated in it', BO, 'gomoku', ['Save as a file']],
  ['a watcher of it', WENDY, 'gomoku', []],
  ['the host of one with secrets', ADA, 'forbidden-island', ['Go back one move']],
])('what is stuck is kept as a file by %s', async (_who, number, game, expected) => {
  const { offered } = await notices({ problem: 'stuck', game, round: 1, turns: 5 }, number);
  expect(offered).toEqual(expected);
});

test('the file has what the server keeps, asked for with the own secret', async () => {
  const recording = { format: 99, game: 'gomoku', log: [] };
  const asked: unknown[] = [];
  const files: Blob[] = [];
  keepSecret(playing.code, 'f'.repeat(32));
  Object.assign(globalThis, {
    fetch: async (path: string, { headers }: { headers: unknown }) => {
      asked.push(path, headers);
      return { ok: true, json: async () => recording };
    },
  });
  Object.assign(URL, { createObjectURL: (file: Blob) => files.push(file) && 'blob:1', revokeObjectURL: () => {} });
  const names: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await notices({ phase: 'broken', problem: 'format', round: 2 }, BO);
  await press('Save as a file');
  click.mockRestore();
  expect(asked).toEqual([
    `/api/tables/${playing.code}/rounds/2/recording`,
    { authorization: `Bearer ${'f'.repeat(32)}` },
  ]);
  expect(names).toEqual([`landfall-${playing.code}-2.json`]);
  expect(files[0]!.size).toBe(JSON.stringify(recording).length);
});

test.each<[string, number, number, string]>([
  [
    'the host',
    ADA,
    5,
    ' You can go back one move. Players can end the game in the menu. Then its replay can be saved as a file.',
  ],
  [
    'somebody else',
    BO,
    5,
    ' The host can go back one move. Players can end the game in the menu. Then its replay can be saved as a file.',
  ],
  [
    'the host where there is nothing to go back to',
    ADA,
    0,
    ' Players can end the game in the menu. Then its replay can be saved as a file.',
  ],
])('a fault of the game is read out to %s, with the way on', async (_who, number, turns, wayOn) => {
  await notices({ problem: 'stuck', turns }, number);
  expect(document.querySelector('[role=alert] span')?.textContent).toContain(wayOn);
});

test.each<[string, Partial<TableState>]>([
  ['that can be saved at once', { game: 'gomoku' }],
  ['that of the day', { game: 'forbidden-island', daily: '2030-01-31' }],
])('a game with a fault, %s, promises no file for later', async (_which, changes) => {
  const { texts } = await notices({ problem: 'stuck', turns: 5, round: 1, ...changes }, ADA);
  expect(texts.join()).toContain('Players can end the game in the menu.');
  expect(texts.join()).not.toContain('replay');
});

test('whoever asked for a seat is told when they do not get it', async () => {
  const state = { ...playing, seats: [seat(ADA), seat(0, 'any', 'easy' as const)], people: wishing };
  const { connection } = fakeConnection(state, WENDY);
  const notices = () => <TableNotices connection={connection} state={connection.state.value!} />;
  await show(notices());
  await act(() => {
    connection.state.value = { ...state, people: { ...wishing, [WENDY]: person('Wendy') } };
    render(notices(), document.body.firstElementChild!);
  });
  expect(messages.value.map(({ text }) => text)).toEqual(['This seat is not for you now.']);
});

test('a game that simply goes on has no notices', async () => {
  expect((await notices({}, ADA)).texts).toEqual([]);
});

test.each<[string, Partial<TableState>, string[], string]>([
  ['the wish to end', { endVotes: [BO] }, [WANTS_END], 'Bo and Ada would like'],
  [
    'the own wish to end, once a CPU plays for the other who is gone',
    {
      endVotes: [ADA],
      seats: [seat(ADA), seat(BO, 'any', 'medium')],
      people: { ...playing.people, [BO]: person('Bo', { connection: 'away' }) },
    },
    ['Ada would like to end the game here, without a result.'],
    'Ada would like',
  ],
])('%s is agreed to after being asked', async (_what, changes, told, question) => {
  const { asked, texts } = await notices(changes, ADA);
  expect(texts).toEqual(told);
  await press('End it');
  expect(asked).toEqual([]);
  const dialog = document.querySelector('dialog')!;
  expect(dialog.textContent).toContain(question);
  await act(() => [...dialog.querySelectorAll('button')].find((one) => nameOf(one) === 'End it')!.click());
  expect(asked).toEqual([['end', { agree: true }]]);
  expect(document.querySelector('dialog')).toBeNull();
});

test('the question goes with the wish that is taken back, and stays away', async () => {
  const state = { ...playing, endVotes: [BO] };
  const { connection } = fakeConnection(state, ADA);
  const root = await show(<TableNotices connection={connection} state={state} />);
  await press('End it');
  for (const endVotes of [[], [BO]])
    await act(() => render(<TableNotices connection={connection} state={{ ...playing, endVotes }} />, root));
  expect([buttons().map(nameOf), document.querySelector('dialog')]).toEqual([['Play on', 'End it'], null]);
});

test('whoever would rather play on is not asked again until somebody else wants to end', async () => {
  const { asked } = await notices({ endVotes: [BO] }, ADA);
  await press('Play on');
  expect([asked, document.querySelectorAll('.table-notice').length]).toEqual([[], 0]);
});
