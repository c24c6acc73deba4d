import type { Treasure } from '../cards.ts';
import type { Letter } from '../testing/draw.ts';
import { Scene, scenarios } from '../testing/scene.ts';
import { TILES, type TileId } from '../tiles.ts';

describe('giving and capturing', () => {
  scenarios([
    [
      'S25 R-GIVE-1: special cards are never given',
      `. . # # . .
       . # # # # .
       # # #EX # # #
       # # # # # #M
       . # # # # .
       . . # # . .`,
      { hands: { E: ['sandbags', 'helicopter', 'fire', 'fire'] } },
      (scene) => {
        const gifts = scene.legal('E').filter(({ type }) => type === 'give');
        expect(gifts).toEqual([{ type: 'give', card: 'fire', to: scene.seat('X') }]);
      },
    ],
    [
      'S25 R-MESSENGER-1: not by the Messenger either',
      `. . # # . .
       . # # # # .
       # # #MX # # #
       # # # # # #E
       . # # # # .
       . . # # . .`,
      { hands: { M: ['sandbags', 'helicopter'] } },
      (scene) => expect(scene.kinds('M')).not.toContain('give'),
    ],
    [
      'S26 R-MESSENGER-1: the Messenger gives to a pawn far away, for one action',
      `. . # # . .
       . # # # # .
       # # #M # # #
       # # # # # #E
       . # # # # .
       . . # # . .`,
      { hands: { M: ['fire'] } },
      (scene) => {
        scene.play('M', { type: 'give', card: 'fire', to: scene.seat('E') });
        expect(scene.pawn('E').hand).toEqual(['fire']);
        expect(scene.pawn('M').hand).toEqual([]);
        expect(scene.now).toBe('act 2');
      },
    ],
    [
      'S28 R-GIVE-2 R-HAND-1: a full receiver takes the card, discards at once, and the turn goes on',
      `. . # # . .
       . # # # # .
       # # #EX # # #
       # # # # # #
       . # # # # .
       . . # # . .`,
      { hands: { E: ['fire'], X: ['earth', 'earth', 'wind', 'wind', 'ocean'] } },
      (scene) => {
        scene.play('E', { type: 'give', card: 'fire', to: scene.seat('X') });
        expect(scene.pawn('X').hand).toHaveLength(6);
        expect(scene.waitingFor).toBe('X');
        expect(scene.legal('E')).toEqual([]);
        scene.play('X', { type: 'discard', card: 'ocean' });
        expect(scene.pawn('X').hand).toEqual(['earth', 'earth', 'wind', 'wind', 'fire']);
        expect(scene.table.treasureDiscard).toEqual(['ocean']);
        expect(scene.waitingFor).toBe('E');
        expect(scene.now).toBe('act 2');
      },
    ],
    [
      'R-GIVE-2 R-TURN-2: a gift with the last action is cut before the first card is drawn',
      `. . # # . .
       . # # # # .
       # # #EX # # #
       # # # # # #
       . # # # # .
       . . # # . .`,
      { left: 1, hands: { E: ['fire'], X: ['earth', 'earth', 'wind', 'wind', 'ocean'] } },
      (scene) => {
        scene.play('E', { type: 'give', card: 'fire', to: scene.seat('X') });
        expect(scene.now).toBe('discard 1');
        scene.play('X', { type: 'discard', card: 'fire' });
        expect(scene.now).toBe('drawTreasure 2');
      },
    ],
    [
      'S29 R-HAND-3: Sandbags played instead of the discard count as it',
      `. . # # . .
       . # # # # .
       # # ~EX # # #
       # # # # # #
       . # # # # .
       . . # # . .`,
      { hands: { E: ['fire'], X: ['earth', 'earth', 'wind', 'wind', 'sandbags'] } },
      (scene) => {
        scene.play('E', { type: 'give', card: 'fire', to: scene.seat('X') });
        scene.sandbag('X', '2,2');
        expect(scene.level('2,2')).toBe('dry');
        expect(scene.pawn('X').hand).toHaveLength(5);
        expect(scene.waitingFor).toBe('E');
        expect(scene.now).toBe('act 2');
      },
    ],
    [
      'R-GIVE-3: cards of a captured treasure can still be given',
      `. . # # . .
       . # # # # .
       # # #EX # # #
       # # # # # #
       . # # # # .
       . . # # . .`,
      { captured: ['fire'], hands: { E: ['fire'] } },
      (scene) => expect(scene.can('E', { type: 'give', card: 'fire', to: scene.seat('X') })).toBe(true),
    ],
    [
      'S35 R-CAPTURE-1: a treasure is captured on a flooded tile, for four of five cards',
      `. . # # . .
       . # # # # .
       # # ~E # # #
       # # # # # #X
       . # # # # .
       . . # # . .`,
      { tiles: { '2,2': 'caveEmbers' }, hands: { E: ['fire', 'fire', 'fire', 'fire', 'fire'] } },
      (scene) => {
        scene.play('E', { type: 'capture', treasure: 'fire' });
        expect(scene.table.captured).toEqual(['fire']);
        expect(scene.pawn('E').hand).toEqual(['fire']);
        expect(scene.table.treasureDiscard).toEqual(['fire', 'fire', 'fire', 'fire']);
        expect(scene.now).toBe('act 2');
      },
    ],
    [
      'S37 R-CAPTURE-1: a treasure is captured once',
      `. . # # . .
       . # # # # .
       # # #E # # #
       # # # # # #X
       . # # # # .
       . . # # . .`,
      { tiles: { '2,2': 'caveShadows' }, captured: ['fire'], hands: { E: ['fire', 'fire', 'fire', 'fire'] } },
      (scene) => expect(scene.refuses('E', { type: 'capture', treasure: 'fire' })).toBe(true),
    ],
    [
      'S38 R-CAPTURE-1: all four cards are in the own hand',
      `. . # # . .
       . # # # # .
       # # #EX # # #
       # # # # # #
       . # # # # .
       . . # # . .`,
      { tiles: { '2,2': 'caveShadows' }, hands: { E: ['fire', 'fire', 'fire'], X: ['fire'] } },
      (scene) => expect(scene.refuses('E', { type: 'capture', treasure: 'fire' })).toBe(true),
    ],
    [
      'S39 R-TURN-2: with no actions left nothing is captured',
      `. . # # . .
       . # # # # .
       # # #E ~ # #
       # # # # # #X
       . # # # # .
       . . # # . .`,
      { left: 1, tiles: { '2,2': 'caveShadows' }, hands: { E: ['fire', 'fire', 'fire', 'fire'] } },
      (scene) => {
        scene.shoreUp('E', '2,3');
        expect(scene.now).toBe('drawTreasure 2');
        expect(scene.refuses('E', { type: 'capture', treasure: 'fire' })).toBe(true);
      },
    ],
    [
      'R-CAPTURE-1: not on the tile of another treasure',
      `. . # # . .
       . # # # # .
       # # #E # # #
       # # # # # #X
       . # # # # .
       . . # # . .`,
      { tiles: { '2,2': 'templeSun' }, hands: { E: ['fire', 'fire', 'fire', 'fire'] } },
      (scene) => expect(scene.kinds('E')).not.toContain('capture'),
    ],
  ]);
});

