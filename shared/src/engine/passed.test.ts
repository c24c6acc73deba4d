import { dominoes } from '../games/dominoes/game.ts';
import { gomoku } from '../games/gomoku/game.ts';
import { freeFrom, lastDecision, type Passed, shownTo } from './passed.ts';

const turn = (seat: number, { revealed = false, automatic = false } = {}): Passed => ({ seat, revealed, automatic });
const isMine = (seat: number) => seat === 0;

test('turns of several seats go back freely as long as they belong to one person and revealed nothing', () => {
  const passed = [turn(2), turn(0, { revealed: true }), turn(1), turn(0)];
  expect(freeFrom(passed, (seat) => (seat < 2 ? 7 : 8))).toBe(2);
  expect(freeFrom(passed, (seat) => seat)).toBe(3);
});

test('what came to light stays for whoever is alone; turns of others as well where seats have secrets', () => {
  const quiet = [turn(0), turn(1), turn(0)];
  expect(shownTo(gomoku, quiet, isMine)).toBe(0);
  expect(shownTo(dominoes, quiet, isMine)).toBe(2);
  expect(shownTo(gomoku, [turn(0), turn(0, { revealed: true }), ...quiet], isMine)).toBe(2);
});

test('the last decision goes with what followed it, unless it has to stay', () => {
  const passed = [turn(0), turn(0, { automatic: true }), turn(1)];
  expect(lastDecision(passed, isMine)).toBe(0);
  expect(lastDecision(passed, () => false)).toBe(2);
  expect(lastDecision(passed, isMine, 1)).toBe(3);
  expect(lastDecision([], isMine)).toBe(0);
});
