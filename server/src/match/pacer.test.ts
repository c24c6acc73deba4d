import type { Outlook } from '@landfall/shared/engine/outlook.ts';
import { DEFAULTS } from '../config.ts';
import { Pacer } from './pacer.ts';

const PACE_MS = 900;
const WINDOW_MS = 2500;
const config = { ...DEFAULTS, paceMs: PACE_MS, windowMs: WINDOW_MS };
const automatic = { seat: 2, action: { type: 'turn' } };
const due = (interveners: number[]): Outlook => ({
  result: null,
  waitingFor: [2],
  automatic,
  interveners,
  isStuck: false,
});

/** A pacer with a step that these seats could forestall. */
function armed(...interveners: number[]): Pacer {
  const pacer = new Pacer(config, { later: () => () => {}, step: async () => {}, changed: () => {} });
  pacer.arm(due(interveners), true);
  return pacer;
}

test('a step has to wait as long as one of those who could forestall it has not said that it need not', () => {
  const pacer = armed(0, 1);
  expect([pacer.nextStepMs, pacer.isOpen]).toEqual([WINDOW_MS, true]);
  expect(pacer.waive([0])).toBeNull();
  expect([pacer.nextStepMs, pacer.isOpen]).toEqual([WINDOW_MS, true]);
  expect(pacer.waive([1, 2])).toBeNull();
  expect(pacer.isOpen).toBe(false);
});

test('when the others cannot forestall it any more, it follows as one that nobody could', () => {
  const pacer = armed(0, 1);
  pacer.waive([0]);
  pacer.arm(due([0]), true);
  expect(pacer.nextStepMs).toBe(PACE_MS);
});

test('what was said is about one position', () => {
  const pacer = armed(0);
  pacer.waive([0]);
  pacer.arm({ ...due([0]), automatic: { ...automatic } }, true);
  expect([pacer.nextStepMs, pacer.isOpen]).toEqual([WINDOW_MS, true]);
});

test('whoever asks for a moment takes it back, and nobody else can end that moment', () => {
  const pacer = armed(0, 1);
  pacer.waive([0]);
  expect(pacer.hold(0)).toBeNull();
  expect(pacer.waive([1])).toEqual({ reason: 'held' });
  pacer.release(0);
  pacer.waive([1]);
  expect(pacer.isOpen).toBe(true);
  expect(pacer.waive([0])).toBeNull();
  expect([pacer.heldBy, pacer.isOpen]).toEqual([-1, false]);
});

test('only those say so who could do something before a step that is due', () => {
  expect(armed(0).waive([1, 2])).toEqual({ reason: 'notYourTurn' });
  const idle = armed();
  idle.arm(null, true);
  expect(idle.waive([0])).toEqual({ reason: 'notNow' });
});
