import { currentTask } from '../../engine/agenda.ts';
import type { Random, Seat } from '../../engine/game.ts';
import { randomFrom, seeded } from '../../engine/random.ts';
import { defaultSetting } from '../../engine/setting.ts';
import { type Ply, randomGame } from '../../testing/randomPlay.ts';
import type { Action, Event } from './actions.ts';
import { type Card, DECK, TREASURES } from './cards.ts';
import { copyState } from './copy.ts';
import { forecast } from './danger.ts';
import { forbiddenIsland } from './game.ts';
import type { State, Table, TaskKind } from './table.ts';
import { at, draw, type Given } from './testing/draw.ts';

/** How often each thing happened, by place, and the water rose. */
interface Counts {
  floods: number[];
  sinks: number[];
  rises: number;
}

/** Plays on with the rules to the end of the coming flood phase, and notes what came, with its weight. */
function playPhase(state: State, random: Random, { counts, weight }: { counts: Counts; weight: () => number }): void {
  const { table } = state;
  const events: Event[] = [];
  const isDue = (kind: TaskKind) => currentTask<TaskKind>(table)?.kind === kind;
  const putAway = () => {
    if (isDue('discard')) table.agenda.pop(); // what is put away comes up much later
  };
  const play = ({ seat, action }: Due) =>
    forbiddenIsland.apply(state, seat, action, { random, emit: (event) => events.push(event) });
  putAway();
  while (isDue('swim')) play(nextTurn(state)!); // from the card before; where that was the last, the next turn follows
  if (isDue('act')) table.agenda.pop();
  for (let turn = nextTurn(state); turn; turn = nextTurn(state)) {
    play(turn);
    putAway();
  }
  for (const event of events) {
    if (event.type === 'flooded') counts.floods[event.place]! += weight();
    if (event.type === 'sank') counts.sinks[event.place]! += weight();
  }
  if (events.some(({ type }) => type === 'watersRose')) counts.rises += weight();
}

interface Due {
  seat: Seat;
  action: Action;
}

/** The next card of this turn, or the swim before it. */
function nextTurn({ table }: State): Due | null {
  const task = currentTask<TaskKind>(table);
  if (task?.kind !== 'swim') return forbiddenIsland.automatic(table);
  const [action] = forbiddenIsland.legalActions({ seat: task.seat, table, hand: null });
  return { seat: task.seat, action: action! };
}

const nothing = (): Counts => ({ floods: Array(24).fill(0), sinks: Array(24).fill(0), rises: 0 });

/** Deals the hidden cards anew, in an order that fits everything the table shows. */
function reshuffle(state: State, random: Random): State {
  const { table, hidden } = copyState(state);
  random.shuffle(hidden.treasureDeck);
  const depths = [...new Set(hidden.floodDeck.map((place) => table.floodLayers[place]!))].sort((a, b) => a - b);
  const layers = depths.map((depth) => hidden.floodDeck.filter((place) => table.floodLayers[place] === depth));
  for (const layer of layers) random.shuffle(layer);
  return { table, hands: [], hidden: { treasureDeck: hidden.treasureDeck, floodDeck: layers.flat() } };
}

/** Plays the phase once for every way in which chance can fall, each as likely as it is. */
function enumerate(state: State): Counts {
  const counts = nothing();
  const path: { taken: number; of: number }[] = [];
  do {
    let depth = 0;
    const below = (of: number): number => {
      if (depth === path.length) path.push({ taken: 0, of });
      return path[depth++]!.taken;
    };
    const shuffle = <T>(items: T[]) => {
      for (let i = items.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [items[i], items[j]] = [items[j]!, items[i]!];
      }
    };
    const weight = () => path.reduce((chance, { of }) => chance / of, 1);
    playPhase(reshuffle(state, { below, shuffle }), { below, shuffle }, { counts, weight });
    while (path.length > 0 && path.at(-1)!.taken === path.at(-1)!.of - 1) path.pop();
    if (path.length > 0) path.at(-1)!.taken++;
  } while (path.length > 0);
  return counts;
}

