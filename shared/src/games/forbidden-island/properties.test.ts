import fc from 'fast-check';
import { settingProblem } from '../../engine/setting.ts';
import { type Ply, randomGame } from '../../testing/randomPlay.ts';
import type { Event } from './actions.ts';
import { DECK, HAND_LIMIT } from './cards.ts';
import { forbiddenIsland } from './game.ts';
import { floodCards, SKULL } from './meter.ts';
import { options } from './options.ts';
import type { State } from './table.ts';

const RUNS = 60;

const games = fc
  .record({
    seed: fc.string({ maxLength: 8 }),
    seats: fc.integer({ min: 2, max: 4 }),
    options: fc.record({
      level: fc.constantFrom(...options.level),
      layout: fc.constantFrom(...options.layout),
      roles: fc.constantFrom(...options.roles),
      first: fc.constantFrom(...options.first),
      heliRescue: fc.constantFrom(...options.heliRescue),
      handLimitCheck: fc.constantFrom(...options.handLimitCheck),
    }),
  })
  .map(({ seed, seats, options }) => ({
    seed,
    setting: { seats, options, choices: Array.from({ length: seats }, () => ({ role: 'any' as const })) },
  }))
  .filter(({ setting }) => settingProblem(forbiddenIsland, setting) === null);

/** Holds in every position of every random game. */
function always(name: string, holds: (state: State) => void): void {
  test(name, () => {
    fc.assert(
      fc.property(games, ({ setting, seed }) => {
        for (const { step } of randomGame(forbiddenIsland, setting, seed)) holds(step.match.state);
      }),
      { numRuns: RUNS, seed: 1 },
    );
  });
}

/** Holds of the whole course of every random game. */
function throughout(name: string, holds: (plies: Ply[]) => void): void {
  test(name, () => {
    fc.assert(
      fc.property(games, ({ setting, seed }) => holds([...randomGame(forbiddenIsland, setting, seed)])),
      { numRuns: RUNS, seed: 2 },
    );
  });
}

const FULL_DECK = Object.entries(DECK)
  .flatMap(([card, copies]) => Array(copies).fill(card))
  .sort()
  .join();
const sorted = (numbers: number[]) => [...numbers].sort((a, b) => a - b).join();
const places = (state: State, level: string) =>
  state.table.levels.flatMap((found, place) => (found === level ? [place] : []));
const isOver = (state: State) => state.table.endings.length > 0;
const open = (state: State, kind: string) => state.table.agenda.filter((task) => task.kind === kind);
const ascending = (numbers: number[]) => numbers.every((number, index) => index === 0 || numbers[index - 1]! < number);

describe('in every position', () => {
  always('R-SETUP-5: the 28 treasure cards are all in the deck, the discard pile or a hand', ({ table, hidden }) => {
    const hands = table.adventurers.flatMap(({ hand }) => hand);
    const all = [...hidden.treasureDeck, ...table.treasureDiscard, ...hands];
    expect(all.sort().join()).toBe(FULL_DECK);
    expect(hands).not.toContain('watersRise');
    expect(table.treasureDeck).toBe(hidden.treasureDeck.length);
  });

  always('R-FLOOD-2: the flood cards of all tiles that exist, each once, and no other', (state) => {
    const existing = [...places(state, 'dry'), ...places(state, 'flooded')];
    expect(sorted([...state.hidden.floodDeck, ...state.table.floodDiscard])).toBe(sorted(existing));
  });

  always('R-SETUP-8: flood layers tell which cards the draw pile holds, higher layers on top', ({ table, hidden }) => {
    const layers = hidden.floodDeck.map((place) => table.floodLayers[place]!);
    expect(layers.join()).toBe(sorted(layers));
    const inPile = table.floodLayers.flatMap((layer, place) => (layer > 0 ? [place] : []));
    expect(inPile.join()).toBe(sorted(hidden.floodDeck));
  });

  always('R-HAND-1 R-HAND-2: hands are within the limit, but for what is being drawn or discarded', (state) => {
    const { table } = state;
    const afterFirst = table.discardAfterDraw && open(state, 'drawTreasure')[0]?.left === 1 ? 1 : 0;
    for (const [seat, { hand }] of table.adventurers.entries()) {
      const owed = open(state, 'discard').find((task) => task.seat === seat)?.left ?? 0;
      const drawing = open(state, 'drawTreasure')[0]?.seat === seat && owed === 0 ? afterFirst : 0;
      if (!isOver(state)) expect(hand.length).toBeLessThanOrEqual(HAND_LIMIT + owed + drawing);
      expect(hand.length).toBeLessThanOrEqual(HAND_LIMIT + (table.discardAfterDraw ? 2 : 1));
      if (owed > 0) expect(hand.length).toBe(HAND_LIMIT + owed);
    }
  });

  always('R-SWIM-1: pawns stand on existing tiles, but for those that swim', (state) => {
    if (isOver(state)) return;
    const inWater = state.table.adventurers.flatMap(({ place }, seat) =>
      state.table.levels[place] === 'sunk' ? [seat] : [],
    );
    expect(inWater.join()).toBe(sorted(open(state, 'swim').map(({ seat }) => seat)));
  });

  always('R-LOSE-1: the water level is 1 to 9 while the game goes on', (state) => {
    const { waterLevel } = state.table;
    if (isOver(state)) expect(waterLevel).toBeLessThanOrEqual(SKULL);
    else expect(waterLevel >= 1 && waterLevel < SKULL).toBe(true);
  });

  always('R-TURN-4: the agenda always says how many flood cards are due', (state) => {
    const { table } = state;
    const [due] = open(state, 'drawFlood');
    if (open(state, 'drawTreasure').length > 0) expect(due?.left).toBe(floodCards(table.waterLevel));
    else if (due) expect(due.left).toBeLessThanOrEqual(floodCards(table.waterLevel));
  });
});

