import { scenarios } from '../testing/scene.ts';

describe('swimming', () => {
  scenarios([
    [
      'S53 R-SWIM-1 R-SWIM-2: to a flooded tile, if it is the only one beside the gap',
      `. . # # . .
       . # _ # # .
       # _ ~M ~ # #
       # # _ # # #E
       . # # # # .
       . . # # . .`,
      { doing: 'drawFlood', floods: ['2,2'], tiles: { '2,2': 'dunes' } },
      (scene) => {
        scene.draw();
        expect(scene.now).toBe('swim 1');
        expect(scene.legal('M')).toEqual([{ type: 'swim', to: scene.at('2,3') }]);
        scene.swim('M', '2,3');
        expect(scene.where('M')).toBe('2,3');
        expect(scene.now).toBe('drawFlood 1');
      },
    ],
    [
      'S54 R-LOSE-4: with nowhere to go and no Helicopter Lift the game is lost, before the next card',
      `. . # # . .
       . # _ # # .
       # _ ~M _ # #
       # # _ # # #E
       . # # # # .
       . . # # . .`,
      { doing: 'drawFlood', floods: ['2,2', '0,2'], tiles: { '2,2': 'dunes' } },
      (scene) => {
        scene.draw();
        expect(scene.table.endings).toEqual(['drowned']);
        expect(scene.events.map(({ type }) => type)).toEqual(['sank', 'drowned', 'ended']);
        expect(scene.level('0,2')).toBe('dry');
        expect(scene.legal('E')).toEqual([]);
      },
    ],
    [
      'S55 R-SWIM-3: the Explorer swims diagonally',
      `. . # # . .
       . # _ # # .
       # _ ~X _ # #
       # _ _ _ # #E
       . # # # # .
       . . # # . .`,
      { doing: 'drawFlood', floods: ['2,2'], tiles: { '2,2': 'dunes' } },
      (scene) => {
        scene.draw();
        expect(scene.targets('X', 'swim')).toEqual(['1,1', '1,3']);
      },
    ],
    [
      'S56 R-SWIM-3 R-PILOT-2: the Pilot flies to any tile, and keeps flight and actions',
      `. . # # . .
       . # _ # # .
       # _ ~P _ # #
       # _ _ _ # #E
       . # # # # .
       . . # # . .`,
      { seats: 'EP', doing: 'drawFlood', left: 1, floods: ['2,2'], tiles: { '2,2': 'dunes' } },
      (scene) => {
        scene.draw();
        expect(scene.targets('P', 'swim')).toHaveLength(24 - 7);
        scene.swim('P', '5,3');
        expect(scene.where('P')).toBe('5,3');
        expect(scene.pawn('P').flown).toBe(false);
        expect(scene.now).toBe('act 3');
        expect(scene.kinds('P')).toContain('fly');
      },
    ],
    [
      'S58 R-SWIM-4 C4: the Diver swims to the nearest tile, three steps away',
      `. . _ _ . .
       . _ _ _ # .
       _ _ ~D _ _ #
       _ _ _ _ _ #E
       . _ _ _ # .
       . . _ # . .`,
      { captured: ['earth', 'wind', 'fire', 'ocean'], doing: 'drawFlood', floods: ['2,2'], tiles: { '2,2': 'dunes' } },
      (scene) => {
        scene.draw();
        expect(scene.targets('D', 'swim')).toEqual(['1,4', '2,5']);
        expect(scene.table.endings).toEqual([]);
      },
    ],
    [
      'R-SWIM-4: among equally near tiles the Diver chooses, and cannot go farther',
      `. . # # . .
       . # _ # # .
       # _ ~D _ # #
       # # _ # # #E
       . # # # # .
       . . # # . .`,
      { doing: 'drawFlood', floods: ['2,2'], tiles: { '2,2': 'dunes' } },
      (scene) => {
        scene.draw();
        expect(scene.targets('D', 'swim')).toEqual('0,2 1,1 1,3 2,0 2,4 3,1 3,3 4,2'.split(' '));
      },
    ],
    [
      'S59 R-SWIM-5: two swimmers decide in any order, and may part',
      `. . # # . .
       . # # # # .
       # # ~EM # # #
       # # # # # #
       . # # # # .
       . . # # . .`,
      { doing: 'drawFlood', left: 1, floods: ['2,2'], tiles: { '2,2': 'dunes' } },
      (scene) => {
        scene.draw();
        expect(scene.waitingFor).toBe('EM');
        scene.swim('M', '1,2');
        expect(scene.waitingFor).toBe('E');
        expect(scene.legal('M')).toEqual([]);
        scene.swim('E', '3,2');
        expect([scene.where('M'), scene.where('E')]).toEqual(['1,2', '3,2']);
        expect(scene.waitingFor).toBe('M');
        expect(scene.now).toBe('act 3');
      },
    ],
    [
      'S60 R-LOSE-4: one swimmer without a way loses for all',
      `. . # # . .
       . # _ # # .
       # _ ~XM _ # #
       # # _ # # #
       . # # # # .
       . . # # . .`,
      { doing: 'drawFlood', floods: ['2,2'], tiles: { '2,2': 'dunes' } },
      (scene) => {
        scene.draw();
        expect(scene.table.endings).toEqual(['drowned']);
        expect(scene.events).toContainEqual({ type: 'drowned', seat: scene.seat('M'), place: scene.at('2,2') });
        expect(scene.happened('drowned')).toBe(1);
      },
    ],
    [
      'S64 R-SWIM-1: swimming in the own flood phase uses no action and no turn',
      `. . # # . .
       . # # # # .
       # # ~E # # #
       # # # #M # #
       . # # # # .
       . . # # . .`,
      { doing: 'drawFlood', left: 1, floods: ['2,2'], tiles: { '2,2': 'dunes' } },
      (scene) => {
        scene.draw().swim('E', '2,1');
        expect(scene.waitingFor).toBe('M');
        expect(scene.now).toBe('act 3');
      },
    ],
    [
      'S65 R-SWIM-7: a pawn cut off on an existing tile is not lost',
      `. . # # . .
       . # _ # # .
       # _ ~M _ # #
       # # ~ # # #E
       . # # # # .
       . . # # . .`,
      { doing: 'drawFlood', left: 1, floods: ['3,2'], tiles: { '3,2': 'dunes' } },
      (scene) => {
        scene.draw();
        expect(scene.table.endings).toEqual([]);
        expect(scene.now).toBe('act 3');
      },
    ],
    [
      'S66 R-SWIM-6 C1: a swimmer with nowhere to go waits for a Helicopter Lift',
      `. . # # . .
       . # _ # # .
       # _ ~M _ # #
       # # _ # # #E
       . # # # # .
       . . # # . .`,
      { doing: 'drawFlood', floods: ['2,2'], tiles: { '2,2': 'dunes' }, hands: { E: ['helicopter', 'sandbags'] } },
      (scene) => {
        scene.draw();
        expect(scene.waitingFor).toBe('E');
        expect(scene.legal('M')).toEqual([{ type: 'drown' }]);
        expect(scene.kinds('E')).toEqual(['lift']);
        scene.lift('E', 'M', '5,3');
        expect(scene.where('M')).toBe('5,3');
        expect(scene.table.endings).toEqual([]);
        expect(scene.now).toBe('drawFlood 1');
      },
    ],
    [
      'R-SWIM-6: any holder of a Helicopter Lift may lift the swimmer, and all of them are waited for',
      `. . # # . .
       . # _ # # .
       # _ ~M _ # #X
       # # _ # # #E
       . # # # # .
       . . #N # . .`,
      {
        doing: 'drawFlood',
        turn: 'N',
        floods: ['2,2'],
        tiles: { '2,2': 'dunes' },
        hands: { E: ['fire', 'helicopter'], N: ['sandbags'], X: ['helicopter'] },
      },
      (scene) => {
        scene.draw();
        expect(scene.waitingFor).toBe('XE');
        for (const holder of ['E', 'X'] as const) expect(scene.can(holder, scene.lifting('M', '5,3'))).toBe(true);
        expect(scene.legal('N')).toEqual([]);
        scene.lift('E', 'M', '5,3');
        expect(scene.pawn('X').hand).toEqual(['helicopter']);
        expect(scene.waitingFor).toBe('N');
      },
    ],
    [
      'S66 R-LOSE-4 C1: without the option nobody is rescued',
      `. . # # . .
       . # _ # # .
       # _ ~M _ # #
       # # _ # # #E
       . # # # # .
       . . # # . .`,
      {
        doing: 'drawFlood',
        heliRescue: false,
        floods: ['2,2'],
        tiles: { '2,2': 'dunes' },
        hands: { E: ['helicopter'] },
      },
      (scene) => {
        scene.draw();
        expect(scene.table.endings).toEqual(['drowned']);
      },
    ],
    [
      'R-SPECIAL-2 C1: without the option no swimmer is lifted, with or without a way',
      `. . # # . .
       . # # # # .
       # # ~M # # #
       # # # # # #E
       . # # # # .
       . . # # . .`,
      {
        doing: 'drawFlood',
        heliRescue: false,
        floods: ['2,2'],
        tiles: { '2,2': 'dunes' },
        hands: { E: ['helicopter'], M: ['helicopter'] },
      },
      (scene) => {
        scene.draw();
        expect(scene.legal('E')).toEqual([]);
        expect(scene.kinds('M')).toEqual(['swim']);
      },
    ],
    [
      'R-SWIM-6: the swimmer may give up, so that a game can never hang',
      `. . # # . .
       . # _ # # .
       # _ ~M _ # #
       # # _ # # #E
       . # # # # .
       . . # # . .`,
      { doing: 'drawFlood', floods: ['2,2'], tiles: { '2,2': 'dunes' }, hands: { E: ['helicopter'] } },
      (scene) => {
        scene.draw().play('M', { type: 'drown' });
        expect(scene.table.endings).toEqual(['drowned']);
        expect(scene.events.slice(-2).map(({ type }) => type)).toEqual(['drowned', 'ended']);
      },
    ],
    [
      'R-SWIM-6: the swimmer holding the Helicopter Lift rescues itself',
      `. . # # . .
       . # _ # # .
       # _ ~M _ # #
       # # _ # # #E
       . # # # # .
       . . # # . .`,
      { doing: 'drawFlood', floods: ['2,2'], tiles: { '2,2': 'dunes' }, hands: { M: ['helicopter'] } },
      (scene) => {
        scene.draw();
        expect(scene.waitingFor).toBe('M');
        expect(scene.kinds('M')).toEqual(['drown', 'lift']);
        scene.lift('M', 'M', '0,2');
        expect(scene.where('M')).toBe('0,2');
      },
    ],
    [
      'R-SWIM-6: the last Helicopter Lift saves only those it takes along',
      `. . # # . .
       . # _ # # .
       # _ ~MN _ # #
       # # _ # # #E
       . # # # # .
       . . # # . .`,
      { doing: 'drawFlood', floods: ['2,2'], tiles: { '2,2': 'dunes' }, hands: { E: ['helicopter'] } },
      (scene) => {
        scene.draw();
        expect(scene.can('E', scene.lifting('MN', '0,2'))).toBe(true);
        scene.lift('E', 'M', '0,2');
        expect(scene.table.endings).toEqual(['drowned']);
        expect(scene.events).toContainEqual({ type: 'drowned', seat: scene.seat('N'), place: scene.at('2,2') });
      },
    ],
    [
      'R-SWIM-6: a swimmer with a way may be lifted too; then the others go on swimming',
      `. . # # . .
       . # # # # .
       # # ~EM # # #
       # # # # # #N
       . # # # # .
       . . # # . .`,
      { doing: 'drawFlood', left: 1, floods: ['2,2'], tiles: { '2,2': 'dunes' }, hands: { N: ['helicopter'] } },
      (scene) => {
        scene.draw();
        expect(scene.waitingFor).toBe('EM');
        expect(scene.can('N', scene.lifting('N', '0,2'))).toBe(false);
        scene.lift('N', 'E', '0,2');
        expect(scene.waitingFor).toBe('M');
        scene.swim('M', '1,2');
        expect(scene.now).toBe('act 3');
      },
    ],
    [
      'R-SWIM-2 C21: the landing tile and start tiles are tiles like any other',
      `. . # # . .
       . # # # # .
       # # ~M # # #
       # # # # # #E
       . # # # # .
       . . # # . .`,
      {
        doing: 'drawFlood',
        floods: ['2,2'],
        tiles: { '2,2': 'dunes', '1,2': 'landing', '2,1': 'gateGold' },
        hands: { E: ['helicopter'] },
      },
      (scene) => {
        scene.draw();
        expect(scene.targets('M', 'swim')).toEqual(['1,2', '2,1', '2,3', '3,2']);
        expect(scene.can('E', scene.lifting('M', '1,2'))).toBe(true);
      },
    ],
    [
      'R-SWIM-5: a pawn can be sunk twice by the flood cards of one turn',
      `. . # # . .
       . # ~ # # .
       # # ~E # # #
       # # # # # #M
       . # # # # .
       . . # # . .`,
      { doing: 'drawFlood', floods: ['2,2', '1,2'], tiles: { '2,2': 'dunes', '1,2': 'marsh' } },
      (scene) => {
        scene.draw().swim('E', '1,2').draw();
        expect(scene.now).toBe('swim 1');
        scene.swim('E', '0,2');
        expect(scene.where('E')).toBe('0,2');
        expect(scene.waitingFor).toBe('M');
      },
    ],
    [
      'R-SPECIAL-2: nobody plays Sandbags while somebody swims',
      `. . # # . .
       . # ~ # # .
       # # ~E # # #
       # # # # # #M
       . # # # # .
       . . # # . .`,
      { doing: 'drawFlood', floods: ['2,2'], tiles: { '2,2': 'dunes' }, hands: { E: ['sandbags'], M: ['sandbags'] } },
      (scene) => {
        scene.draw();
        expect(scene.kinds('E')).toEqual(['swim']);
        expect(scene.legal('M')).toEqual([]);
      },
    ],
  ]);
});