const PICTURE = `. . ~E ~M . .
                 . # ~ ~ # .
                 # # # # # #
                 # # # # # #
                 . # # # # .
                 . . # # . .`;
const TILES = { '5,2': 'landing' } as const;
/** All but four cards: three times Waters Rise and a Helicopter Lift. */
const SPENT: Card[] = [
  ...TREASURES.flatMap((treasure) => Array<Card>(DECK[treasure]).fill(treasure)),
  ...(['helicopter', 'helicopter', 'sandbags', 'sandbags'] as const),
];

const POSITIONS: [name: string, given: Given][] = [
  ['R-FLOOD: one layer, in the flood phase', { doing: 'drawFlood', onlyFloods: ['0,2', '1,2', '2,0', '2,1', '2,2'] }],
  [
    'R-DECK-2: the deck runs out and is renewed in the phase',
    { doing: 'drawFlood', waterLevel: 6, onlyFloods: ['1,2', '2,0'], floodDiscard: ['1,3', '3,1'] },
  ],
  [
    'R-DECK-2: a dry tile is flooded and sinks in one phase',
    { doing: 'drawFlood', waterLevel: 6, onlyFloods: ['2,0', '2,1'], floodDiscard: ['3,1'] },
  ],
  [
    'R-WATERS: the discard pile may come on top',
    {
      doing: 'drawTreasure',
      onlyFloods: ['2,0', '2,1', '2,2'],
      floodDiscard: ['1,2', '1,3'],
      treasureDiscard: [...SPENT, 'watersRise'],
    },
  ],
  [
    'R-WATERS-2: the water may rise twice, to another number of cards',
    { doing: 'drawTreasure', waterLevel: 2, onlyFloods: ['2,0', '2,1'], floodDiscard: ['1,2', '1,3', '3,0'] },
  ],
  [
    'R-WATERS-3: nothing to put on top',
    { doing: 'drawTreasure', waterLevel: 5, onlyFloods: ['2,0', '1,2', '2,1', '2,2', '2,3'] },
  ],
  [
    'R-LOSE-1: at the skull no flood cards come',
    { doing: 'drawTreasure', left: 1, waterLevel: 9, onlyFloods: ['2,0', '1,2', '2,1', '3,0', '3,1', '3,2'] },
  ],
  ['R-TURN-1: before the actions are over', { onlyFloods: ['2,0', '2,1', '2,2'], floodDiscard: ['1,2', '1,3'] }],
];

test.each(POSITIONS)('every way chance can fall, added up: %s', (_name, given) => {
  const state = draw(PICTURE, { treasureDiscard: SPENT, tiles: TILES, ...given });
  const { floods, sinks, rises } = enumerate(state);
  const found = forecast(state.table);
  for (const [place, danger] of found.dangers.entries()) {
    expect(danger.floods).toBeCloseTo(floods[place]!, 10);
    expect(danger.sinks).toBeCloseTo(sinks[place]!, 10);
  }
  expect(found.rises).toBeCloseTo(rises, 10);
});

/** What somebody owes on top of what goes on, and the tile from which they swim, if they do. */
const OPEN: [name: string, given: Given, owed: TaskKind, from: string][] = [
  ['R-HAND-1: before the actions go on', { onlyFloods: ['2,0', '2,1', '2,2'] }, 'discard', ''],
  [
    'R-HAND-1: between the treasure cards',
    { doing: 'drawTreasure', left: 1, onlyFloods: ['2,0', '1,2'] },
    'discard',
    '',
  ],
  ['R-SWIM-1: between two flood cards', { doing: 'drawFlood', left: 1, onlyFloods: ['2,0', '2,1'] }, 'swim', '0,2'],
  [
    'R-SWIM-1: after the last flood card, so that what comes is of the next turn',
    { doing: 'drawFlood', left: 0, onlyFloods: ['2,0', '2,1', '2,2'], floodDiscard: ['1,2'] },
    'swim',
    '0,2',
  ],
];

