import { type Match, viewFor } from '../../../engine/match.ts';
import { randomFrom, seeded } from '../../../engine/random.ts';
import { dominoes } from '../game.ts';
import type { Dominoes, View } from '../table.ts';
import { playAll, type Scene, scene } from '../testing/scene.ts';
import { hard } from './hard.ts';

function decide(match: Match<Dominoes>, seat: number, steps = 600): { lays: string; word?: string } {
  const view: View = viewFor(match.state, seat);
  const { action, reason } = hard(view, dominoes.legalActions(view), { random: randomFrom(seeded('hard')), steps })!;
  return {
    lays: action.type === 'lay' ? `${action.tile} ${action.end}` : action.type,
    ...(reason && { word: reason.word }),
  };
}

test('CPU hard: shuts out a seat that has passed on a number, and so wins the round', () => {
  // Bo passed on 5 and 6: whatever it holds, it cannot lay it where both ends show a 6.
  const at: Scene = { hands: ['2|6 6|6 4|5 4|6', '0|3 1|1'], line: '[2|5]', options: { draw: 'block' } };
  const match = playAll(scene(at), '0 2|6 left, 1 pass').match;
  const { lays, word } = decide(match, 0);
  expect(lays).toBe('6|6 left');
  expect(word).toBe('shutsOut');
});

test('CPU hard: ends a round that it wins by blocking it', () => {
  // All other threes are on the table: laying 3|3's neighbour closes both ends, and Ann has the fewest pips.
  const at: Scene = {
    hands: ['0|3 0|1', '5|6 6|6 4|5 5|5'],
    line: '3|4 4|1 1|3 3|3 [3|2] 2|6 6|3 3|5 5|0',
    options: { draw: 'block' },
  };
  expect(decide(scene(at), 0).lays).toBe('0|3 right');
});

test('CPU hard: gets rid of what costs most when the other is about to go out', () => {
  const at: Scene = {
    hands: ['5|6 0|5 1|1', '3|4'],
    line: '[5|5]',
    options: { draw: 'block' },
  };
  expect(decide(scene(at), 0).lays).toMatch(/^5\|6/);
});

test('CPU hard: stops at once when time is up', () => {
  const view = viewFor(scene({ hands: ['5|6 0|5 1|1', '3|4 2|2'], line: '[5|5]', boneyard: '6|6' }).state, 0);
  let asked = 0;
  const thinking = { random: randomFrom(seeded('x')), steps: 1e9, timeIsUp: () => ++asked > 3 };
  expect(hard(view, dominoes.legalActions(view), thinking)?.action.type).toBe('lay');
  expect(asked).toBe(4);
});
