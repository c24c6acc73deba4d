import { scenarios } from '../testing/scene.ts';

describe('special cards', () => {
  scenarios([
    [
      'S68 R-SPECIAL-1 C2: Sandbags between two flood cards, on the tile just flooded or another; the cards stay due',
      `. . # # . .
       . # # # # .
       # # ~ # # #
       # # #E # # #M
       . # # # # .
       . . # # . .`,
      { doing: 'drawFlood', floods: ['0,2', '0,3'], hands: { M: ['sandbags', 'sandbags'] } },
      (scene) => {
        scene.draw().sandbag('M', '0,2').sandbag('M', '2,2');
        expect([scene.level('0,2'), scene.level('2,2')]).toEqual(['dry', 'dry']);
        expect(scene.now).toBe('drawFlood 1');
        expect(scene.table.treasureDiscard).toEqual(['sandbags', 'sandbags']);
      },
    ],
    [
      'R-SPECIAL-1: not playable by somebody who holds none, nor on dry and sunk tiles',
      `. . # _ . .
       . # # # # .
       # # ~ # # #
       # # #E # # #M
       . # # # # .
       . . # # . .`,
      { hands: { M: ['sandbags'] } },
      (scene) => {
        expect(scene.refuses('E', { type: 'sandbag', place: scene.at('2,2') })).toBe(true);
        expect(scene.refuses('M', { type: 'sandbag', place: scene.at('0,2') })).toBe(true);
        expect(scene.refuses('M', { type: 'sandbag', place: scene.at('0,3') })).toBe(true);
        expect(scene.legal('M')).toEqual([{ type: 'sandbag', place: scene.at('2,2') }]);
      },
    ],
    [
      'S74 R-SPECIAL-3 C16: the holder lifts some of the pawns of one tile, without going along, on anybody’s turn',
      `. . # # . .
       . # # # # .
       # # #NEM # # #
       # # # # # #P
       . # # # # .
       . . # # . .`,
      { turn: 'E', hands: { P: ['helicopter'] } },
      (scene) => {
        scene.lift('P', 'NM', '5,3');
        expect([scene.where('N'), scene.where('M'), scene.where('E'), scene.where('P')]).toEqual([
          '5,3',
          '5,3',
          '2,2',
          '3,5',
        ]);
        expect(scene.now).toBe('act 3');
        expect(scene.waitingFor).toBe('E');
        expect(scene.pawn('P').hand).toEqual([]);
      },
    ],
    [
      'S75 R-SPECIAL-3 C15: not from two tiles at once',
      `. . # # . .
       . # # # # .
       # # #N # # #
       # # #E # # #P
       . # # # # .
       . . # # . .`,
      { hands: { P: ['helicopter'] } },
      (scene) => expect(scene.refuses('P', scene.lifting('NE', '5,3'))).toBe(true),
    ],
    [
      'S76 R-SPECIAL-3: not nobody, not to the own tile, not to a gap; the card is kept',
      `. . # # . .
       . # # # # .
       # # #N # # #
       # # #E # # #P
       . # # # # .
       . . # _ . .`,
      { hands: { P: ['helicopter'] } },
      (scene) => {
        expect(scene.refuses('P', { type: 'lift', pawns: [], to: scene.at('5,2') })).toBe(true);
        expect(scene.refuses('P', scene.lifting('N', '2,2'))).toBe(true);
        expect(scene.refuses('P', scene.lifting('N', '5,3'))).toBe(true);
        expect(scene.pawn('P').hand).toEqual(['helicopter']);
      },
    ],
    [
      'R-SPECIAL-3: every group of pawns of a tile to every other tile, once each',
      `. . # # . .
       . # # # # .
       # # #NEM # # #
       # # # # # ~P
       . # # # # .
       . . # _ . .`,
      { turn: 'E', hands: { P: ['helicopter', 'helicopter'] } },
      (scene) => {
        const texts = scene.legal('P').map((action) => JSON.stringify(action));
        expect(texts).toHaveLength((7 + 1) * 22);
        expect(new Set(texts).size).toBe(texts.length);
      },
    ],
    [
      'R-SPECIAL-1: before the actions of another seat, and while another seat must discard',
      `. . # # . .
       . # # # # .
       # # ~EX # # #
       # # # # # #M
       . # # # # .
       . . # # . .`,
      {
        hands: { E: ['fire'], X: ['earth', 'earth', 'wind', 'wind', 'ocean'], M: ['sandbags', 'helicopter'] },
      },
      (scene) => {
        expect(scene.kinds('M')).toEqual(['lift', 'sandbag']);
        scene.play('E', { type: 'give', card: 'fire', to: scene.seat('X') });
        expect(scene.kinds('M')).toEqual(['lift', 'sandbag']);
      },
    ],
    [
      'S83 R-SPECIAL-5: the second Sandbags for one tile are refused, and the card is kept',
      `. . # # . .
       . # # # # .
       # # ~ # # #
       # # #E # # #M
       . # # # # .
       . . # # . .`,
      { hands: { E: ['sandbags'], M: ['sandbags'] } },
      (scene) => {
        scene.sandbag('M', '2,2');
        expect(scene.refuses('E', { type: 'sandbag', place: scene.at('2,2') })).toBe(true);
        expect(scene.pawn('E').hand).toEqual(['sandbags']);
      },
    ],
  ]);
});
