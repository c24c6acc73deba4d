import { scenarios } from '../testing/scene.ts';

describe('moving', () => {
  scenarios([
    [
      'S01 R-MOVE-1: a flooded tile can be entered',
      `. . # # . .
       . # # # # .
       # # #M ~ # #
       # # # # # #E
       . # # # # .
       . . # # . .`,
      {},
      (scene) => {
        expect(scene.targets('M', 'move')).toEqual(['1,2', '2,1', '2,3', '3,2']);
        scene.move('M', '2,3');
        expect(scene.where('M')).toBe('2,3');
        expect(scene.now).toBe('act 2');
      },
    ],
    [
      'S02 R-MOVE-1: a gap can be neither entered nor crossed',
      `. . # # . .
       . # # # # .
       # # #M _ # #
       # # # # # #E
       . # # # # .
       . . # # . .`,
      {},
      (scene) => {
        expect(scene.refuses('M', { type: 'move', to: scene.at('2,3') })).toBe(true);
        expect(scene.refuses('M', { type: 'move', to: scene.at('2,4') })).toBe(true);
        expect(scene.targets('M', 'move')).toEqual(['1,2', '2,1', '3,2']);
      },
    ],
    [
      'S03 R-MOVE-1: the Messenger does not step diagonally',
      `. . # # . .
       . # _ # # .
       # # #M _ # #
       # # # # # #E
       . # # # # .
       . . # # . .`,
      {},
      (scene) => expect(scene.refuses('M', { type: 'move', to: scene.at('1,3') })).toBe(true),
    ],
    [
      'S03 R-EXPLORER-1: the Explorer steps diagonally, also between two gaps',
      `. . # # . .
       . # _ # # .
       # # #X _ # #
       # # # # # #E
       . # # # # .
       . . # # . .`,
      {},
      (scene) => expect(scene.targets('X', 'move')).toEqual(['1,1', '1,3', '2,1', '3,1', '3,2', '3,3']),
    ],
    [
      'S05 R-PILOT-1: the Pilot flies once a turn, and then walks',
      `. . #P # . .
       . # # # # .
       # # # # # #
       # # # # # #E
       . # # # # .
       . . # # . .`,
      {},
      (scene) => {
        scene.play('P', { type: 'fly', to: scene.at('5,3') });
        expect(scene.targets('P', 'fly')).toEqual([]);
        expect(scene.refuses('P', { type: 'fly', to: scene.at('2,0') })).toBe(true);
        scene.move('P', '4,3');
        expect(scene.where('P')).toBe('4,3');
        scene.play('P', { type: 'endActions' }).draw().draw().draw().draw();
        scene.play('E', { type: 'endActions' }).draw().draw().draw().draw();
        expect(scene.can('P', { type: 'fly', to: scene.at('2,0') })).toBe(true);
      },
    ],
    [
      'S06 R-PILOT-1: the Pilot flies to existing tiles only',
      `. . #P # . .
       . # # # # .
       # # # # # #
       # # # # # #E
       . # # # # .
       . . # _ . .`,
      {},
      (scene) => {
        expect(scene.refuses('P', { type: 'fly', to: scene.at('5,3') })).toBe(true);
        expect(scene.targets('P', 'fly')).toHaveLength(24 - 1 - 1 - 2); // not the gap, not the own tile, not a step away
      },
    ],
    [
      'R-PILOT-1 C20: a tile a step away is a move and leaves the flight unused',
      `. . #P # . .
       . # # # # .
       # # # # # #
       # # # # # #E
       . # # # # .
       . . # # . .`,
      {},
      (scene) => {
        expect(scene.can('P', { type: 'fly', to: scene.at('1,2') })).toBe(false);
        scene.move('P', '1,2');
        expect(scene.can('P', { type: 'fly', to: scene.at('5,3') })).toBe(true);
      },
    ],
    [
      'S07 R-DIVER-1: the Diver passes flooded tiles and gaps, round corners too',
      `. . # # . .
       . # # # # .
       # # # # # #E
       #D _ ~ _ ~ #
       . # # # # .
       . . # # . .`,
      { turn: 'D' },
      (scene) =>
        expect(scene.targets('D', 'move')).toEqual('2,0 2,1 2,2 2,3 2,4 3,2 3,4 3,5 4,1 4,2 4,3 4,4'.split(' ')),
    ],
    [
      'S09 R-DIVER-1: dry tiles block a dive',
      `. . # # . .
       . # # # # .
       # # # # # #E
       #D # # # # #
       . # # # # .
       . . # # . .`,
      { turn: 'D' },
      (scene) => expect(scene.targets('D', 'move')).toEqual(['2,0', '3,1']),
    ],
    [
      'S10 R-DIVER-1: a dive does not come back to where it began',
      `. . # # . .
       . # # # # .
       # # # ~ # #E
       # # ~ ~D ~ #
       . # # ~ # .
       . . # # . .`,
      { turn: 'D' },
      (scene) => {
        expect(scene.refuses('D', { type: 'move', to: scene.at('3,3') })).toBe(true);
        expect(scene.targets('D', 'move')).toContain('5,3');
      },
    ],
    [
      'S11 R-DIVER-1 C5: a dive ends on a tile',
      `. . # # . .
       . # # # # .
       # # #D _ # #E
       # # # # # #
       . # # # # .
       . . # # . .`,
      {},
      (scene) => expect(scene.refuses('D', { type: 'move', to: scene.at('2,3') })).toBe(true),
    ],
    [
      'R-DIVER-1 C6: the open sea and holes of the map are not swum through',
      `# # # # #
       # # ~D # #
       # # . # #
       # # # # #
       # # # # #E`,
      { layout: 'volcano' },
      (scene) => expect(scene.targets('D', 'move')).toEqual(['0,2', '1,1', '1,3']),
    ],
    [
      'S13 R-NAVIGATOR-1: a pawn is taken one or two steps, corners allowed',
      `. . # # . .
       . # # # # .
       # # #E # # #
       # # # # # #
       . # # # # .
       . . # #N . .`,
      { turn: 'N' },
      (scene) => expect(scene.guides('E')).toEqual('0,2 1,1 1,2 1,3 2,0 2,1 2,3 2,4 3,1 3,2 3,3 4,2'.split(' ')),
    ],
    [
      'R-NAVIGATOR-1: not over a gap, and flooded tiles do not matter',
      `. . # # . .
       . # # # # .
       # # #E _ # #
       # # ~ # # #
       . # # # # .
       . . # #N . .`,
      { turn: 'N' },
      (scene) => expect(scene.guides('E')).toEqual('0,2 1,1 1,2 1,3 2,0 2,1 3,1 3,2 3,3 4,2'.split(' ')),
    ],
    [
      'S14 R-NAVIGATOR-2 C8: the Explorer is taken diagonally, both steps',
      `. . # # . .
       . # # # # .
       # # #X # # #
       # # # # # #
       . # # # # .
       . . # #N . .`,
      { turn: 'N' },
      (scene) =>
        expect(scene.guides('X')).toEqual(
          '0,2 0,3 1,1 1,2 1,3 1,4 2,0 2,1 2,3 2,4 3,0 3,1 3,2 3,3 3,4 4,1 4,2 4,3 4,4'.split(' '),
        ),
    ],
    [
      'R-NAVIGATOR-3 C7: the Diver is taken across one gap to a tile, and no farther',
      `. . # # . .
       . # # # # .
       # # #D _ # #
       # # _ _ # #
       . # _ # # .
       . . # #N . .`,
      { turn: 'N' },
      (scene) => expect(scene.guides('D')).toEqual('0,2 1,1 1,2 1,3 2,0 2,1 2,4 3,1'.split(' ')),
    ],
    [
      'S17 R-NAVIGATOR-4 C9: the Pilot is taken two steps, does not fly, and keeps the flight',
      `. . #P # . .
       . # # # # .
       # # # # # #
       # # # # # #
       . # # # # .
       . . # #N . .`,
      { turn: 'N', seats: 'NP' },
      (scene) => {
        expect(scene.guides('P')).toEqual('0,3 1,1 1,2 1,3 2,2'.split(' '));
        scene.play('N', { type: 'guide', pawn: scene.seat('P'), to: scene.at('2,2') });
        scene.play('N', { type: 'endActions' }).draw().draw().draw().draw();
        expect(scene.can('P', { type: 'fly', to: scene.at('5,3') })).toBe(true);
      },
    ],
    [
      'S19 R-NAVIGATOR-1: the last action takes the Explorer two steps, and the Explorer still has three',
      `. . # # . .
       . # # # # .
       # # #X # # #
       # # # # # #
       . # # # # .
       . . # #N . .`,
      { seats: 'NX', left: 1 },
      (scene) => {
        scene.play('N', { type: 'guide', pawn: scene.seat('X'), to: scene.at('4,4') });
        expect(scene.where('X')).toBe('4,4');
        expect(scene.now).toBe('drawTreasure 2');
        scene.draw().draw().draw().draw();
        expect(scene.waitingFor).toBe('X');
        expect(scene.now).toBe('act 3');
      },
    ],
    [
      'R-NAVIGATOR-1 C10: never back to the start, and only in the own turn',
      `. . # # . .
       . # # # # .
       # # #E # # #
       # # # # # #
       . # # # # .
       . . # #N . .`,
      { turn: 'E' },
      (scene) => {
        expect(scene.guides('E')).toEqual([]);
        expect(scene.legal('N')).toEqual([]);
      },
    ],
  ]);
});
