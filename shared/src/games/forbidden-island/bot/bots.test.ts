import { type Decision, LEVELS } from '../../../engine/bot.ts';
import { viewFor } from '../../../engine/match.ts';
import { randomFrom, seeded } from '../../../engine/random.ts';
import { defaultSetting } from '../../../engine/setting.ts';
import { ask, botGame } from '../../../testing/botPlay.ts';
import { randomGame } from '../../../testing/randomPlay.ts';
import type { Special } from '../cards.ts';
import { forbiddenIsland } from '../game.ts';
import { decide } from '../testing/decide.ts';
import type { Given } from '../testing/draw.ts';
import { Scene } from '../testing/scene.ts';
import { bots } from './bots.ts';
import { REASONS, type ReasonWord } from './reasons.ts';

/** Enough where only the reason matters. */
const FEW = 4;
const SPARSE = 5;

const skilledLevels = LEVELS.filter((level) => level !== 'easy');

const ALL_CAPTURED: Given = { captured: ['earth', 'wind', 'fire', 'ocean'], tiles: { '2,2': 'landing' } };

describe.each(LEVELS)('%s', (level) => {
  const atLanding = `. . # # . .
                     . # # # # .
                     # # #EM # # #
                     # # # # # #
                     . # # # # .
                     . . # # . .`;

  test('lifts off as soon as it can, whoever’s turn it is', () => {
    const scene = new Scene(atLanding, { ...ALL_CAPTURED, turn: 'E', hands: { M: ['helicopter'] } });
    expect(decide(level, scene, 'M')).toEqual({ action: { type: 'liftOff' }, reason: { word: 'liftOff', about: {} } });
  });

  test('captures a treasure where it can', () => {
    const scene = new Scene(atLanding, {
      tiles: { '2,2': 'caveEmbers' },
      hands: { E: ['fire', 'fire', 'fire', 'fire'] },
    });
    expect(decide(level, scene, 'E')).toMatchObject({
      action: { type: 'capture', treasure: 'fire' },
      reason: { word: 'captureHere', about: { treasure: 'fire' } },
    });
  });

  test('saves a swimmer with nowhere to go, out of turn', () => {
    const scene = new Scene(
      `. . # # . .
       . # _ # # .
       # _ ~M _ # #
       # # _ # # #E
       . # # # # .
       . . # # . .`,
      { doing: 'drawFlood', turn: 'M', floods: ['2,2'], tiles: { '2,2': 'dunes' }, hands: { E: ['helicopter'] } },
    );
    scene.draw();
    expect(decide(level, scene, 'E')).toMatchObject({
      action: { type: 'lift', pawns: [scene.seat('M')] },
      reason: { word: 'saveSwimmer', about: { seat: scene.seat('M') } },
    });
    expect(decide(level, scene, 'M')).toBeNull(); // does not give up
  });

  test('saves a swimmer when asked, whoever else holds a Helicopter Lift', () => {
    const scene = new Scene(
      `. . # # . .
       . # _ # # .
       # _ ~M _ # #
       # # _ # # #E
       . # # # # .
       . . # # . .`,
      {
        doing: 'drawFlood',
        turn: 'M',
        floods: ['2,2'],
        tiles: { '2,2': 'dunes' },
        hands: { E: ['helicopter'], M: ['helicopter'] },
      },
    );
    scene.draw();
    for (const letter of ['E', 'M'] as const)
      expect(decide(level, scene, letter)).toMatchObject({ action: { type: 'lift', pawns: [scene.seat('M')] } });
  });

  test('parts with what nobody needs', () => {
    const scene = new Scene(atLanding, {
      doing: 'drawTreasure',
      captured: ['wind'],
      tiles: { '2,2': 'templeSun' },
      treasures: ['earth'],
      hands: { E: ['earth', 'earth', 'earth', 'wind', 'helicopter'] },
    });
    scene.draw();
    expect(decide(level, scene, 'E')).toEqual({
      action: { type: 'discard', card: 'wind' },
      reason: { word: 'spareCard', about: { card: 'wind' } },
    });
  });

  test('keeps its cards while somebody else thinks of something better', () => {
    const scene = new Scene(atLanding, { turn: 'E', hands: { M: ['helicopter', 'sandbags'] } });
    expect(decide(level, scene, 'M')).toBeNull();
  });

  test('gives reasons of the vocabulary with all they need', () => {
    const setting = defaultSetting(forbiddenIsland, 3);
    const players = Array.from({ length: 3 }, () => ({ bot: bots[level].bot, steps: FEW }));
    const words = new Set<string>();
    const check = (decision: Decision | null) => {
      if (!decision) return;
      const { word, about } = decision.reason!;
      words.add(word);
      expect(Object.keys(about!).sort()).toEqual([...REASONS[word as ReasonWord]].sort());
      expect(Object.values(about!)).not.toContain(undefined);
    };
    for (const { decision } of botGame(forbiddenIsland, setting, { seed: level, players })) check(decision);
    for (const { before, choices } of randomGame(forbiddenIsland, setting, level)) {
      if (before.ply % SPARSE !== 0) continue;
      const seat = forbiddenIsland.waitingFor(before.state.table)[0]!;
      const legal = choices.filter((choice) => choice.seat === seat).map(({ action }) => action);
      check(ask({ bot: bots[level].bot, steps: FEW }, { match: before, seat, legal, seed: level }));
    }
    expect(words.size).toBeGreaterThan(8);
  });
});

