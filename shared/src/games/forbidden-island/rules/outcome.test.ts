import { forbiddenIsland } from '../game.ts';
import { scenarios } from '../testing/scene.ts';

const ALL = ['earth', 'wind', 'fire', 'ocean'] as const;

describe('winning and losing', () => {
  scenarios([
    [
      'S69 R-LOSE-6: both tiles of a treasure flooded is no loss',
      `. . # # . .
       . # # # # .
       # # ~ # # #
       # # #E # # #M
       . # # # # .
       . . # # . .`,
      { doing: 'drawFlood', floods: ['2,3'], tiles: { '2,2': 'templeSun', '2,3': 'templeMoon' } },
      (scene) => {
        scene.draw();
        expect([scene.level('2,2'), scene.level('2,3')]).toEqual(['flooded', 'flooded']);
        expect(scene.table.endings).toEqual([]);
      },
    ],
    [
      'R-LOSE-2: both tiles of a treasure sunk is one, even with its four cards in hand',
      `. . # # . .
       . # # # # .
       # # _ ~ # #
       # # #E # # #M
       . # # # # .
       . . # # . .`,
      {
        doing: 'drawFlood',
        floods: ['2,3'],
        tiles: { '2,2': 'templeSun', '2,3': 'templeMoon' },
        hands: { E: ['earth', 'earth', 'earth', 'earth'] },
      },
      (scene) => {
        scene.draw();
        expect(scene.table.endings).toEqual(['treasureLost']);
        expect(forbiddenIsland.result(scene.table)).toEqual({ winners: [], reasons: ['treasureLost'] });
      },
    ],
    [
      'S71 R-LOSE-2: a captured treasure is safe',
      `. . # # . .
       . # # # # .
       # # _ ~ # #
       # # #E # # #M
       . # # # # .
       . . # # . .`,
      {
        doing: 'drawFlood',
        floods: ['2,3'],
        tiles: { '2,2': 'templeSun', '2,3': 'templeMoon' },
        captured: ['earth'],
      },
      (scene) => {
        scene.draw();
        expect(scene.table.endings).toEqual([]);
      },
    ],
    [
      'S72 R-LOSE-3 C19: the landing tile sinks, and no Helicopter Lift comes first',
      `. . # # . .
       . # # # # .
       # # ~EM # # #
       # # # # # #
       . # # # # .
       . . # # . .`,
      {
        doing: 'drawFlood',
        floods: ['2,2'],
        tiles: { '2,2': 'landing' },
        captured: [...ALL],
        hands: { E: ['helicopter'] },
      },
      (scene) => {
        scene.draw();
        expect(scene.table.endings).toEqual(['landingLost']);
        expect(scene.legal('E')).toEqual([]);
      },
    ],
    [
      'R-LOSE-5: all losses that hold are reported, the weightiest first, and a Helicopter Lift is no help',
      `. . # # . .
       . # _ # # .
       # _ ~M _ # #
       # # _ # # #E
       . # # # # .
       . . # # . .`,
      { doing: 'drawFlood', floods: ['2,2'], tiles: { '2,2': 'landing' }, hands: { E: ['helicopter'] } },
      (scene) => {
        scene.draw();
        expect(scene.table.endings).toEqual(['drowned', 'landingLost']);
        expect(scene.events.at(-1)).toEqual({ type: 'ended', endings: ['drowned', 'landingLost'] });
      },
    ],
    [
      'S73 R-WIN-1: lifting off from a flooded landing tile wins',
      `. . # # . .
       . # # # # .
       # # ~EM # # #
       # # # # # #
       . # # # # .
       . . # # . .`,
      { tiles: { '2,2': 'landing' }, captured: [...ALL], hands: { M: ['helicopter'] } },
      (scene) => {
        scene.play('M', { type: 'liftOff' });
        expect(scene.events.map(({ type }) => type)).toEqual(['liftedOff', 'ended']);
        expect(forbiddenIsland.result(scene.table)).toEqual({ winners: [0, 1], reasons: ['escaped'] });
        expect(scene.waitingFor).toBe('');
      },
    ],
    [
      'R-GOAL-1: with four treasures and all of four adventurers on the landing tile, everybody wins',
      `. . # # . .
       . # # # # .
       # # #EMDP # # #
       # # # # # #
       . # # # # .
       . . # # . .`,
      { tiles: { '2,2': 'landing' }, captured: [...ALL], hands: { D: ['helicopter'] } },
      (scene) => {
        scene.play('D', { type: 'liftOff' });
        expect(forbiddenIsland.result(scene.table)).toEqual({ winners: [0, 1, 2, 3], reasons: ['escaped'] });
      },
    ],
    [
      'S77 R-LOSE-6: without a Helicopter Lift in any hand the game goes on',
      `. . # # . .
       . # # # # .
       # # #EM # # #
       # # # # # #
       . # # # # .
       . . # # . .`,
      { tiles: { '2,2': 'landing' }, captured: [...ALL] },
      (scene) => {
        expect(scene.kinds('E')).not.toContain('liftOff');
        scene.play('E', { type: 'endActions' });
        expect(scene.table.endings).toEqual([]);
      },
    ],
    [
      'S78 R-WIN-1: the position alone does not win, the card has to be played',
      `. . # # . .
       . # # # # .
       # # #M #E # #
       # # # # # #
       . # # # # .
       . . # # . .`,
      { turn: 'E', tiles: { '2,2': 'landing' }, captured: [...ALL], hands: { M: ['helicopter'] } },
      (scene) => {
        scene.move('E', '2,2');
        expect(scene.table.endings).toEqual([]);
        expect(scene.now).toBe('act 2');
        expect(scene.can('M', { type: 'liftOff' })).toBe(true);
        expect(scene.can('E', { type: 'liftOff' })).toBe(false);
      },
    ],
    [
      'S79 R-WIN-1: with three treasures the card is an ordinary lift',
      `. . # # . .
       . # # # # .
       # # #EM # # #
       # # # # # #
       . # # # # .
       . . # # . .`,
      { tiles: { '2,2': 'landing' }, captured: ['earth', 'wind', 'fire'], hands: { E: ['helicopter'] } },
      (scene) => {
        expect(scene.kinds('E')).not.toContain('liftOff');
        expect(scene.can('E', scene.lifting('EM', '0,2'))).toBe(true);
      },
    ],
    [
      'R-WIN-1: not while one pawn stands elsewhere',
      `. . # # . .
       . # # # # .
       # # #E #M # #
       # # # # # #
       . # # # # .
       . . # # . .`,
      { tiles: { '2,2': 'landing' }, captured: [...ALL], hands: { E: ['helicopter'] } },
      (scene) => expect(scene.refuses('E', { type: 'liftOff' })).toBe(true),
    ],
    [
      'S82 R-WIN-1 C2: a Helicopter Lift drawn first wins before a Waters Rise comes second',
      `. . # # . .
       . # # # # .
       # # #EM # # #
       # # # # # #
       . # # # # .
       . . # # . .`,
      {
        waterLevel: 9,
        doing: 'drawTreasure',
        tiles: { '2,2': 'landing' },
        captured: [...ALL],
        treasures: ['helicopter', 'watersRise'],
      },
      (scene) => {
        scene.draw().play('E', { type: 'liftOff' });
        expect(scene.table.endings).toEqual(['escaped']);
      },
    ],
    [
      'S84 R-HAND-1: a seat whose player has gone keeps hand and pawn, and is still asked',
      `. . # # . .
       . # # # # .
       # # ~EM # # #
       # # # # # #
       . # # # # .
       . . # # . .`,
      { doing: 'drawFlood', left: 1, floods: ['2,2'], tiles: { '2,2': 'dunes' }, hands: { M: ['fire', 'sandbags'] } },
      (scene) => {
        scene.draw();
        expect(scene.waitingFor).toBe('EM');
        const { treasureDeck } = scene.match.state.hidden;
        const hands = scene.table.adventurers.flatMap(({ hand }) => hand);
        expect(treasureDeck.length + scene.table.treasureDiscard.length + hands.length).toBe(28);
        scene.play('M', scene.legal('M')[0]!); // whoever stands in takes any legal action of the seat
        expect(scene.waitingFor).toBe('E');
      },
    ],
    [
      'S85 R-LOSE-6: a pawn cut off for ever does not lose',
      `. . # # . .
       . # _ # # .
       # _ #M _ # #
       # # _ # # #E
       . # # # # .
       . . # # . .`,
      { turn: 'E', captured: [...ALL], tiles: { '5,2': 'landing' } },
      (scene) => {
        scene.play('E', { type: 'endActions' }).draw().draw().draw().draw();
        expect(scene.table.endings).toEqual([]);
        expect(scene.kinds('M')).toContain('endActions');
        expect(scene.targets('M', 'move')).toEqual([]);
      },
    ],
  ]);
});
