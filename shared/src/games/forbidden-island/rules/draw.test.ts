import { scenarios } from '../testing/scene.ts';

const QUIET = `
  . . # # . .
  . # # # # .
  # # # # # #
  # # #E #X # #
  . # # # # .
  . . # # . .`;

describe('drawing treasure cards', () => {
  scenarios([
    [
      'S40 R-WATERS-1 R-WATERS-2: the waters rise, what was flooded lately comes first, and more cards are drawn',
      `. . ~ ~ . .
       . ~ ~ ~ ~ .
       # # # # # #
       # # #E #X # #
       . # # # # .
       . . # # . .`,
      {
        waterLevel: 2,
        doing: 'drawTreasure',
        treasures: ['watersRise', 'fire'],
        floodDiscard: ['0,2', '0,3', '1,1', '1,2', '1,3', '1,4'],
      },
      (scene) => {
        const below = [...scene.match.state.hidden.floodDeck];
        const discarded = [...scene.table.floodDiscard];
        scene.draw();
        expect(scene.table.waterLevel).toBe(3);
        expect(scene.table.floodDiscard).toEqual([]);
        expect(scene.table.treasureDiscard).toEqual(['watersRise']);
        const { floodDeck } = scene.match.state.hidden;
        expect(floodDeck.slice(0, below.length)).toEqual(below);
        expect(floodDeck.slice(below.length).sort()).toEqual(discarded.sort());
        expect(scene.events).toContainEqual({ type: 'watersRose', seat: 0, level: 3, shuffled: 6 });
        scene.draw();
        expect(scene.pawn('E').hand).toEqual(['fire']);
        expect(scene.table.levels.filter((level) => level === 'flooded')).toHaveLength(6);
        expect(scene.now).toBe('drawFlood 3');
      },
    ],
    [
      'S41 R-WATERS-3: a second Waters Rise does not shuffle what the first put on top',
      `. . ~ ~ . .
       . ~ ~ ~ ~ .
       # # # # # #
       # # #E #X # #
       . # # # # .
       . . # # . .`,
      {
        waterLevel: 2,
        doing: 'drawTreasure',
        treasures: ['watersRise', 'watersRise'],
        floodDiscard: ['0,2', '0,3', '1,1', '1,2', '1,3', '1,4'],
      },
      (scene) => {
        scene.draw();
        const pile = [...scene.match.state.hidden.floodDeck];
        scene.draw();
        expect(scene.match.state.hidden.floodDeck).toEqual(pile);
        expect(scene.table.waterLevel).toBe(4);
        expect(scene.pawn('E').hand).toEqual([]);
        expect(scene.now).toBe('drawFlood 3');
      },
    ],
    [
      'S43 R-LOSE-1: at the skull everything stops',
      QUIET,
      { waterLevel: 9, doing: 'drawTreasure', treasures: ['watersRise', 'fire'] },
      (scene) => {
        scene.draw();
        expect(scene.table.waterLevel).toBe(10);
        expect(scene.table.endings).toEqual(['skull']);
        expect(scene.pawn('E').hand).toEqual([]);
        expect(scene.waitingFor).toBe('');
        expect(scene.legal('E')).toEqual([]);
      },
    ],
    [
      'S45 R-DECK-1 C13: the discard pile becomes the deck as soon as the last card is drawn',
      QUIET,
      {
        doing: 'drawTreasure',
        onlyTreasures: ['fire'],
        treasureDiscard: Array(10).fill('wind').fill('ocean', 5),
      },
      (scene) => {
        scene.draw();
        expect(scene.table.treasureDiscard).toEqual([]);
        expect(scene.table.treasureDeck).toBe(10);
        expect(scene.events).toContainEqual({ type: 'treasureDeckShuffled', cards: 10 });
        scene.draw();
        expect(scene.table.treasureDeck).toBe(9);
        expect(['wind', 'ocean']).toContain(scene.pawn('E').hand[1]);
      },
    ],
    [
      'R-DECK-1: a card discarded for the last one is not in the new deck',
      QUIET,
      {
        doing: 'drawTreasure',
        onlyTreasures: ['fire'],
        treasureDiscard: ['ocean', 'ocean'],
        hands: { E: ['wind', 'wind', 'wind', 'earth', 'earth'] },
      },
      (scene) => {
        scene.draw().play('E', { type: 'discard', card: 'fire' });
        expect(scene.table.treasureDeck).toBe(2);
        expect(scene.table.treasureDiscard).toEqual(['fire']);
      },
    ],
    [
      'S47 R-DECK-1 C12: a Waters Rise that is the last card is in the new deck',
      QUIET,
      {
        waterLevel: 2,
        doing: 'drawTreasure',
        onlyTreasures: ['watersRise'],
        treasureDiscard: Array(8).fill('wind').fill('ocean', 4),
        floodDiscard: ['0,2', '0,3'],
      },
      (scene) => {
        scene.draw();
        expect(scene.table.waterLevel).toBe(3);
        expect(scene.table.floodDiscard).toEqual([]);
        expect(scene.table.treasureDiscard).toEqual([]);
        expect(scene.match.state.hidden.treasureDeck).toHaveLength(9);
        expect(scene.match.state.hidden.treasureDeck).toContain('watersRise');
      },
    ],
    [
      'S52 R-DECK-1: two shuffles come out differently',
      QUIET,
      { doing: 'drawTreasure', onlyTreasures: ['fire'], treasureDiscard: ['ocean'] },
      (scene) => {
        const cards = [...'abcdefghijklmnop'];
        const orders = [1, 2].map(() => {
          scene.match.state.hidden.treasureDeck = ['fire'];
          scene.table.treasureDiscard = cards as never[];
          scene.table.agenda.push({ kind: 'drawTreasure', seat: 0, left: 2 });
          scene.draw();
          return scene.match.state.hidden.treasureDeck.join('');
        });
        expect(orders[0]).not.toBe(orders[1]);
        expect([...orders[0]!].sort()).toEqual([...orders[1]!].sort());
      },
    ],
    [
      'S52 R-WATERS-1: what comes back on top is shuffled, each time differently',
      QUIET,
      { doing: 'drawTreasure', floodDiscard: ['0,2', '0,3', '1,1', '1,2', '1,3', '1,4', '2,0', '2,1', '2,2'] },
      (scene) => {
        const discarded = [...scene.table.floodDiscard];
        const orders = [1, 2].map(() => {
          scene.match.state.hidden.treasureDeck.push('watersRise');
          scene.table.floodDiscard = [...discarded];
          scene.draw();
          return scene.match.state.hidden.floodDeck.slice(-discarded.length).join();
        });
        expect(new Set([discarded.join(), discarded.toReversed().join(), ...orders]).size).toBe(4);
      },
    ],
    [
      'S81 R-END-1 R-DRAW-1: ending with three actions left draws two treasure cards and the flood cards',
      QUIET,
      { waterLevel: 3, treasures: ['fire', 'wind'], floods: ['0,2', '0,3', '1,1'] },
      (scene) => {
        scene.play('E', { type: 'endActions' });
        expect(scene.now).toBe('drawTreasure 2');
        scene.draw().draw();
        expect(scene.pawn('E').hand).toEqual(['fire', 'wind']);
        expect(scene.now).toBe('drawFlood 3');
        scene.draw().draw().draw();
        expect(scene.table.floodDiscard).toEqual(['0,2', '0,3', '1,1'].map((cell) => scene.at(cell)));
        expect(scene.waitingFor).toBe('X');
        expect(scene.now).toBe('act 3');
      },
    ],
    [
      'R-TURN-3: only the seat whose turn it is turns cards over, and has no other choice',
      QUIET,
      { doing: 'drawTreasure' },
      (scene) => {
        expect(scene.legal('E')).toEqual([{ type: 'drawTreasure' }]);
        expect(scene.legal('X')).toEqual([]);
      },
    ],
  ]);
});
