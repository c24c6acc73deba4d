/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import type { Recording } from '@landfall/shared/engine/recording.ts';
import { parsePoint } from '@landfall/shared/games/gomoku/notation/points.ts';
import { act } from 'preact/test-utils';
import { keptGame } from '../../../offline/kept-game.ts';
import { navigate, route } from '../../../router.tsx';
import { button, press, show } from '../../../testing/page.ts';
import { linkAt, newMatch } from '../testing/link.ts';
import { leavePage, openPage, prepareBrowser } from '../testing/page.tsx';
import GamePage from './GamePage.tsx';

const at = (name: string) => parsePoint(name, 15)!;
const note = () => document.querySelector('.record-note')?.textContent;

beforeEach(() => {
  prepareBrowser();
  Object.assign(globalThis, { scrollTo() {}, open: jest.fn() });
  navigate('/t/K7M2QX9RA');
});
afterEach(leavePage);

/** Opens a game from elsewhere at a table. */
async function openRecord(moves: string) {
  await press('Menu');
  await press('Save or open a game…');
  const field = document.querySelectorAll('textarea')[1]!;
  await act(() => {
    field.value = moves;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await press('Show it');
}

test('a game from elsewhere is played on by whoever is to move, beside the one that runs', async () => {
  await openPage();
  await openRecord('h8 i9 g7');
  expect(note()).toBe('You play White against a CPU, in this browser.');
  await press('One stone back');
  expect(note()).toBe('You play Black against a CPU, in this browser.');
  await press('One stone on');
  await press('Play on from here');
  const { match, outlook } = keptGame('gomoku')!;
  expect(match.state.table).toMatchObject({ black: 1, stones: ['h8', 'i9', 'g7'].map(at) });
  expect(outlook.waitingFor).toEqual([0]); // the person
  expect(globalThis.open).toHaveBeenCalledWith('/offline/gomoku', '_blank', 'noopener');
  expect(route.value).toMatchObject({ page: 'table' });
  expect(document.querySelector('dialog')).toBeNull();
});

test('where the game is over the page itself goes there', async () => {
  const { table } = await openPage();
  await act(() => table.playAs(1, { type: 'resign' }));
  await openRecord('(;GM[4]SZ[9];B[ee];W[dd])');
  await press('Play on from here');
  expect(keptGame('gomoku')!.match.state.table).toMatchObject({ size: 9, black: 0 });
  expect(route.value).toEqual({ page: 'offline', game: 'gomoku' });
});

test('a table without a server goes on with it', async () => {
  const { link } = linkAt(newMatch());
  const opened: Recording[] = [];
  link.offline = { anew() {}, playOn: (recording) => opened.push(recording) };
  await show(<GamePage connection={link} />);
  await openRecord('h8 i9');
  await press('Play on from here');
  expect(opened.map(({ log }) => log.length)).toEqual([2]);
  expect(keptGame('gomoku')).toBeNull();
});

test('a game that still runs in this browser is not lost for it in one press', async () => {
  await openPage();
  await openRecord('h8 i9 g7');
  await press('Play on from here');
  await openRecord('h8 h9');
  const stones = () => keptGame('gomoku')!.match.state.table.stones;
  await press('Play on from here');
  expect(stones()).toHaveLength(3);
  await press('Cancel');
  expect(stones()).toHaveLength(3);
  expect(document.querySelector('.dialog-viewer')).not.toBeNull();
  await press('Play on from here');
  await press('Give it up and play');
  expect(stones()).toHaveLength(2);
  expect(document.querySelector('dialog')).toBeNull();
});

test('nobody plays on where the game is over, which is told', async () => {
  await openPage();
  await openRecord('a1 a3 b1 b3 c1 c3 d1 d3 e1');
  expect(button('Play on from here').disabled).toBe(true);
  expect(note()).toBe('The game is over here. Go back some stones to play on.');
  await press('One stone back');
  expect(button('Play on from here').disabled).toBe(false);
});