test.each(OPEN)('a decision that is owed first changes no chance: %s', (_name, given, owed, from) => {
  const state = draw(PICTURE, { treasureDiscard: SPENT, tiles: TILES, ...given });
  const { table } = state;
  table.agenda = table.agenda.filter(({ kind, left }) => kind !== 'drawFlood' || left > 0);
  table.agenda.push({ kind: owed, seat: 0, left: 1 });
  if (from) table.levels[at(from)] = 'sunk';
  const { floods, sinks, rises } = enumerate(state);
  expect(Math.max(...floods, ...sinks)).toBeGreaterThan(0);
  const found = forecast(table);
  for (const [place, danger] of found.dangers.entries()) {
    expect(danger.floods).toBeCloseTo(floods[place]!, 10);
    expect(danger.sinks).toBeCloseTo(sinks[place]!, 10);
  }
  expect(found.rises).toBeCloseTo(rises, 10);
});

test('R-DECK-1: the last treasure card brings the discard pile back', () => {
  const state = draw(PICTURE, {
    doing: 'drawTreasure',
    treasureDiscard: [...SPENT, 'watersRise', 'watersRise', 'helicopter'],
  });
  expect(state.hidden.treasureDeck).toEqual(['watersRise']);
  expect(forecast(state.table).rises).toBe(1);
  expect(state.table.waterLevel).toBe(1);
});

test('what has been decided is not foretold: no chances when the game is over', () => {
  const state = draw(PICTURE);
  state.table.endings.push('escaped');
  expect(forecast(state.table)).toEqual({ dangers: Array(24).fill({ floods: 0, sinks: 0 }), rises: 0 });
});

const SAMPLES = 400;
/** An honest chance is hardly ever off by so many standard deviations. */
const FAR_OFF = 5;

test('in games, over many deals that fit what is open, cards come as foretold', () => {
  const compared: TaskKind[] = [];
  for (const { before } of ['a', 'b', 'c', 'd'].flatMap(somePositions)) {
    const random = randomFrom(seeded(`deals of ${before.ply}`));
    const counts = nothing();
    let ended = 0;
    for (let sample = 0; sample < SAMPLES; sample++) {
      const dealt = reshuffle(before.state as State, random);
      playPhase(dealt, random, { counts, weight: () => 1 / SAMPLES });
      ended += dealt.table.endings.length;
    }
    if (ended > 0) continue; // a game that is over leaves cards out
    compared.push(taskOf(before));
    const { dangers, rises } = forecast(before.state.table as Table);
    for (const [place, danger] of dangers.entries()) {
      expectAbout(counts.floods[place]!, danger.floods);
      expectAbout(counts.sinks[place]!, danger.sinks);
    }
    expectAbout(counts.rises, rises);
  }
  expect(compared.length).toBeGreaterThanOrEqual(20);
  for (const kind of ['act', 'drawTreasure', 'drawFlood', 'discard', 'swim'] as const) expect(compared).toContain(kind);
});

/** Some positions of a random game, seldom ones among them. */
function somePositions(seed: string): Ply[] {
  const plies = [...randomGame(forbiddenIsland, defaultSetting(forbiddenIsland, 3), seed)];
  const some = (kinds: readonly TaskKind[], each: number) =>
    plies.filter(({ before }) => kinds.includes(taskOf(before))).filter((_, passed) => passed % each === 0);
  return [...some(['act', 'drawTreasure', 'drawFlood'], 7), ...some(['discard'], 4), ...some(['swim'], 2)];
}

const taskOf = ({ state }: Ply['before']): TaskKind => currentTask<TaskKind>(state.table as Table)!.kind;

function expectAbout(share: number, chance: number): void {
  const deviation = Math.sqrt(Math.max(0, chance * (1 - chance)) / SAMPLES);
  expect(Math.abs(share - chance)).toBeLessThanOrEqual(FAR_OFF * deviation + 1e-9);
}
