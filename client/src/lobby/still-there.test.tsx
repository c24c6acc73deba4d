/** @jest-environment jsdom */
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { attention } from '../attention.ts';
import type { Outcome } from '../net/connection.ts';
import { fakeConnection } from '../testing/fake-connection.ts';
import { button, buttons, nameOf, press, show } from '../testing/page.ts';
import { person, seat, tableState } from '../testing/states.ts';
import { messages } from '../ui/toast.tsx';
import { Lobby } from './lobby.tsx';
import { news } from './news.ts';
import { PeopleDialog } from './people-dialog.tsx';
import { StillThere } from './still-there.tsx';
import { TableMenu } from './table-menu.tsx';
import { TableNotices } from './table-notices.tsx';

const ADA = 7; // the host, who owes a decision
const BO = 8;
const WENDY = 9; // watches
const people = { [ADA]: person('Ada'), [BO]: person('Bo'), [WENDY]: person('Wendy') };
const playing = tableState({ phase: 'playing', seats: [seat(ADA), seat(BO)], people, waitingFor: [0] });
const asked: TableState = { ...playing, takeovers: { [ADA]: 60 } };
const names = () => buttons().map(nameOf);
const ASK = 'Is Ada still there?';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= () => {};
});

test.each<[string, Partial<TableState>, number, boolean]>([
  ['whoever waits may ask after the host', {}, BO, true],
  ['nobody without a seat may', {}, WENDY, false],
  ['nobody asks after themselves', {}, ADA, false],
  ['nobody is asked who owes nothing', { waitingFor: [1] }, BO, false],
  ['nobody is asked twice at once', { takeovers: { [ADA]: 60 } }, BO, false],
  ['nobody is asked who is gone', { people: { ...people, [ADA]: person('Ada', { connection: 'away' }) } }, BO, false],
  ['nobody is asked in a pause', { pausedBy: BO }, BO, false],
  ['a vote is waited for', { waitingFor: [1], endVotes: [BO] }, BO, true],
  ['a way out of a fault is waited for', { waitingFor: [1], problem: 'stuck' }, BO, true],
])('%s', async (_what, changes, number, may) => {
  const { connection, asked } = fakeConnection({ ...playing, ...changes }, number);
  await show(<PeopleDialog connection={connection} onClose={() => {}} />);
  expect(names().includes(ASK)).toBe(may);
  if (!may) return;
  await press(ASK);
  expect(asked).toEqual([['askAfter', { person: ADA }]]);
});

test.each<[string, object, string]>([
  ['they were asked before', { reason: 'tooMany' }, 'Ada was asked a moment ago. Ask again in a minute.'],
  ['nobody waits for them any more', { reason: 'notNow' }, 'That is not possible now.'],
])('a question that is not put tells why: %s', async (_why, refusal, text) => {
  const { connection } = fakeConnection(playing, BO);
  let isQuiet: unknown;
  connection.request = async (_name, _payload, options) => {
    isQuiet = options?.quiet;
    return { status: 'refused', ply: 0, ...refusal } as Outcome;
  };
  messages.value = [];
  await show(<PeopleDialog connection={connection} onClose={() => {}} />);
  await press(ASK);
  expect([isQuiet, messages.value.map((message) => message.text)]).toEqual([true, [text]]);
});

test('the button that asked keeps the focus, and asks no more', async () => {
  const { connection, asked: requests } = fakeConnection(playing, BO);
  const root = await show(<PeopleDialog connection={connection} onClose={() => {}} />);
  const ask = button(ASK);
  ask.focus();
  await press(ASK);
  connection.state.value = asked;
  await act(() => render(<PeopleDialog connection={connection} onClose={() => {}} />, root));
  expect(document.activeElement).toBe(ask);
  expect(ask.getAttribute('aria-disabled')).toBe('true');
  await press(ASK);
  expect(requests).toHaveLength(1);
  await act(() => ask.blur());
  expect(names()).not.toContain(ASK);
});

