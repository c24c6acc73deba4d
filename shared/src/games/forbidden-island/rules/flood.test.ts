import { scenarios } from '../testing/scene.ts';

describe('flood cards', () => {
  scenarios([
    [
      'R-FLOOD-1: a dry tile floods, and pawns stay on it',
      `. . # # . .
       . # # # # .
       # # #E # # #
       # # # # # #X
       . # # # # .
       . . # # . .`,
      { doing: 'drawFlood', floods: ['2,2'] },
      (scene) => {
        scene.draw();
        expect(scene.level('2,2')).toBe('flooded');
        expect(scene.where('E')).toBe('2,2');
        expect(scene.table.floodDiscard).toEqual([scene.at('2,2')]);
        expect(scene.events).toEqual([{ type: 'flooded', seat: 0, place: scene.at('2,2') }]);
      },
    ],
    [
      'R-FLOOD-2: a flooded tile sinks, and its card leaves the game',
      `. . ~ # . .
       . # # # # .
       # # #E # # #
       # # # # # #X
       . # # # # .
       . . # # . .`,
      { doing: 'drawFlood', floods: ['0,2'], tiles: { '0,2': 'dunes' } },
      (scene) => {
        scene.draw();
        expect(scene.level('0,2')).toBe('sunk');
        expect(scene.table.floodDiscard).toEqual([]);
        expect(scene.match.state.hidden.floodDeck).not.toContain(scene.at('0,2'));
        expect(scene.events).toEqual([{ type: 'sank', seat: 0, place: scene.at('0,2') }]);
      },
    ],
    [
      'S48 R-DECK-2 C14: the last card is shuffled in with the others, and drawing goes on',
      `. . # # . .
       . # # # # .
       # # #E # # #
       # # # # # #X
       . # # # # .
       . . # # . .`,
      {
        waterLevel: 3,
        doing: 'drawFlood',
        onlyFloods: ['0,2'],
        floodDiscard: ['0,3', '1,1', '1,2', '1,3', '1,4', '2,0'],
        tiles: { '5,2': 'landing' },
      },
      (scene) => {
        scene.draw();
        expect(scene.level('0,2')).toBe('flooded');
        expect(scene.events).toContainEqual({ type: 'floodDeckShuffled', cards: 7 });
        expect(scene.match.state.hidden.floodDeck).toContain(scene.at('0,2'));
        scene.match.state.hidden.floodDeck.sort((a) => (a === scene.at('0,2') ? 1 : -1));
        scene.draw();
        expect(scene.level('0,2')).toBe('sunk');
        expect(scene.now).toBe('drawFlood 1');
      },
    ],
    [
      'S49 R-DECK-2: the card of a sunk tile is not shuffled in',
      `. . ~ # . .
       . # # # # .
       # # #E # # #
       # # # # # #X
       . # # # # .
       . . # # . .`,
      {
        waterLevel: 3,
        doing: 'drawFlood',
        onlyFloods: ['0,2'],
        floodDiscard: ['0,3', '1,1', '1,2', '1,3', '1,4', '2,0'],
        tiles: { '0,2': 'dunes', '5,2': 'landing' },
      },
      (scene) => {
        scene.draw();
        expect(scene.events).toContainEqual({ type: 'floodDeckShuffled', cards: 6 });
        expect(scene.match.state.hidden.floodDeck).not.toContain(scene.at('0,2'));
        scene.draw().draw();
        expect(scene.table.floodDiscard).toHaveLength(2);
        expect(scene.waitingFor).toBe('X');
      },
    ],
    [
      'R-SETUP-8: cards on top after a Waters Rise are a layer of their own; a new pile is one layer again',
      `. . ~ ~ . .
       . # # # # .
       # # #E # # #
       # # # # # #X
       . # # # # .
       . . # # . .`,
      { doing: 'drawTreasure', treasures: ['watersRise', 'watersRise'], floodDiscard: ['0,2', '0,3'] },
      (scene) => {
        scene.draw();
        const layer = (cell: string) => scene.table.floodLayers[scene.at(cell)];
        expect([layer('0,2'), layer('0,3'), layer('5,2')]).toEqual([2, 2, 1]);
        scene.draw();
        expect([layer('0,2'), layer('0,3'), layer('5,2')]).toEqual([2, 2, 1]);
      },
    ],
  ]);
});
