/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { parsePoint } from '@landfall/shared/games/gomoku/notation/points.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import type { Signal } from '@preact/signals';
import { act } from 'preact/test-utils';
import { speak, t } from '../../../i18n/i18n.ts';
import { button, buttons, nameOf, press, show } from '../../../testing/page.ts';
import { linkAt, newMatch } from '../testing/link.ts';
import { leavePage, motion, openPage, prepareBrowser } from '../testing/page.tsx';
import GamePage from './GamePage.tsx';

const at = (name: string) => parsePoint(name, 15)!;
const names = () => buttons().map(nameOf);
const text = (selector: string) => document.querySelector(selector)?.textContent;

beforeEach(prepareBrowser);
afterEach(leavePage);

test('every point is a button, with the column and the row it lies in', async () => {
  await openPage();
  const grid = document.querySelector('[role=grid]')!;
  expect(grid.querySelectorAll('button')).toHaveLength(225);
  expect(nameOf(grid.querySelector('button')!)).toBe('A15, empty, you can place a stone here');
});

test('a game by keyboard: digits move the frame, which comes out at the other side, and 5 places', async () => {
  const { key, stones } = await openPage();
  await key('6'); // the first key shows the frame, in the middle of an empty board
  expect(nameOf(document.activeElement as HTMLElement)).toMatch(/^H8/);
  for (let step = 0; step < 8; step++) await key('8');
  expect(nameOf(document.activeElement as HTMLElement)).toMatch(/^H1,/);
  expect(document.querySelector('.guide-frame')).not.toBeNull();
  await key('5');
  expect(stones()).toEqual([at('h1')]);
});

test('the tab calls in the language of the page, and no longer once the page is left', async () => {
  await openPage();
  expect(document.title).toContain('● Your turn');
  await act(() => speak('zh-CN'));
  expect(document.title).toContain('● 轮到你了');
  await leavePage();
  expect(document.title).not.toContain('●');
});

test('a point can be pressed', async () => {
  const { stones } = await openPage();
  await press('H8, empty, you can place a stone here');
  await motion();
  expect(stones()).toEqual([at('h8')]);
  expect(button('H8, black stone, number 1, the last one')).toBeTruthy();
  expect(text('.gomoku-moves')).toContain('H8');
});

test('a stone on its way is shown as such, nothing else is sent meanwhile, and it is gone when refused', async () => {
  const { table, stones } = await openPage();
  const { pending } = table.link;
  const ghost = () => document.querySelector('.ghost-sent');
  await act(() => {
    pending.value = { id: 'a', ply: 0, action: { type: 'place', point: at('h8') } };
  });
  expect(ghost()).not.toBeNull();
  expect(text('.gomoku-prompt [role=status]')).toBe(t('gomoku.prompt.sending'));
  await press('A15, empty, you can place a stone here');
  expect(stones()).toEqual([]);
  await act(() => {
    pending.value = null; // which says why in a message of its own
  });
  expect(ghost()).toBeNull();
  expect(button('H8, empty, you can place a stone here')).toBeTruthy();
});

test('resigning is asked for once more', async () => {
  const { table } = await openPage();
  await press('Resign');
  expect(text('.dialog h2')).toBe('Resign?');
  await press('Cancel');
  expect(table.match().state.table.ending).toBe('');
  await press('Resign');
  await act(() => document.querySelector<HTMLButtonElement>('.dialog .button-danger')!.click());
  expect(table.match().state.table).toMatchObject({ ending: 'resigned', winner: 1 });
});

test('whoever resigns after a single stone is said to have done so', async () => {
  const { table } = await openPage();
  await act(() => table.playAs(0, { type: 'place', point: at('h8') }));
  await act(() => table.playAs(1, { type: 'resign' }));
  await motion();
  expect(text('.dialog')).toContain('Bo resigned after 1 stone.');
});

test('a draw is offered, and answered beside the board', async () => {
  const { table } = await openPage();
  await act(() => table.playAs(1, { type: 'offerDraw' }));
  await motion();
  expect(text('.gomoku-prompt p')).toBe('Bo offers a draw.');
  await press('Play on');
  expect(table.match().state.table).toMatchObject({ ending: '', mayOffer: [true, false] });
});

test('in a Swap2 opening the colours are buttons', async () => {
  const { table } = await openPage({ opening: 'swap2', first: '2' });
  for (const name of ['h8', 'i9', 'c3']) await act(() => table.playAs(1, { type: 'place', point: at(name) }));
  await motion();
  expect(names()).toEqual(expect.arrayContaining(['Take Black', 'Take White', 'Add two stones']));
  await press('Take White');
  expect(table.match().state.table.black).toBe(1);
});

test('the end says who has won, and a rematch is asked of the table', async () => {
  const { table } = await openPage();
  for (const [nth, name] of ['a1', 'a3', 'b1', 'b3', 'c1', 'c3', 'd1', 'd3', 'e1'].entries())
    await act(() => table.playAs(nth % 2, { type: 'place', point: at(name) }));
  await motion();
  expect(text('.dialog h2')).toBe('You win!');
  expect(text('.result-how')).toBe('Five in a row, with stone number 9.');
  await press('Play again');
  expect(table.asked).toEqual([['again', {}]]);
});

