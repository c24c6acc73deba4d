import { type Match, playLegal, start } from '../../engine/match.ts';
import { defaultSetting } from '../../engine/setting.ts';
import { everyChoice } from '../../testing/randomPlay.ts';
import { forbiddenIsland } from './game.ts';

/** How many sequences of `depth` actions there are, by any seat: one wrong legal list anywhere changes the number. */
function perft(match: Match, seats: number, depth: number): number {
  if (forbiddenIsland.result(match.state.table)) return 0;
  const choices = everyChoice(forbiddenIsland, match, seats);
  if (depth === 1) return choices.length;
  return choices
    .map(({ seat, action }) => perft(playLegal(forbiddenIsland, match, seat, action as never).match, seats, depth - 1))
    .reduce((sum, sequences) => sum + sequences, 0);
}

test.each([
  ['Navigator and Engineer with Sandbags', 'b', 2, [11, 85, 546, 2619, 3247, 3898]],
  ['Diver, Pilot and Explorer', 'c', 3, [12, 127, 1392, 2243, 97026, 191834]],
  ['Engineer, Pilot and Messenger with Sandbags', 'd', 3, [36, 792, 10711, 95963]],
  ['Pilot and Engineer with a Helicopter Lift', 'a', 2, [70, 2453, 28799, 235871]],
])('perft: %s', (_who, seed, seats, expected) => {
  const match = start(forbiddenIsland, defaultSetting(forbiddenIsland, seats), seed);
  expect(expected.map((_, index) => perft(match, seats, index + 1))).toEqual(expected);
});
