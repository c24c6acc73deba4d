/** @jest-environment jsdom */
import { type Scene, scene } from '@landfall/shared/games/dominoes/testing/scene.ts';
import { act } from 'preact/test-utils';
import { speak } from '../../../i18n/i18n.ts';
import { show } from '../../../testing/page.ts';
import { layOut } from '../testing/laid-out.ts';
import { linkAt } from '../testing/link.ts';
import GamePage from './GamePage.tsx';

/** A motion that the page has begun, and that ends only if somebody ends it. */
interface Flight {
  ms: number;
  cancel(): void;
  land(): void;
}
let flights: Flight[] = [];

beforeAll(() => {
  speak('en');
  layOut({ reducedMotion: false });
  Element.prototype.animate = (_frames, options) => {
    let cancel = () => {};
    let land = () => {};
    const finished = new Promise<void>((resolve, reject) => {
      cancel = () => reject(new Error('cancelled'));
      land = resolve;
    });
    const flight = { ms: (options as KeyframeAnimationOptions).duration as number, finished, cancel, land };
    flights.push(flight);
    return flight as unknown as Animation;
  };
});
beforeEach(() => {
  flights = [];
});

const usual: Scene = { hands: ['2|5 5|6 0|0', '1|5 3|3'], line: '[2|5]', boneyard: '4|4' };

/** The page of somebody at a table where a tile has just been laid. */
async function visitMidair(seat: number | null) {
  const table = linkAt({ match: scene(usual), seat });
  const page = await show(<GamePage connection={table.link} />);
  await act(() => table.playAs(0, { type: 'lay', tile: '2|5', end: 'left' }));
  expect(flying()).toBe(1);
  return { ...table, page };
}

/** Lets something happen, and what follows from it at once. */
const after = (happens: () => void) =>
  act(async () => {
    happens();
    await new Promise((resolve) => setTimeout(resolve));
  });
const press = (key: string) => after(() => void dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true })));
const click = (page: HTMLElement, selector: string) => after(() => page.querySelector<HTMLElement>(selector)!.click());
const flying = () => document.querySelectorAll('.domino-flight').length;
const laid = () => document.querySelectorAll('.domino-laid').length;

test.each([
  ['a player', 1],
  ['somebody who watches', null],
])('%s skips what moves with Escape, and nothing is in the air any more', async (_who, seat) => {
  await visitMidair(seat);
  await press('Escape');
  expect([laid(), flying()]).toEqual([2, 0]);
});

test('a press on the felt skips what moves, too', async () => {
  const { page } = await visitMidair(null);
  await click(page, '.domino-felt');
  expect([laid(), flying()]).toEqual([2, 0]);
});

test('Escape steps back only where nothing moves', async () => {
  await visitMidair(1);
  const picked = () => document.querySelector('[aria-pressed=true]')?.getAttribute('data-tile');
  await press('ArrowRight');
  await press('Escape');
  expect(picked()).toBe('1|5');
  await press('Escape');
  expect(picked()).toBeUndefined();
});

test('an end that lays a tile does not skip its way', async () => {
  const { page, match } = await visitMidair(1);
  await click(page, '.domino-felt');
  await click(page, '[data-end=right]');
  await click(page, '[data-end=right]');
  expect(match().state.table.moves).toHaveLength(2);
  expect([laid(), flying()]).toEqual([2, 1]);
});

test('tiles fly faster while others wait', async () => {
  const { playAs } = await visitMidair(null);
  for (const [seat, tile, end] of [
    [1, '1|5', 'left'],
    [0, '5|6', 'right'],
  ] as const)
    await act(() => playAs(seat, { type: 'lay', tile, end }));
  flights[0]!.land();
  while (flights.length < 2) await after(() => {});
  expect(flights.map(({ ms }) => Math.round(ms))).toEqual([380, 253]);
});