describe('in the course of every game', () => {
  throughout('R-GOAL-1: two to four play, and everybody wins or everybody loses', (plies) => {
    const { table } = plies.at(-1)!.step.match.state as State;
    const seats = table.adventurers.map((_, seat) => seat);
    expect([2, 3, 4]).toContain(seats.length);
    const result = forbiddenIsland.result(table)!;
    expect(result.winners).toEqual(result.reasons.includes('escaped') ? seats : []);
  });

  throughout('R-CAPTURE-1 R-SPECIAL-5: captured stays captured and sunk stays sunk', (plies) => {
    for (const { before, step } of plies) {
      const [earlier, later] = [before.state, step.match.state];
      expect(later.table.captured.join().startsWith(earlier.table.captured.join())).toBe(true);
      expect(places(earlier, 'sunk').every((place) => later.table.levels[place] === 'sunk')).toBe(true);
    }
  });

  throughout(
    'R-TURN-1 R-TURN-4: every turn turns over two treasure cards, then what the water level demands',
    (plies) => {
      let treasure = 0;
      let flood = 0;
      let due = 0;
      for (const { before, step } of plies)
        for (const { type } of step.events as Event[]) {
          if (type === 'drewTreasure') treasure++;
          if (type === 'flooded' || type === 'sank') {
            if (flood++ === 0) due = floodCards(before.state.table.waterLevel);
            expect(treasure).toBe(2);
          }
          if (type !== 'turnBegan') continue;
          expect([treasure, flood]).toEqual([2, due]);
          treasure = 0;
          flood = 0;
        }
    },
  );

  throughout('R-TURN-1: turns pass in seat order', (plies) => {
    const { adventurers, agenda } = plies[0]!.before.state.table;
    let seat = agenda.at(-1)!.seat as number;
    for (const { step } of plies)
      for (const event of step.events as Event[]) {
        if (event.type !== 'turnBegan') continue;
        seat = (seat + 1) % adventurers.length;
        expect(event.seat).toBe(seat);
      }
  });

  throughout('R-SPECIAL-1: a special card changes nothing of what is due but a discard or a swim', (plies) => {
    for (const { before, turn, step } of plies) {
      const { type } = turn.action as { type: string };
      if (type !== 'lift' && type !== 'sandbag') continue;
      const due = (state: State) => state.table.agenda.filter(({ kind }) => kind !== 'discard' && kind !== 'swim');
      if (!isOver(step.match.state) && open(before.state, 'swim').length === 0)
        expect(due(step.match.state)).toEqual(due(before.state));
    }
  });

  throughout('lists of places and seats inside actions ascend', (plies) => {
    const lists = plies.flatMap(({ choices }) =>
      choices.flatMap(({ action }) => Object.values<unknown>(action).filter((field) => Array.isArray(field))),
    );
    expect(lists.filter((list) => list.length === 0 || !ascending(list))).toEqual([]);
  });

  throughout('R-LOSE-5: the end comes last, and nothing is left to do', (plies) => {
    for (const { step } of plies.slice(0, -1)) expect(isOver(step.match.state)).toBe(false);
    const { step } = plies.at(-1)!;
    expect(step.events.at(-1)?.type).toBe('ended');
    expect(step.match.state.table.agenda).toEqual([]);
  });
});
