import type { Reason } from '../../../engine/bot.ts';
import { TREASURES, type Treasure } from '../cards.ts';
import type { Cell, Given, Letter } from '../testing/draw.ts';
import { Scene } from '../testing/scene.ts';
import { explain } from './explain.ts';
import {
  CAPTURE,
  END_ACTIONS,
  FLY,
  GIVE,
  GUIDE,
  LIFT,
  MOVE,
  type Move,
  move,
  NOWHERE,
  SHORE_UP,
} from './kernel/moves.ts';

/** Writes the moves of a plan with letters and cells, and asks for the reason of the first. */
class Told {
  private readonly scene: Scene;
  private readonly plan: Move[] = [];

  constructor(picture: string, given: Given = {}) {
    this.scene = new Scene(picture, given);
  }

  seat = (letter: string): number => this.scene.seat(letter as Letter);
  private at = (cell: Cell): number => this.scene.at(cell);
  private add(next: Move): this {
    this.plan.push(next);
    return this;
  }

  ends = (who: Letter) => this.add(move(END_ACTIONS, this.seat(who)));
  walks = (who: Letter, to: Cell) => this.add(move(MOVE, this.seat(who), this.at(to)));
  flies = (who: Letter, to: Cell) => this.add(move(FLY, this.seat(who), this.at(to)));
  guides = (pawn: Letter, to: Cell) => this.add(move(GUIDE, this.seat('N'), this.at(to), this.seat(pawn)));
  captures = (who: Letter, treasure: Treasure) => this.add(move(CAPTURE, this.seat(who), TREASURES.indexOf(treasure)));
  gives = (who: Letter, treasure: Treasure, to: Letter) =>
    this.add(move(GIVE, this.seat(who), TREASURES.indexOf(treasure), this.seat(to)));
  shoresUp = (who: Letter, cell: Cell, second?: Cell) =>
    this.add(move(SHORE_UP, this.seat(who), this.at(cell), second ? this.at(second) : NOWHERE));
  lifts = (who: Letter, pawns: string, to: Cell) =>
    this.add(
      move(
        LIFT,
        this.seat(who),
        this.at(to),
        [...pawns].reduce((set, pawn) => set | (1 << this.seat(pawn)), 0),
      ),
    );

  get why(): Reason {
    return explain(this.scene.table, this.plan as [Move, ...Move[]]);
  }
}

const PICTURE = `. . # # . .
                 . # # # # .
                 # # #E # # #
                 # # # # # #M
                 . # # # #N .
                 . . # # . .`;
const TILES = {
  '0,2': 'landing',
  '2,3': 'caveEmbers',
  '3,0': 'caveShadows',
  '5,2': 'dunes',
  '0,3': 'gateBronze',
} as const;
const told = (given: Given = {}) => new Told(PICTURE, { ...given, tiles: { ...TILES, ...given.tiles } });
const FIRE = ['fire', 'fire', 'fire', 'fire'] as const;

describe('ending the turn', () => {
  const FLOODED = PICTURE.replace('. . # # . .', '. . ~ # . .');
  test('nothing urgent is left', () => expect(told().ends('E').why.word).toBe('nothingUrgent'));
  test.each<[string, string, Given]>([
    [
      'a treasure can be captured',
      PICTURE,
      { tiles: { '2,2': 'caveEmbers', '2,3': 'dunes', '5,2': 'gateIron' }, hands: { E: [...FIRE] } },
    ],
    ['a tile that is needed is flooded', FLOODED, {}],
    ['it is time to go home', PICTURE, { captured: [...TREASURES] }],
  ])('not that nothing is urgent where %s', (_name, picture, given) => {
    const tiles = { ...TILES, ...given.tiles };
    expect(new Told(picture, { ...given, tiles }).ends('E').why).toEqual({ word: 'nothingBetter', about: {} });
  });
});

describe('going home', () => {
  const ALL: Given = { captured: [...TREASURES] };
  const home = { word: 'toLanding', about: { tile: 'landing' } };

  test('to the landing', () => expect(told(ALL).walks('E', '1,2').why).toEqual(home));
  test('by a way around', () =>
    expect(told(ALL).walks('E', '2,1').walks('E', '1,1').walks('E', '1,2').why).toEqual(home));
  test('away from it to save a tile', () =>
    expect(told(ALL).walks('E', '3,2').shoresUp('E', '5,2').why).toEqual({ word: 'toTile', about: { tile: 'dunes' } }));
  test('away from it for nothing in particular', () =>
    expect(told(ALL).walks('E', '3,2').why.word).toBe('takePosition'));
  test('the Navigator takes somebody there, or some of the way', () => {
    expect(told(ALL).guides('E', '0,2').why).toEqual({ word: 'bringHome', about: { seat: 0 } });
    expect(told(ALL).guides('E', '1,2').why).toEqual(home);
  });
  test('a CPU lifts itself', () => expect(told(ALL).lifts('E', 'E', '0,2').why).toEqual(home));
});

