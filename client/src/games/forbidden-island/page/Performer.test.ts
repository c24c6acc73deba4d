/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import type { Event } from '@landfall/shared/games/forbidden-island/actions.ts';
import { seat } from '../../../testing/states.ts';
import { seenAt } from '../testing/position.ts';
import { Performer } from './Performer.ts';

let wantsLessMotion: boolean;
let played: string[];
let tempos: number[];
let performer: Performer;

const island = {
  show: () => void played.push('show'),
  call: () => void played.push('call'),
  animate: async ({ type }: Event, tempo = 0) => {
    played.push(type);
    tempos.push(tempo);
  },
};
const seen = seenAt({ seat: 1 }); // Ann is on turn
const FLOODED: Event = { type: 'flooded', seat: 0, place: 3 };
const DREW: Event = { type: 'drewTreasure', seat: 1, card: 'fire' };
const ROSE: Event = { type: 'watersRose', seat: 0, level: 4, shuffled: 6 };

beforeEach(() => {
  jest.useFakeTimers();
  wantsLessMotion = false;
  Object.assign(globalThis, { matchMedia: () => ({ matches: wantsLessMotion }) });
  played = [];
  tempos = [];
  performer = new Performer(island);
});
afterEach(() => jest.useRealTimers());

/** Plays an event; tells after how many milliseconds it is over. */
async function lengthOf(event: Event, tempo = 1): Promise<number> {
  const began = Date.now();
  let over = 0;
  void performer.animate(event, seen, tempo).then(() => {
    over = Date.now() - began;
  });
  await jest.advanceTimersByTimeAsync(5000);
  return over;
}

test('a drawn card is shown to whom it goes', async () => {
  const over = await lengthOf(DREW);
  expect(performer.revealed.value).toMatchObject({
    deck: 'treasure',
    card: 'fire',
    seat: 1,
    name: 'You',
  });
  expect(over).toBeGreaterThan(1000);
});

test('a tile is flooded once its card has been seen', async () => {
  void performer.animate(FLOODED, seen, 1);
  await jest.advanceTimersByTimeAsync(400);
  expect([performer.revealed.value, played]).toEqual([{ deck: 'flood', tile: seen.table.island[3], place: 3 }, []]);
  await jest.advanceTimersByTimeAsync(400);
  expect(played).toEqual(['flooded']);
});

test('where others wait, cards fly and waters rise as much faster as is asked', async () => {
  for (const event of [DREW, ROSE]) {
    const usual = await lengthOf(event);
    expect(await lengthOf(event, 2)).toBe(usual / 2);
  }
  void performer.animate(FLOODED, seen, 2);
  await jest.advanceTimersByTimeAsync(300);
  expect([played, tempos]).toEqual([
    ['drewTreasure', 'drewTreasure', 'watersRose', 'watersRose', 'flooded'],
    [1, 2, 1, 2, 2],
  ]);
});

test('what was cut short does not go on', async () => {
  void performer.animate(FLOODED, seen, 1);
  performer.show(seen);
  await jest.advanceTimersByTimeAsync(5000);
  expect(played).toEqual(['show']);
  expect(performer.revealed.value).toBeNull();
});

test('only whoever has to decide themselves is called to the board', () => {
  const standIn = seenAt({ seat: 0, state: { seats: [seat(1, 'any', 'hard'), seat(2), seat(3), seat(4)] } });
  performer.show(standIn);
  expect(played).toEqual(['show']);
  performer.show(seenAt({ seat: 0 }));
  expect(played).toEqual(['show', 'show', 'call']);
});

test('the rising of the waters takes its time', async () => {
  const over = await lengthOf(ROSE);
  expect(performer.tide.value).toBe(4);
  expect(over).toBeGreaterThan(1000);
  performer.show(seen);
  expect(performer.tide.value).toBeNull();
});

test('where nothing moves, a card holds nothing up and still stays to be read', async () => {
  wantsLessMotion = true;
  expect(await lengthOf(DREW)).toBeLessThan(200);
  performer.show(seen);
  await jest.advanceTimersByTimeAsync(1000);
  expect(performer.revealed.value).not.toBeNull();
  await jest.advanceTimersByTimeAsync(1000);
  expect(performer.revealed.value).toBeNull();
});
