import { start } from '../../engine/match.ts';
import { defaultSetting, settingProblem } from '../../engine/setting.ts';
import { DECK, HELD_CARDS } from './cards.ts';
import { forbiddenIsland } from './game.ts';
import { GEOGRAPHIES, LAYOUT_IDS } from './layouts.ts';
import { POWERS, ROLES, type Role } from './roles.ts';
import { TILES } from './tiles.ts';

type Options = Parameters<typeof forbiddenIsland.setup>[0]['options'];
type Wish = Role | 'any';

function setting(seats: number, options: Partial<Options> = {}, wishes: Wish[] = []) {
  const plain = defaultSetting(forbiddenIsland, seats);
  return {
    ...plain,
    options: { ...plain.options, ...options },
    choices: plain.choices.map((_, seat) => ({ role: wishes[seat] ?? ('any' as const) })),
  };
}

const seeds = Array.from({ length: 60 }, (_, index) => `seed ${index}`);
const begun = (seats: number, seed: string, options: Partial<Options> = {}, wishes: Wish[] = []) =>
  start(forbiddenIsland, setting(seats, options, wishes), seed).state;

describe('set-up', () => {
  test('R-SETUP-1 R-SETUP-2: every tile once, six flooded, their cards discarded, the others in the pile', () => {
    for (const seed of seeds) {
      const { table, hidden } = begun(3, seed);
      expect([...table.island].sort()).toEqual([...TILES].sort());
      const flooded = [...table.levels.keys()].filter((place) => table.levels[place] === 'flooded');
      expect(flooded).toHaveLength(6);
      expect([...table.floodDiscard].sort()).toEqual([...flooded].sort());
      expect([...hidden.floodDeck, ...table.floodDiscard].sort((a, b) => a - b)).toEqual([...TILES.keys()]);
      expect(table.floodLayers).toEqual(table.levels.map((level) => (level === 'flooded' ? 0 : 1)));
    }
  });

  test('R-SETUP-3 R-SETUP-4: different roles, each pawn on the tile of its role', () => {
    const dealt = new Set<Role>();
    for (const seed of seeds) {
      const { table } = begun(4, seed);
      const roles = table.adventurers.map(({ role }) => role);
      expect(new Set(roles).size).toBe(4);
      for (const { role, place } of table.adventurers) expect(table.island[place]).toBe(POWERS[role].start);
      for (const role of roles) dealt.add(role);
    }
    expect([...dealt].sort()).toEqual([...ROLES]);
  });

  test('R-SETUP-3: chosen roles are kept, the others dealt from those left', () => {
    for (const seed of seeds) {
      const { table } = begun(4, seed, { roles: 'chosen' }, ['any', 'pilot', 'any', 'diver']);
      const roles = table.adventurers.map(({ role }) => role);
      expect([roles[1], roles[3]]).toEqual(['pilot', 'diver']);
      expect(new Set(roles).size).toBe(4);
    }
  });

  test('R-SETUP-3: a wish is without effect where roles are dealt', () => {
    const wished = seeds.map((seed) => begun(2, seed, {}, ['pilot', 'pilot']).table.adventurers[0]?.role);
    expect(wished).toEqual(seeds.map((seed) => begun(2, seed).table.adventurers[0]?.role));
  });

  test('S44 R-SETUP-5: two cards a seat, never a Waters Rise, 28 cards in all, discard pile empty', () => {
    for (const seed of seeds) {
      const { table, hidden } = begun(4, seed);
      const hands = table.adventurers.map(({ hand }) => hand);
      expect(hands.map((hand) => hand.length)).toEqual([2, 2, 2, 2]);
      expect(table.treasureDiscard).toEqual([]);
      expect(table.treasureDeck).toBe(20);
      const all = [...hands.flat(), ...hidden.treasureDeck];
      for (const card of [...HELD_CARDS, 'watersRise'] as const)
        expect(all.filter((each) => each === card)).toHaveLength(DECK[card]);
      expect(hidden.treasureDeck.filter((card) => card === 'watersRise')).toHaveLength(3);
    }
  });

  test('R-SETUP-5: a Waters Rise can lie anywhere in the deck', () => {
    const positions = seeds.flatMap((seed) =>
      begun(4, seed).hidden.treasureDeck.flatMap((card, index) => (card === 'watersRise' ? [index] : [])),
    );
    expect(new Set(positions).size).toBe(20);
  });

  test.each([
    ['novice', 1, 2],
    ['normal', 2, 2],
    ['elite', 3, 3],
    ['legendary', 4, 3],
  ] as const)('R-SETUP-6 R-TURN-4: %s starts at water level %i with %i flood cards', (level, waterLevel, cards) => {
    const { table } = begun(2, 'x', { level });
    expect(table.waterLevel).toBe(waterLevel);
    expect(table.agenda.find(({ kind }) => kind === 'drawFlood')?.left).toBe(cards);
  });

  test('R-SETUP-7 C18: the first seat is the one chosen, or drawn by lot', () => {
    expect(forbiddenIsland.waitingFor(begun(3, 'x', { first: '3' }).table)).toEqual([2]);
    const drawn = seeds.map((seed) => forbiddenIsland.waitingFor(begun(3, seed).table)[0]);
    expect([...new Set(drawn)].sort()).toEqual([0, 1, 2]);
  });

  test('R-SETUP-8: the same seed gives the same game, another seed another', () => {
    expect(begun(4, 'a')).toEqual(begun(4, 'a'));
    expect(begun(4, 'a')).not.toEqual(begun(4, 'b'));
  });

  test('the turn of the first seat is on the agenda', () => {
    expect(begun(2, 'x', { first: '2' }).table.agenda).toEqual([
      { kind: 'turn', seat: 0, left: 1 },
      { kind: 'drawFlood', seat: 1, left: 2 },
      { kind: 'drawTreasure', seat: 1, left: 2 },
      { kind: 'act', seat: 1, left: 3 },
    ]);
  });
});

