import { scenarios } from '../testing/scene.ts';

describe('shoring up', () => {
  scenarios([
    [
      'S04 R-EXPLORER-2: the Explorer shores up diagonally',
      `. . # # . .
       . # # # # .
       # # #X # # #
       # # # ~ # #E
       . # # # # .
       . . # # . .`,
      {},
      (scene) => {
        scene.shoreUp('X', '3,3');
        expect(scene.level('3,3')).toBe('dry');
        expect(scene.now).toBe('act 2');
      },
    ],
    [
      'S04 R-SHORE-1: the Engineer does not',
      `. . # # . .
       . # # # # .
       # # #E # # #
       # # # ~ # #X
       . # # # # .
       . . # # . .`,
      {},
      (scene) => expect(scene.refuses('E', { type: 'shoreUp', places: [scene.at('3,3')] })).toBe(true),
    ],
    [
      'S20 R-ENGINEER-1: the Engineer shores up six tiles with three actions',
      `. . # # . .
       . # # ~ # .
       # # ~ ~E ~ #
       # # # # # #M
       . # # ~ # .
       . . # ~ . .`,
      { hands: { M: ['helicopter'] } },
      (scene) => {
        scene.shoreUp('E', '1,3', '2,2').shoreUp('E', '2,3', '2,4');
        scene.lift('M', 'E', '4,3').shoreUp('E', '4,3', '5,3');
        expect(scene.table.levels).not.toContain('flooded');
        expect(scene.now).toBe('drawTreasure 2');
      },
    ],
    [
      'S21 R-ENGINEER-1: the last action shores up two tiles as well, then the actions are over',
      `. . # # . .
       . # # # # .
       # # ~ #E ~ #
       # # # # # #M
       . # # # # .
       . . # # . .`,
      { left: 1 },
      (scene) => {
        scene.shoreUp('E', '2,2', '2,4');
        expect(scene.level('2,2')).toBe('dry');
        expect(scene.level('2,4')).toBe('dry');
        expect(scene.now).toBe('drawTreasure 2');
      },
    ],
    [
      'S22 R-ENGINEER-1 C11: a single tile costs the action, and nothing is left over',
      `. . # # . .
       . # # # # .
       # # ~ #E # ~
       # # # # # #M
       . # # # # .
       . . # # . .`,
      {},
      (scene) => {
        expect(scene.legal('E').filter(({ type }) => type === 'shoreUp')).toHaveLength(1);
        scene.shoreUp('E', '2,2');
        expect(scene.now).toBe('act 2');
        expect(scene.kinds('E')).toEqual(['endActions', 'move']);
      },
    ],
    [
      'S24 R-SHORE-1: a dry, a sunk or a far tile cannot be shored up, and no action is lost',
      `. . # # . .
       . # _ # # .
       # # #M # ~ #
       # # # # # #E
       . # # # # .
       . . # # . .`,
      {},
      (scene) => {
        for (const cell of ['2,1', '1,2', '2,4', '2,2'])
          expect(scene.refuses('M', { type: 'shoreUp', places: [scene.at(cell)] })).toBe(true);
        expect(scene.now).toBe('act 3');
      },
    ],
    [
      'R-SHORE-1: the own tile and those beside it, one at a time, also for the Diver',
      `. . # # . .
       . # ~ ~ # .
       # ~ ~D # # #
       # # _ # # #E
       . # ~ # # .
       . . # # . .`,
      {},
      (scene) => {
        const offers = scene.legal('D').flatMap((action) => (action.type === 'shoreUp' ? [action.places] : []));
        expect(offers).toEqual(['1,2', '2,1', '2,2'].map((cell) => [scene.at(cell)]));
      },
    ],
  ]);
});
