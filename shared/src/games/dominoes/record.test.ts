import fc from 'fast-check';
import { type Ply, randomGame } from '../../testing/randomPlay.ts';
import { dominoes } from './game.ts';
import { options } from './options.ts';
import { lacking, retold } from './record.ts';
import type { State } from './table.ts';
import { playAll, scene } from './testing/scene.ts';
import { halvesOf } from './tiles.ts';

const known = (moves: string, more: { boneyard?: string; draw?: (typeof options.draw)[number] } = {}) => {
  const { boneyard = '', draw = 'draw' } = more;
  const hands = ['2|6 1|5 0|0', '3|3 4|4 1|1'];
  const { table } = playAll(scene({ hands, line: '[2|5]', boneyard, options: { draw } }), moves).match.state;
  return lacking(table).map((numbers) => [...numbers].sort());
};

test.each([
  ['nothing as long as everybody lays', '0 2|6 left', {}, [[], []]],
  ['both ends it passed on', '0 2|6 left, 1 pass', {}, [[], [5, 6]]],
  ['what it has drawn for, if it lays what it drew', '0 2|6 left, 1 draw', { boneyard: '0|5' }, [[], [5, 6]]],
  ['all it ever passed on', '0 2|6 left, 1 pass, 0 1|5 right, 1 1|1 right', {}, [[], [5, 6]]],
  ['only the last ends after a tile that was kept', '0 2|6 left, 1 draw', { boneyard: '0|4' }, [[], [5, 6]]],
])('DO-8: known is %s', (_what, moves, more, expected) => {
  expect(known(moves, more)).toEqual(expected);
});

test('DO-8: a tile that was drawn and kept could show anything but the ends it did not fit', () => {
  const match = scene({ hands: ['5|6 1|6 0|0 2|2', '3|3 4|4'], line: '[2|5]', boneyard: '0|4' });
  const passed = playAll(match, '0 5|6, 1 draw, 0 1|6').match.state.table;
  expect([...lacking(passed)[1]!].sort()).toEqual([2, 6]);
});

test('DO-8: drawing until one fits tells what the other tiles drawn do not show', () => {
  const match = scene({
    hands: ['2|6 1|5', '3|3'],
    line: '[2|5]',
    boneyard: '0|5 4|4 1|1',
    options: { draw: 'drawUntil' },
  });
  expect([...lacking(playAll(match, '0 2|6 left, 1 draw').match.state.table)[1]!].sort()).toEqual([5, 6]);
});

test('every move is told with the ends it was made at', () => {
  const { table } = playAll(scene({ hands: ['2|6 0|0', '3|6 1|1'], line: '[2|5]' }), '0 2|6 left, 1 3|6 left').match
    .state;
  expect(retold(table).map(({ ends }) => ends)).toEqual([
    { left: 2, right: 5 },
    { left: 6, right: 5 },
  ]);
  const opened = scene({ hands: ['2|6 0|0', '2|3 1|1'] });
  expect(retold(playAll(opened, '0 2|6, 1 2|3 left').match.state.table).map(({ ends }) => ends)).toEqual([
    null,
    { left: 2, right: 6 },
  ]);
});

test('DO-8: what is said to be lacking is not in the hand, in any game', () => {
  const settings = fc.record({ seats: fc.integer({ min: 2, max: 4 }), draw: fc.constantFrom(...options.draw) });
  fc.assert(
    fc.property(settings, fc.string({ maxLength: 6 }), ({ seats, draw }, seed) => {
      const chosen = { hand: 'usual', start: 'boneyard', draw, target: '50' } as const;
      const plies: Ply[] = [...randomGame(dominoes, { seats, options: chosen, choices: Array(seats).fill({}) }, seed)];
      for (const { step } of plies) {
        const { table, hands } = step.match.state as State;
        const hasJustDrawn = table.moves.at(-1)?.kind === 'draw' ? table.moves.at(-1)!.seat : null;
        for (const [seat, numbers] of lacking(table).entries()) {
          const held = hands[seat]!.tiles.slice(0, seat === hasJustDrawn ? -1 : undefined).flatMap(halvesOf);
          expect([...numbers].filter((number) => held.includes(number))).toEqual([]);
        }
      }
    }),
    { numRuns: 40, seed: 3 },
  );
});
