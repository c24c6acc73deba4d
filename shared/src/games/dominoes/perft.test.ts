import { type Match, playLegal, start } from '../../engine/match.ts';
import { defaultSetting } from '../../engine/setting.ts';
import { everyChoice } from '../../testing/randomPlay.ts';
import { dominoes } from './game.ts';
import type { options } from './options.ts';

/** How many sequences of `depth` actions there are, by any seat: one wrong legal list anywhere changes the number. */
function perft(match: Match, seats: number, depth: number): number {
  const choices = everyChoice(dominoes, match, seats);
  if (depth === 1) return choices.length;
  return choices
    .map(({ seat, action }) => perft(playLegal(dominoes, match, seat, action as never).match, seats, depth - 1))
    .reduce((sum, sequences) => sum + sequences, 0);
}

type Wanted = { [name in keyof typeof options]?: (typeof options)[name][number] };

test.each<[string, seats: number, Wanted, expected: number[]]>([
  ['two seats', 2, {}, [1, 2, 6, 14, 26, 38, 52, 80]],
  ['two seats, drawing until one fits', 2, { draw: 'drawUntil' }, [1, 2, 4, 18, 42, 198, 576, 2330]],
  ['three seats, block', 3, { draw: 'block', start: 'highestDouble' }, [6, 12, 28, 48, 94, 128, 182, 266]],
  ['four seats, all tiles in hands', 4, { hand: '7', start: 'highestDouble' }, [8, 22, 66, 162, 484, 1206, 4020, 9302]],
  ['four seats, to fifty points', 4, { target: '50', hand: '5' }, [1, 4, 5, 13, 28, 56, 102, 188]],
])('perft: %s', (_what, seats, wanted, expected) => {
  const setting = defaultSetting(dominoes, seats);
  const match = start(dominoes, { ...setting, options: { ...setting.options, ...wanted } }, 'perft');
  expect([1, 2, 3, 4, 5, 6, 7, 8].map((depth) => perft(match, seats, depth))).toEqual(expected);
});