test('the menu of a game asks, too', async () => {
  const { connection, asked } = fakeConnection(playing, BO);
  await show(<TableMenu connection={connection} />);
  await press('Menu');
  const item = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find((one) => one.textContent === ASK)!;
  item.click();
  expect(asked).toEqual([['askAfter', { person: ADA }]]);
});

test.each<[string, Partial<TableState['people'][string]>, boolean]>([
  ['once somebody is ready', { ready: true }, true],
  ['but not before', {}, false],
])('in the lobby the host is asked after %s', async (_what, bo, may) => {
  const state = tableState({ seats: [seat(ADA), seat(BO)], people: { ...people, [BO]: person('Bo', bo) } });
  const { connection, asked } = fakeConnection(state, BO);
  await show(<Lobby connection={connection} state={state} />);
  expect(names().includes(ASK)).toBe(may);
  if (!may) return;
  await press(ASK);
  expect(asked).toEqual([['askAfter', { person: ADA }]]);
});

test('the others see how long is left, in a game and in the lobby', async () => {
  const text = 'Ada was asked whether they are still there. Without an answer the table goes on in 1:00.';
  const textsOf = () => [...document.querySelectorAll('.table-notice')].map(({ textContent }) => textContent);
  const { connection } = fakeConnection(asked, BO);
  await show(<TableNotices connection={connection} state={asked} />);
  expect(textsOf()).toEqual([text]);
  const lobby: TableState = { ...asked, phase: 'lobby' };
  await show(<Lobby connection={fakeConnection(lobby, BO).connection} state={lobby} />);
  expect(textsOf()).toEqual([text]);
  await show(<TableNotices connection={fakeConnection(asked, ADA).connection} state={asked} />);
  expect(textsOf()).toEqual([]);
});

test('how long is left is right from the first moment on', async () => {
  const lobbyAt = (state: TableState) => <Lobby connection={fakeConnection(state, BO).connection} state={state} />;
  const root = await show(lobbyAt({ ...playing, phase: 'lobby' }));
  render(lobbyAt({ ...asked, phase: 'lobby' }), root); // without what follows the first picture
  expect(document.querySelector('.table-notice')!.textContent).toContain('in 1:00.');
});

test('whoever is asked is asked in a window and by the title of the page, and answers in one press', async () => {
  const { connection, asked: requests } = fakeConnection(asked, ADA);
  const root = await show(<StillThere connection={connection} />);
  expect(root.querySelector('dialog')!.textContent).toContain('Without an answer the table goes on in 1:00.');
  const isCalled = () => document.title.startsWith('● Are you still there?');
  expect(isCalled()).toBe(true);
  attention.value = 'Your turn';
  expect(isCalled()).toBe(true);
  attention.value = null; // a CPU plays
  expect(isCalled()).toBe(true);
  await press('I am here');
  await press('Close');
  expect(requests).toEqual([
    ['here', {}],
    ['here', {}],
  ]);
  await act(() => render(null, root));
  expect(isCalled()).toBe(false);
});

test.each<[string, TableState, number, boolean]>([
  [
    'whoever has not answered',
    { ...playing, people: { ...people, [ADA]: person('Ada', { connection: 'away' }) } },
    ADA,
    true,
  ],
  ['somebody else', asked, BO, false],
  ['nobody while all is well', playing, ADA, false],
])('the question stays open for %s: %#', async (_what, state, number, isPut) => {
  const root = await show(<StillThere connection={fakeConnection(state, number).connection} />);
  expect(root.textContent!.includes('so the table goes on without you')).toBe(isPut);
});

test('everybody is told of the question and of what came of it', () => {
  const silent: TableState = { ...playing, people: { ...people, [ADA]: person('Ada', { connection: 'away' }) } };
  expect(news(playing, asked, BO)).toEqual(['Ada was asked whether they are still there.']);
  expect(news(asked, silent, BO)).toEqual(['Ada does not answer. The table goes on.']);
  expect(news(playing, silent, BO)).toEqual(['Ada has lost the connection.']);
  const paused: TableState = { ...playing, pausedBy: BO }; // in which no countdown runs
  expect(news(asked, paused, BO)).toEqual(['Bo has paused the game.']);
  expect(news(paused, asked, BO)).toEqual(['The game goes on.']);
});
