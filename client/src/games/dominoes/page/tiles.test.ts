/** @jest-environment jsdom */
import { type Drag, listenToTiles } from './tiles.ts';

function listen() {
  document.body.innerHTML = '<main><button data-tile="2|5"><i></i></button><p></p></main>';
  const element = document.querySelector('main')!;
  element.setPointerCapture = () => {};
  const log: unknown[] = [];
  const stop = listenToTiles(element, {
    onChoose: (tile, by) => log.push(`choose ${tile} by ${by}`),
    onDrag: (drag: Drag | null) => log.push(drag ? `drag ${drag.tile} ${drag.x} ${drag.end}` : 'no drag'),
    onCancel: () => void log.push('cancel'),
    onDrop: ({ tile, end }) => void log.push(`drop ${tile} ${end}`),
    endAt: ({ y }) => (y < 100 ? 'left' : null),
  });
  const tile = document.querySelector('i')!;
  const send = (
    type: string,
    x = 0,
    y = 500,
    more: MouseEventInit & { isPrimary?: boolean; pointerType?: string; pointerId?: number } = {},
  ) => {
    const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: y, detail: 1, ...more });
    const { isPrimary = true, pointerType = 'mouse', pointerId = 1 } = more;
    Object.assign(event, { isPrimary, pointerType, pointerId });
    tile.dispatchEvent(event);
  };
  return { log, send, stop };
}

test('a click chooses the tile', () => {
  const { log, send } = listen();
  send('pointerdown');
  send('pointerup');
  send('click');
  expect(log).toEqual(['choose 2|5 by mouse']);
});

test('a tap does, as a tap, also when the finger trembles', () => {
  const { log, send } = listen();
  send('pointerdown', 0, 500, { pointerType: 'touch' });
  send('pointermove', 6, 503, { pointerType: 'touch' });
  send('pointerup', 6, 503);
  send('click', 6, 503);
  expect(log).toEqual(['choose 2|5 by touch']);
});

test('a key does', () => {
  const { log, send } = listen();
  send('click', 0, 0, { detail: 0 });
  expect(log).toEqual(['choose 2|5 by keyboard']);
});

test('a drag tells where it is and where it was dropped, and chooses nothing', () => {
  const { log, send } = listen();
  send('pointerdown', 0, 500);
  send('pointermove', 40, 300);
  send('pointermove', 60, 50);
  send('pointerup', 60, 50);
  send('click', 60, 50);
  expect(log).toEqual(['drag 2|5 40 null', 'drag 2|5 60 left', 'no drag', 'drop 2|5 left']);
});

test('a drag that the system takes over drops nothing', () => {
  const { log, send } = listen();
  send('pointerdown', 0, 500);
  send('pointermove', 40, 50);
  send('pointercancel');
  send('pointermove', 60, 50);
  send('pointerup', 60, 50);
  expect(log).toEqual(['drag 2|5 40 left', 'cancel', 'no drag']);
});

test('a second finger neither holds a drag up nor lets it go', () => {
  const { log, send } = listen();
  const second = { isPrimary: false, pointerId: 2, pointerType: 'touch' };
  send('pointerdown', 0, 500);
  send('pointermove', 40, 50);
  send('pointerdown', 200, 500, second);
  send('pointermove', 210, 300, second);
  send('pointercancel', 210, 300, second);
  send('pointerup', 210, 300, second);
  send('pointermove', 60, 50);
  send('pointerup', 60, 50);
  expect(log).toEqual(['drag 2|5 40 left', 'drag 2|5 60 left', 'no drag', 'drop 2|5 left']);
});

test('the other buttons of a mouse and a second finger do nothing, and after the end nothing does', () => {
  const { log, send, stop } = listen();
  send('pointerdown', 0, 500, { button: 2 });
  send('pointermove', 40, 50);
  send('pointerdown', 0, 500, { isPrimary: false });
  send('click');
  stop();
  send('pointerdown');
  send('click');
  expect(log).toEqual([]);
});
