/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { parsePoint } from '@landfall/shared/games/gomoku/notation/points.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { CROSS_FADE_MS } from '../../../board/motion.ts';
import { speak } from '../../../i18n/i18n.ts';
import { linkAt, newMatch } from '../testing/link.ts';
import { Session } from './Session.ts';

jest.useFakeTimers();
Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });

const at = (name: string, size = 15) => parsePoint(name, size)!;

function visit(wishes: Record<string, string> = {}, viewer: number | null = 0) {
  const table = linkAt(newMatch(wishes), viewer);
  const session = new Session(table.link);
  const stones = () => table.match().state.table.stones;
  const settled = () => jest.advanceTimersByTimeAsync(3000);
  return { table, session, stones, settled };
}

test('a click and a key place a stone at once', async () => {
  const { session, stones, table, settled } = visit();
  session.choose(at('h8'), 'mouse');
  expect(stones()).toEqual([at('h8')]);
  table.playAs(1, { type: 'place', point: at('i9') });
  await settled();
  session.choose(at('h9'), 'keyboard');
  expect(stones()).toHaveLength(3);
});

test('a finger aims first and places with the second touch', () => {
  const { session, stones } = visit();
  session.choose(at('h8'), 'touch');
  expect([session.aimed.value, stones()]).toEqual([at('h8'), []]);
  session.choose(at('h9'), 'touch');
  expect([session.aimed.value, stones()]).toEqual([at('h9'), []]);
  session.choose(at('h9'), 'touch');
  expect([session.aimed.value, stones()]).toEqual([null, [at('h9')]]);
});

test('what was aimed at can be called off', () => {
  const { session, stones } = visit();
  session.choose(at('h8'), 'touch');
  expect(session.cancel()).toBe(true);
  expect(session.cancel()).toBe(false);
  session.choose(at('h8'), 'touch');
  expect(stones()).toEqual([]);
});

test('an aim at a point that the other player takes is forgotten', async () => {
  const { session, table, settled } = visit({ opening: 'swap2' }, 0);
  session.choose(at('h8'), 'touch');
  table.playAs(0, { type: 'place', point: at('h8') });
  await settled();
  expect(session.aimed.value).toBeNull();
});

test.each<[string, Record<string, string>, number | null]>([
  ['out of turn', {}, 1],
  ['by somebody who watches', {}, null],
])('nothing is placed %s', (_why, wishes, viewer) => {
  const { session, stones } = visit(wishes, viewer);
  session.choose(at('h8'), 'mouse');
  expect(stones()).toEqual([]);
});

test('GO-9.1: nothing is placed on an occupied or forbidden point', async () => {
  const { session, stones, table, settled } = visit({ rule: 'renju' });
  for (const [nth, name] of ['f8', 'a1', 'g8', 'c1', 'h9', 'e1', 'h10', 'g1'].entries())
    table.playAs(nth % 2, { type: 'place', point: at(name) });
  await settled();
  expect([...session.seen.value!.forbidden]).toEqual([at('h8')]);
  session.choose(at('h8'), 'mouse');
  session.choose(at('f8'), 'mouse');
  expect(stones()).toHaveLength(8);
});

test('forbidden points are shown to the one who must not play there', async () => {
  const { session, table, settled } = visit({ rule: 'renju' }, 1);
  for (const [nth, name] of ['f8', 'a1', 'g8', 'c1', 'h9', 'e1', 'h10', 'g1'].entries())
    table.playAs(nth % 2, { type: 'place', point: at(name) });
  await settled();
  expect(session.seen.value!.forbidden.size).toBe(0);
});

test('each stone is shown before the next one', async () => {
  const { session, table, settled } = visit();
  table.playAs(0, { type: 'place', point: at('h8') });
  table.playAs(1, { type: 'place', point: at('i9') });
  await jest.advanceTimersByTimeAsync(0);
  expect(session.seen.value!.table.stones).toEqual([at('h8')]);
  expect(session.landing.value).toBe(at('h8'));
  await settled();
  expect(session.seen.value!.table.stones).toEqual([at('h8'), at('i9')]);
  expect(session.landing.value).toBeNull();
});

describe('while stones are shown one after another', () => {
  test('a press shows them all, and says nothing about a position that is past', async () => {
    const { session, stones, table } = visit({}, 1);
    table.playAs(0, { type: 'place', point: at('h8') });
    table.playAs(1, { type: 'place', point: at('i9') });
    table.playAs(0, { type: 'place', point: at('g7') });
    session.choose(at('a1'), 'mouse');
    await jest.advanceTimersByTimeAsync(0);
    expect(session.seen.value!.table.stones).toHaveLength(3);
    expect(stones()).toHaveLength(3);
    session.choose(at('a1'), 'mouse');
    expect(stones()).toHaveLength(4);
  });

  test('the last one is answered while it is still set down', () => {
    const { session, stones, table } = visit({}, 1);
    table.playAs(0, { type: 'place', point: at('h8') });
    session.choose(at('i9'), 'mouse');
    expect(stones()).toEqual([at('h8'), at('i9')]);
  });

  test('they are set down faster, the more there are', async () => {
    const { session, table } = visit();
    for (const [nth, name] of ['h8', 'i9', 'g7', 'f6'].entries())
      table.playAs(nth % 2, { type: 'place', point: at(name) });
    const shown = () => session.seen.value!.table.stones.length;
    await jest.advanceTimersByTimeAsync(CROSS_FADE_MS);
    expect(shown()).toBe(2);
    await jest.advanceTimersByTimeAsync(CROSS_FADE_MS / 2); // two more wait
    expect(shown()).toBe(3);
  });
});

test('the result opens when the game is over, after the row has been seen', async () => {
  const { session, table, settled } = visit();
  for (const [nth, name] of ['a1', 'a3', 'b1', 'b3', 'c1', 'c3', 'd1', 'd3', 'e1'].entries())
    table.playAs(nth % 2, { type: 'place', point: at(name) });
  expect(session.open.value).toBeNull();
  await settled();
  expect(session.open.value).toBe('result');
});

test('a question that has become pointless is closed', async () => {
  const { session, table, settled } = visit();
  session.openUp('offerDraw');
  table.playAs(1, { type: 'offerDraw' });
  await settled();
  expect(session.open.value).toBeNull();
});

test('somebody who comes back to a game that is over sees its result', async () => {
  const { table, settled } = visit();
  table.playAs(1, { type: 'resign' });
  const back = new Session(table.link);
  await settled();
  expect(back.open.value).toBe('result');
});

test('what is seen is said in the language of the page, also when that changes between two moves', () => {
  const table = linkAt();
  const seats = [
    { person: 1, cpu: '', choices: {} },
    { person: 0, cpu: 'easy', choices: {} },
  ];
  table.link.state.value = { ...table.link.state.peek()!, pausedBy: 1, seats } as unknown as TableState;
  const session = new Session(table.link);
  const words = () => [session.seen.value?.stopped, session.seen.value?.players[1]?.name];
  expect(words()).toEqual(['The game is paused.', 'CPU 2']);
  speak('zh-CN');
  expect(words()).toEqual(['游戏已暂停。', '电脑 2']);
  speak('en');
  session.close();
});