describe('on the way to a treasure', () => {
  const given: Given = { hands: { E: [...FIRE] } };
  test('nearer to it', () =>
    expect(told({ ...given, tiles: { '2,3': 'gateIron', '2,5': 'caveEmbers' } }).walks('E', '2,3').why).toEqual({
      word: 'toTreasure',
      about: { treasure: 'fire' },
    }));
  test('not with a step away from it', () => expect(told(given).walks('E', '1,2').why.word).toBe('takePosition'));
});

test('on the way to shore up two tiles, the one that matters more is named', () => {
  const picture = PICTURE.replace('. . # # . .', '. . ~ # . .').replace('. # # # # .', '. ~ # # # .');
  expect(new Told(picture, { tiles: TILES }).walks('E', '1,2').shoresUp('E', '1,1', '0,2').why).toEqual({
    word: 'toTile',
    about: { tile: 'landing' },
  });
});

describe('a gift', () => {
  const give = (hands: Given['hands'], tiles: Given['tiles'] = {}) =>
    told({ hands, tiles }).gives('M', 'fire', 'E').why;

  test('to whoever has as many of these cards, or more', () => {
    expect(give({ M: ['fire'], E: ['fire'] })).toEqual({ word: 'giveCard', about: { treasure: 'fire', seat: 0 } });
  });
  test('to whoever has fewer, from a hand that will be too full', () => {
    expect(give({ M: ['fire', 'fire', 'earth', 'wind'], E: [] })).toEqual({ word: 'makeRoom', about: {} });
  });
  test('to whoever has fewer, and gets there sooner', () => {
    expect(give({ M: ['fire', 'fire'], E: [] })).toEqual({ word: 'isSooner', about: { treasure: 'fire', seat: 0 } });
  });
  test('to whoever has fewer, and is farther away', () => {
    const far = { '2,3': 'gateIron', '3,0': 'gateGold', '3,4': 'caveEmbers', '2,5': 'caveShadows' } as const;
    expect(give({ M: ['fire', 'fire'], E: [] }, far)).toEqual({ word: 'moreUse', about: { seat: 0 } });
  });
});

describe('a Helicopter Lift', () => {
  test('of oneself to capture', () =>
    expect(
      told({ hands: { E: [...FIRE] } })
        .lifts('E', 'E', '2,3')
        .captures('E', 'fire').why,
    ).toEqual({
      word: 'toTreasure',
      about: { treasure: 'fire' },
    }));
  test('of oneself to give, and of somebody else to be given', () => {
    const carried = { word: 'carryCard', about: { treasure: 'wind', seat: told().seat('M') } };
    expect(told().lifts('E', 'E', '3,5').gives('E', 'wind', 'M').why).toEqual(carried);
    expect(told().lifts('E', 'M', '2,2').gives('E', 'wind', 'M').why).toEqual(carried);
  });
  test('of whoever brings a card to the one who lifts', () =>
    expect(told().lifts('M', 'E', '3,5').gives('E', 'wind', 'M').why).toEqual({
      word: 'fetchCard',
      about: { treasure: 'wind', seat: 0 },
    }));
  test('not for a card that one of those lifted could give the other anywhere', () => {
    const plan = told().lifts('E', 'EM', '5,2').gives('E', 'wind', 'M').gives('E', 'wind', 'N');
    expect(plan.why).toEqual({ word: 'carryCard', about: { treasure: 'wind', seat: plan.seat('N') } });
  });
  test('of oneself for nothing in particular', () =>
    expect(told().lifts('E', 'E', '5,2').why).toEqual({ word: 'takePosition', about: { tile: 'dunes' } }));
  test('of two for the one who captures, whoever is named first', () =>
    expect(told({ hands: { N: [...FIRE] } }).lifts('E', 'MN', '2,3').why.word).toBe('toTreasure'));
  test('of somebody to where they can save something', () => {
    const flooded = new Told(PICTURE.replace('. . # # . .', '. . ~ # . .'), { tiles: TILES });
    expect(flooded.lifts('E', 'M', '0,3').why).toEqual({ word: 'bringPawn', about: { seat: 1, tile: 'gateBronze' } });
  });
});

describe('a Helicopter Lift from the sea', () => {
  const sunk = (around: string) =>
    new Scene(
      `. . # # . .
       . # ${around} # # .
       # ${around} ~M ${around} # #
       # # ${around} # # #E
       . # # # # .
       . . # # . .`,
      { doing: 'drawFlood', turn: 'M', floods: ['2,2'], tiles: { '2,2': 'dunes' }, hands: { E: ['helicopter'] } },
    );
  test.each([
    ['saves who has nowhere to swim', '_', 'saveSwimmer'],
    ['takes who could swim to a better place', '#', 'takePosition'],
  ])('%s', (_name, around, word) => {
    const scene = sunk(around).draw();
    const lift = move(LIFT, scene.seat('E'), scene.at('3,0'), 1 << scene.seat('M'));
    expect(explain(scene.table, [lift]).word).toBe(word);
  });
});

test('a flight of the Pilot is for what follows it', () => {
  const pilot = new Told(PICTURE.replace('#E', '#P'), { tiles: TILES });
  expect(pilot.flies('P', '5,3').shoresUp('P', '5,2').why).toEqual({ word: 'toTile', about: { tile: 'dunes' } });
});