/** An adventurer in the middle stands where the Crystal of Fire can be had. */
const AT_THE_FIRE = {
  '2,2': 'caveEmbers',
  '2,3': 'caveShadows',
  '3,3': 'landing',
  '1,1': 'palaceTidal',
  '4,4': 'palaceCoral',
} as const;

test.each<Special[]>([['sandbags'], ['helicopter'], ['sandbags', 'helicopter']])(
  'casual captures a treasure, and does not wait for the cards of somebody else: %s',
  (...cards) => {
    const scene = new Scene(
      `. . # # . .
       . # # # # .
       # # #E # # #
       # # # ~ # #
       . # #M # # .
       . . # # . .`,
      {
        left: 2,
        waterLevel: 4,
        tiles: AT_THE_FIRE,
        hands: { E: ['fire', 'fire', 'fire', 'fire'], M: cards },
      },
    );
    expect(decide('easy', scene, 'E')!.action).toEqual({ type: 'capture', treasure: 'fire' });
  },
);

test('casual captures a treasure before it saves tiles', () => {
  const scene = new Scene(
    `. . # # . .
     . # # # # .
     # # ~E ~ # #
     # # # ~ # #
     . # #M # # .
     . . # # . .`,
    {
      left: 2,
      waterLevel: 4,
      tiles: AT_THE_FIRE,
      hands: { E: ['fire', 'fire', 'fire', 'fire'], M: ['sandbags'] },
    },
  );
  expect(decide('easy', scene, 'E')!.action).toEqual({ type: 'capture', treasure: 'fire' });
});

describe.each(skilledLevels)('%s', (level) => {
  test('shores up the last tile of a treasure before its card is certain to come', () => {
    const scene = new Scene(
      `. . # # . .
       . _ # # # .
       ~ # #E ~ # #
       # # # # # #
       . # # # # .
       . . #M # . .`,
      {
        left: 1,
        tiles: { '1,1': 'palaceCoral', '2,3': 'palaceTidal', '2,0': 'dunes' },
      },
    );
    for (const cell of ['2,3', '2,0']) scene.match.state.table.floodLayers[scene.at(cell)] = 2;
    expect(decide(level, scene, 'E')).toMatchObject({
      action: { type: 'shoreUp', places: [scene.at('2,3')] },
      reason: { word: 'lastTile', about: { tile: 'palaceTidal', treasure: 'ocean' } },
    });
  });

  test('plays Sandbags out of turn on the landing when its card is certain to come', () => {
    const scene = new Scene(
      `. . # # . .
       . # # # # .
       ~ # # # # #E
       #M # # # # #
       . # # # # .
       . . # # . .`,
      { doing: 'drawFlood', turn: 'E', tiles: { '2,0': 'landing' }, onlyFloods: ['2,0'], hands: { M: ['sandbags'] } },
    );
    expect(decide(level, scene, 'M')).toMatchObject({
      action: { type: 'sandbag', place: scene.at('2,0') },
      reason: { word: 'saveLanding', about: { tile: 'landing' } },
    });
  });
});

test('expert decides the same whatever its luck, so that it is of one mind all turn', () => {
  const players = Array.from({ length: 2 }, () => ({ bot: bots.medium.bot, steps: FEW }));
  const expert = { bot: bots.hard.bot, steps: FEW };
  let decisions = 0;
  for (const { before: match, seat, legal, owes } of botGame(forbiddenIsland, defaultSetting(forbiddenIsland, 2), {
    seed: 'one mind',
    players,
  })) {
    if (!owes || legal.length === 1 || match.ply % SPARSE !== 0) continue;
    const [first, second] = ['luck', 'other luck'].map((seed) => ask(expert, { match, seat, legal: [...legal], seed }));
    expect(second!.action).toEqual(first!.action);
    decisions++;
  }
  expect(decisions).toBeGreaterThan(8);
});

test('expert answers at once when time is up, however many steps are left', () => {
  const scene = new Scene(
    `. . # # . .
     . ~ # # ~ .
     # # #E # # #
     # # #M ~ # #
     . # # # # .
     . . # # . .`,
    { hands: { E: ['fire'], M: ['fire', 'earth'] } },
  );
  const view = viewFor(scene.match.state, scene.seat('E'));
  let asked = 0;
  const timeIsUp = () => ++asked > 3;
  const decision = bots.hard.bot(view, scene.legal('E'), { random: randomFrom(seeded('scene')), steps: 1e9, timeIsUp });
  expect(scene.legal('E')).toContainEqual(decision!.action);
  expect(asked).toBe(4);
});
