import { judge, scores } from './score.ts';
import { tiles } from './testing/scene.ts';

test.each([
  ['DO-5: the seat without tiles wins', ['1|2 6|6', '', '0|1'], { ending: 'domino', winner: 1, points: 16 }],
  ['DO-7: even if nothing is left to score', ['', '0|0'], { ending: 'domino', winner: 0, points: 0 }],
  ['DO-6: else the fewest pips win, less the own', ['1|2', '0|1', '6|6'], { ending: 'blocked', winner: 1, points: 14 }],
  ['DO-6: two with the fewest tie', ['0|1', '5|5', '0|1'], { ending: 'tied', points: 0 }],
  ['DO-6: two with more do not', ['5|5', '0|1', '4|6'], { ending: 'blocked', winner: 1, points: 19 }],
])('%s', (_rule, hands, round) => {
  expect(judge(hands.map(tiles))).toEqual(round);
});

test('DO-7: points add up by seat, and a tied round adds none', () => {
  const rounds = [
    { ending: 'domino' as const, winner: 1, points: 30 },
    { ending: 'tied' as const, points: 0 },
    { ending: 'blocked' as const, winner: 0, points: 5 },
    { ending: 'domino' as const, winner: 1, points: 21 },
  ];
  const player = { tiles: 0, shown: [] };
  expect(scores({ players: [player, player, player], rounds })).toEqual([5, 51, 0]);
});
