/** @jest-environment jsdom */
import { listenToPointer, type Point, type PointedBy } from './pointer.ts';

let taps: [Point, PointedBy][];
let hovers: (Point | null)[];
let element: HTMLElement;

beforeEach(() => {
  taps = [];
  hovers = [];
  element = document.createElement('div');
  document.body.replaceChildren(element);
  listenToPointer(element, { onTap: (point, by) => taps.push([point, by]), onHover: (point) => hovers.push(point) });
});

/** jsdom knows no pointer events: a mouse event with what they add. */
function send(type: string, x: number, y: number, extra: { pointerType?: string; isPrimary?: boolean } = {}) {
  const event = new MouseEvent(type, { clientX: x, clientY: y, bubbles: true });
  element.dispatchEvent(Object.assign(event, { pointerType: 'mouse', isPrimary: true, ...extra }));
}

test('a click is a tap by mouse', () => {
  send('pointerdown', 5, 6);
  send('click', 5, 6);
  expect(taps).toEqual([[{ x: 5, y: 6 }, 'mouse']]);
});

test('a finger taps by touch, and only once its click arrives', () => {
  send('pointerdown', 5, 6, { pointerType: 'touch' });
  send('pointerup', 5, 6, { pointerType: 'touch' });
  expect(taps).toEqual([]);
  send('click', 7, 6);
  expect(taps).toEqual([[{ x: 7, y: 6 }, 'touch']]);
});

test('a finger that slid away taps nothing', () => {
  send('pointerdown', 5, 6, { pointerType: 'touch' });
  send('click', 40, 6);
  expect(taps).toEqual([]);
});

test('a second finger is not a tap of its own', () => {
  send('pointerdown', 5, 6, { pointerType: 'touch', isPrimary: false });
  send('click', 5, 6);
  expect(taps).toEqual([]);
});

test('the mouse hovers, a finger does not', () => {
  send('pointermove', 1, 2);
  send('pointermove', 3, 4, { pointerType: 'touch' });
  send('pointerleave', 0, 0);
  expect(hovers).toEqual([{ x: 1, y: 2 }, null]);
});