describe('after the end', () => {
  const over = { turns: 9, undo: { seat: -1, free: 9, last: 8, seats: [0] } };

  async function ended() {
    const { table } = await openPage();
    const moves = ['a1', 'a3', 'b1', 'b3', 'c1', 'c3', 'd1', 'd3'];
    for (const [nth, name] of moves.entries())
      await act(() => table.playAs(nth % 2, { type: 'place', point: at(name) }));
    const before = table.match();
    await act(() => table.playAs(0, { type: 'place', point: at('e1') }, over));
    await motion();
    return { table, before };
  }
  const isOpen = () => document.querySelector('.dialog-result') !== null;

  test('the last stone can be taken back, and the game goes on without the window', async () => {
    const { table, before } = await ended();
    await press('Take back');
    expect(table.asked).toEqual([['undo', { ply: 9, turns: 8 }]]);
    expect(isOpen()).toBe(true);
    await act(() => table.load(before));
    await motion();
    expect(isOpen()).toBe(false);
    expect(text('.gomoku-prompt p')).toBe('Your turn: place a black stone.');
  });

  test('a question whether it may be taken back is answered beside the board, so the window makes room', async () => {
    const { table } = await ended();
    const proposal = { person: 2, turns: 8, seats: [0], waits: [1] };
    await act(() => table.publish([], false, { ...over, proposal }));
    await motion();
    expect(isOpen()).toBe(false);
    await press('Result');
    expect(button('Take back').disabled).toBe(true);
  });

  test('not where the end is final', async () => {
    const { table } = await ended();
    await act(() => table.publish([], false, { turns: 0 }));
    expect(names()).not.toContain('Take back');
  });
});

test('why a CPU placed a stone stands below it in the list, until another stone is placed instead', async () => {
  sessionStorage.clear();
  const { table } = await openPage();
  const said = (word: string, point: string) => ({
    cpuMove: JSON.stringify({ seat: 1, reason: { word, about: { point } } }),
  });
  const told = () => [...document.querySelectorAll('.gomoku-moves small')].map((line) => line.textContent);
  await act(() => table.playAs(0, { type: 'place', point: at('h8') }));
  const before = table.match();
  await act(() => table.playAs(1, { type: 'place', point: at('i9') }, said('builds', 'I9')));
  await motion();
  expect(told()).toEqual([]); // it would stand below every other stone
  await act(() => table.load(before));
  await act(() => table.playAs(1, { type: 'place', point: at('i9') }, said('defends', 'I9')));
  await motion();
  expect(told()).toEqual(['stops what was threatened, at I9']);
  await act(() => table.load(before));
  await act(() => table.playAs(1, { type: 'place', point: at('g7') }));
  await motion();
  expect(told()).toEqual([]);
  await act(() => table.playAs(0, { type: 'offerDraw' }));
  await act(() => table.playAs(1, { type: 'declineDraw' }, { cpuMove: '{"seat":1,"reason":{"word":"answersDraw"}}' }));
  await motion();
  expect(told()).toEqual([]);
});

test('somebody who watches has no buttons to act', async () => {
  await openPage({}, null);
  expect(names()).not.toContain('Resign');
  expect(text('.gomoku-prompt p')).toBe('Waiting for Ada to place a stone.');
});

test('games from elsewhere can be looked at, and what is wrong with them is told', async () => {
  await openPage();
  await press('Menu');
  await press('Save or open a game…');
  const field = document.querySelectorAll('textarea')[1]!;
  const paste = (moves: string) =>
    act(() => {
      field.value = moves;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  await paste('h8 z99');
  await press('Show it');
  expect(text('.record-field [role=alert]')).toBe('The board has no such point: z99.');
  await paste('(;GM[4]SZ[9];B[ee];W[dd];B[fe])');
  await press('Show it');
  expect(text('.record-controls output')).toBe('Stone 3 of 3');
  await press('One stone back');
  expect(text('.record-controls output')).toBe('Stone 2 of 3');
  await press('Back');
  expect(text('.dialog h2')).toBe('Save or open a game');
});

test('the game is saved as an SGF file', async () => {
  const saved: { name: string; file: Blob }[] = [];
  let made = new Blob();
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      made = file;
      return '#';
    },
    revokeObjectURL() {},
  });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file: made });
  });
  const { table } = await openPage();
  await act(() => table.playAs(0, { type: 'place', point: at('h8') }));
  await press('Menu');
  await press('Save or open a game…');
  await press(t('gomoku.record.download'));
  click.mockRestore();
  expect(saved.map(({ name }) => name)).toEqual(['gomoku.sgf']);
  const text = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(saved[0]!.file);
  });
  expect(text).toMatch(/^\(;.*GM\[4\].*;B\[hh\]/s);
});

test('a sign of progress is seen as long as the CPU thinks', async () => {
  const table = linkAt(newMatch({ first: '2' }));
  const state = table.link.state as Signal<TableState>;
  const [ada] = state.value.seats;
  state.value = { ...state.value, seats: [ada!, { person: 0, cpu: 'hard', choices: {} }] };
  await show(<GamePage connection={table.link} />);
  expect(text('.gomoku-prompt p')).toMatch(/ is thinking\.$/);
  expect(document.querySelectorAll('.gomoku-prompt .thinking i')).toHaveLength(3);
  await act(() => table.playAs(1, { type: 'place', point: at('h8') }));
  await motion();
  expect(text('.gomoku-prompt p')).toBe('Your turn: place a white stone.');
  expect(document.querySelector('.thinking')).toBeNull();
});

test.each(['en', 'zh-CN'] as const)('nothing is left untranslated in %s', async (tag) => {
  speak(tag);
  await openPage({ opening: 'swap2' });
  expect(document.body.textContent).not.toMatch(/gomoku\.|\{\w+\}/);
});