describe.each<Letter>(['D', 'E', 'X', 'N', 'P'])('S27 R-MESSENGER-1: %s', (giver) => {
  const scene = (near: string, far: string) =>
    new Scene(
      `. . # # . .
       . # # # # .
       # # #${near} # # #
       # # # # # #${far}
       . # # # # .
       . . # # . .`,
      { turn: giver, hands: { [giver]: ['fire'] } },
    );

  test('gives nothing to the Messenger far away', () => {
    const apart = scene('M', giver);
    expect(apart.refuses(giver, { type: 'give', card: 'fire', to: apart.seat('M') })).toBe(true);
  });

  test('gives to the Messenger on the same tile, but to nobody else far away', () => {
    const other = giver === 'E' ? 'X' : 'E';
    const together = scene(`M${giver}`, other);
    expect(together.legal(giver).filter(({ type }) => type === 'give')).toEqual([
      { type: 'give', card: 'fire', to: together.seat('M') },
    ]);
  });
});

describe('R-CAPTURE-1: on either tile of a treasure, and on no other', () => {
  const capturesOn = (tile: TileId, treasure: Treasure) =>
    new Scene(
      `. . # # . .
       . # # # # .
       # # #E # # #
       # # # # # #X
       . # # # # .
       . . # # . .`,
      { tiles: { '2,2': tile }, hands: { E: [treasure, treasure, treasure, treasure] } },
    ).can('E', { type: 'capture', treasure });

  test.each<[Treasure, TileId[]]>([
    ['earth', ['templeMoon', 'templeSun']],
    ['wind', ['gardenWhispering', 'gardenHowling']],
    ['fire', ['caveEmbers', 'caveShadows']],
    ['ocean', ['palaceCoral', 'palaceTidal']],
  ])('%s', (treasure, tiles) => {
    expect(TILES.filter((tile) => capturesOn(tile, treasure))).toEqual(tiles);
  });
});
