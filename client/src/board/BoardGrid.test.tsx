/** @jest-environment jsdom */
import { act } from 'preact/test-utils';
import { button, buttons, nameOf, press, show } from '../testing/page.ts';
import { BoardGrid } from './BoardGrid.tsx';

const cell = (place: number, label: string) => ({ place, label, left: place * 10, top: 0, width: 10, height: 10 });
const rows = [[cell(0, 'North')], [cell(1, 'West'), cell(2, 'East')]];
let chosen: number[];
let focused: (number | null)[];

beforeEach(async () => {
  chosen = [];
  focused = [];
  await show(
    <BoardGrid
      label="Board"
      rows={rows}
      onChoose={(place) => chosen.push(place)}
      onFocus={(place) => focused.push(place)}
      towards={(place, key) => (key === 'ArrowDown' && place === 0 ? 2 : null)}
    />,
  );
});

const key = (name: string) =>
  act(() => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })));

test('it is a grid with a named button for every place', () => {
  expect(document.querySelector('[role=grid]')?.getAttribute('aria-label')).toBe('Board');
  expect([...document.querySelectorAll('[role=row]')].map((row) => row.querySelectorAll('button').length)).toEqual([
    1, 2,
  ]);
  expect(buttons().map(nameOf)).toEqual(['North', 'West', 'East']);
});

test('every button lies over its place', () => {
  const { left, top, width, height } = button('East').style;
  expect([left, top, width, height]).toEqual(['20px', '0px', '10px', '10px']);
});

test('pressing a button chooses its place', async () => {
  await press('West');
  expect(chosen).toEqual([1]);
});

test('one button is in the tab order, and arrow keys move it', async () => {
  const inOrder = () =>
    buttons()
      .filter(({ tabIndex }) => tabIndex === 0)
      .map(nameOf);
  expect(inOrder()).toEqual(['North']);
  await act(() => button('North').focus());
  await key('ArrowDown');
  expect(document.activeElement).toBe(button('East'));
  expect(inOrder()).toEqual(['East']);
  expect(focused).toEqual([0, null, 2]);
});

test('a key that leads nowhere leaves the focus where it is', async () => {
  await act(() => button('West').focus());
  await key('ArrowDown');
  expect(document.activeElement).toBe(button('West'));
});