describe('settings that cannot be played', () => {
  test.each([
    ['the first seat does not exist', setting(2, { first: '3' }), { field: 'options.first', problem: 'noSuchSeat' }],
    [
      'two seats want the same role',
      setting(3, { roles: 'chosen' }, ['pilot', 'any', 'pilot']),
      { field: 'choices.2.role', problem: 'roleTaken' },
    ],
    ['too few seats', setting(1), { field: 'seats', problem: 'outOfRange' }],
    ['too many seats', setting(5), { field: 'seats', problem: 'outOfRange' }],
  ])('%s', (_name, chosen, problem) => expect(settingProblem(forbiddenIsland, chosen)).toEqual(problem));

  test.each([
    ['everything as it comes', setting(2)],
    ['the last seat first', setting(4, { first: '4' })],
    ['different wishes', setting(3, { roles: 'chosen' }, ['pilot', 'any', 'diver'])],
    ['the same wishes where roles are dealt', setting(2, {}, ['pilot', 'pilot'])],
  ])('fine: %s', (_name, chosen) => expect(settingProblem(forbiddenIsland, chosen)).toBeNull());
});

describe('layouts', () => {
  /** Edges and diameter of each island, as published with the layouts. */
  const SHAPES = {
    island: [36, 6],
    treasure: [29, 11],
    shadows: [38, 8],
    volcano: [36, 8],
    death: [35, 8],
    gulls: [32, 9],
    bone: [34, 8],
    reef: [35, 9],
    skull: [33, 8],
    bridge: [33, 11],
    atoll: [24, 12],
    arch: [31, 14],
  } as const;

  test.each(LAYOUT_IDS)('%s: 24 places, all connected, and a game can begin on it', (layout) => {
    const { cells, besides, around } = GEOGRAPHIES[layout];
    expect(cells).toHaveLength(24);
    const distances = cells.map((_, from) => distancesFrom(from, besides));
    expect([besides.flat().length / 2, Math.max(...distances.flat())]).toEqual(SHAPES[layout]);
    for (const [place, near] of besides.entries()) {
      expect(around[place]).toEqual(expect.arrayContaining([...near]));
      for (const list of [near, around[place]!]) expect([...list]).toEqual([...list].sort((a, b) => a - b));
    }
    expect(begun(4, 'x', { layout }).table.layout).toBe(layout);
  });

  /** Drawn from the published maps, each row from the left. */
  const PICTURES: Readonly<Record<(typeof LAYOUT_IDS)[number], string>> = {
    island: `
      ..##..
      .####.
      ######
      ######
      .####.
      ..##..`,
    treasure: `
      ##...##
      .#####.
      ..###..
      ..###..
      .#####.
      ##...##`,
    shadows: `
      ######
      ######
      ######
      ######`,
    volcano: `
      #####
      #####
      ##.##
      #####
      #####`,
    death: `
      ..###..
      #######
      .#####.
      ..###..
      ..###..
      ..###..`,
    gulls: `
      ...##...
      ...##...
      #..##..#
      ########
      .######.
      ...##...`,
    bone: `
      .##..##.
      ########
      ########
      .##..##.`,
    reef: `
      .##....
      ####...
      ######.
      .######
      ...####
      ....##.`,
    skull: `
      ######
      #.##.#
      ######
      .####.
      .####.`,
    bridge: `
      ###...####
      ##########
      ####...###`,
    atoll: `
      ..###..
      .##.##.
      ##...##
      #.....#
      ##...##
      .##.##.
      ..###..`,
    arch: `
      ...###...
      ..#####..
      .###.###.
      ###...###
      ##.....##`,
  };

  test.each(LAYOUT_IDS)('R-SETUP-1: %s looks as published', (layout) => {
    const rows = PICTURES[layout].trim().split(/\s+/);
    const cells = rows.flatMap((line, row) =>
      [...line].flatMap((mark, column) => (mark === '#' ? [{ row, column }] : [])),
    );
    expect(GEOGRAPHIES[layout].cells).toEqual(cells);
  });

  function distancesFrom(from: number, besides: readonly (readonly number[])[]): number[] {
    const distance = besides.map(() => Number.POSITIVE_INFINITY);
    distance[from] = 0;
    const reached = [from];
    for (const place of reached)
      for (const next of besides[place]!)
        if (distance[next] === Number.POSITIVE_INFINITY) {
          distance[next] = distance[place]! + 1;
          reached.push(next);
        }
    return distance;
  }
});
