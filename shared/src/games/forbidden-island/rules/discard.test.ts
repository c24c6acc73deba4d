import { scenarios } from '../testing/scene.ts';

const QUIET = `
  . . # # . .
  . # # # # .
  # # # # # #
  # # #E #X # #
  . # # # # .
  . . # # . .`;
const FIVE = ['earth', 'earth', 'wind', 'wind', 'ocean'] as const;

describe('the hand limit', () => {
  scenarios([
    [
      'S31 R-HAND-2 C3: checked after each card',
      QUIET,
      { doing: 'drawTreasure', treasures: ['fire', 'wind'], hands: { E: [...FIVE] } },
      (scene) => {
        scene.draw();
        expect(scene.now).toBe('discard 1');
        scene.play('E', { type: 'discard', card: 'fire' });
        expect(scene.now).toBe('drawTreasure 1');
        scene.draw();
        expect(scene.now).toBe('discard 1');
        scene.play('E', { type: 'discard', card: 'ocean' });
        expect(scene.pawn('E').hand).toEqual(['earth', 'earth', 'wind', 'wind', 'wind']);
        expect(scene.now).toBe('drawFlood 2');
      },
    ],
    [
      'S31 R-HAND-2 C3: or once, after both',
      QUIET,
      { doing: 'drawTreasure', discardAfterDraw: true, treasures: ['fire', 'wind'], hands: { E: [...FIVE] } },
      (scene) => {
        scene.draw();
        expect(scene.now).toBe('drawTreasure 1');
        scene.draw();
        expect(scene.pawn('E').hand).toHaveLength(7);
        expect(scene.now).toBe('discard 2');
        scene.play('E', { type: 'discard', card: 'fire' }).play('E', { type: 'discard', card: 'earth' });
        expect(scene.pawn('E').hand).toHaveLength(5);
        expect(scene.now).toBe('drawFlood 2');
      },
    ],
    [
      'R-HAND-2: a Waters Rise as the second card still leaves six to be cut',
      QUIET,
      { doing: 'drawTreasure', discardAfterDraw: true, treasures: ['fire', 'watersRise'], hands: { E: [...FIVE] } },
      (scene) => {
        scene.draw().draw();
        expect(scene.now).toBe('discard 1');
      },
    ],
    [
      'S33 R-HAND-1: nobody discards without need',
      QUIET,
      { hands: { E: ['earth', 'wind', 'fire'] } },
      (scene) => {
        expect(scene.refuses('E', { type: 'discard', card: 'earth' })).toBe(true);
        expect(scene.kinds('E')).toEqual(['endActions', 'move']);
      },
    ],
    [
      'S34 R-WIN-1 R-HAND-3: a Helicopter Lift played as the forced discard wins',
      `. . # # . .
       . # # # # .
       # # #EX # # #
       # # # # # #
       . # # # # .
       . . # # . .`,
      {
        doing: 'drawTreasure',
        tiles: { '2,2': 'landing' },
        captured: ['earth', 'wind', 'fire', 'ocean'],
        treasures: ['helicopter'],
        hands: { E: [...FIVE] },
      },
      (scene) => {
        scene.draw();
        expect(scene.now).toBe('discard 1');
        scene.play('E', { type: 'liftOff' });
        expect(scene.table.endings).toEqual(['escaped']);
        expect(scene.table.treasureDiscard).toEqual(['helicopter']);
      },
    ],
    [
      'R-HAND-1: one offer for each kind of card held, a special card without effect too',
      QUIET,
      { doing: 'drawTreasure', treasures: ['sandbags'], hands: { E: [...FIVE] } },
      (scene) => {
        scene.draw();
        const offers = scene.legal('E').flatMap((action) => (action.type === 'discard' ? [action.card] : []));
        expect(offers).toEqual(['earth', 'wind', 'ocean', 'sandbags']);
        scene.play('E', { type: 'discard', card: 'sandbags' });
        expect(scene.table.treasureDiscard).toEqual(['sandbags']);
      },
    ],
    [
      'R-SPECIAL-4 C17: the special card of another seat does not settle the discard',
      `. . # # . .
       . # # # # .
       # # ~ # # #
       # # #E #X # #
       . # # # # .
       . . # # . .`,
      { doing: 'drawTreasure', treasures: ['fire'], hands: { E: [...FIVE], X: ['sandbags'] } },
      (scene) => {
        scene.draw().sandbag('X', '2,2');
        expect(scene.level('2,2')).toBe('dry');
        expect(scene.now).toBe('discard 1');
        expect(scene.waitingFor).toBe('E');
      },
    ],
  ]);
});
