import type { LayoutId } from '@landfall/shared/games/forbidden-island/layouts.ts';
import { PLAYERS } from './players.ts';
import { SITUATIONS, type SituationName } from './situations.ts';
import { type Beginning, type Story, tell } from './story.ts';

/** How a story is told: what was agreed, who plays, to which situation, and after how many decisions it comes. */
interface Entry {
  beginning: Beginning;
  player: keyof typeof PLAYERS;
  until: SituationName;
  deeds: number;
}

const beginning = (seats: number, level: string, seed: number): Beginning => ({
  seats,
  options: { level },
  seed: `${seed}`,
});

/** Two people in the middle of a turn, on an island of another shape. */
const elsewhere = (layout: LayoutId, seed: number): Entry => ({
  beginning: { seats: 2, options: { level: 'novice', layout }, seed: `${seed}` },
  player: 'wandering',
  until: 'act',
  deeds: 2,
});

/** Every story, found by `scout.ts` among many seeds because it is short. */
export const BOOK = {
  winForTwo: { beginning: beginning(2, 'novice', 119), player: 'winning', until: 'escaped', deeds: 51 },
  winForFour: { beginning: beginning(4, 'novice', 100), player: 'winning', until: 'escaped', deeds: 51 },
  skull: { beginning: beginning(4, 'legendary', 7), player: 'digging', until: 'skull', deeds: 34 },
  drowned: { beginning: beginning(2, 'legendary', 1479), player: 'idle', until: 'drowned', deeds: 5 },
  drownedLate: { beginning: beginning(4, 'legendary', 547), player: 'idle', until: 'drowned', deeds: 8 },
  treasureLost: { beginning: beginning(4, 'legendary', 132), player: 'wandering', until: 'treasureLost', deeds: 10 },
  landingLost: { beginning: beginning(2, 'legendary', 31), player: 'idle', until: 'landingLost', deeds: 1 },
  landingLostLate: { beginning: beginning(2, 'legendary', 440), player: 'wandering', until: 'landingLost', deeds: 11 },

  act: { beginning: beginning(2, 'novice', 11), player: 'wandering', until: 'act', deeds: 2 },
  discard: { beginning: beginning(2, 'novice', 2), player: 'idle', until: 'discard', deeds: 3 },
  discardAfterGift: {
    beginning: beginning(2, 'novice', 1230),
    player: 'wandering',
    until: 'discardAfterGift',
    deeds: 4,
  },
  swim: { beginning: beginning(2, 'novice', 223), player: 'idle', until: 'swim', deeds: 1 },
  swimOutOfTurn: { beginning: beginning(2, 'novice', 27), player: 'idle', until: 'swimOutOfTurn', deeds: 1 },
  swimTogether: { beginning: beginning(2, 'novice', 313), player: 'idle', until: 'swimTogether', deeds: 3 },
  stranded: { beginning: beginning(2, 'legendary', 335), player: 'idle', until: 'stranded', deeds: 6 },
  window: { beginning: beginning(2, 'novice', 6), player: 'idle', until: 'window', deeds: 1 },
  busy: { beginning: beginning(4, 'novice', 15151), player: 'wandering', until: 'busy', deeds: 10 },
  /** Under other rules than the usual: two cards are discarded at once, and the Helicopter Lift that is there saves nobody. */
  agreed: {
    beginning: {
      seats: 2,
      options: {
        level: 'legendary',
        layout: 'bridge',
        roles: 'chosen',
        heliRescue: 'off',
        handLimitCheck: 'afterDraw',
      },
      roles: ['engineer', 'messenger'],
      seed: '2194',
    },
    player: 'idle',
    until: 'drowned',
    deeds: 7,
  },
  bridge: elsewhere('bridge', 161),
  atoll: elsewhere('atoll', 161),
  shadows: elsewhere('shadows', 161),
  twoSandbags: { beginning: beginning(2, 'novice', 117), player: 'idle', until: 'twoSandbags', deeds: 0 },
} as const satisfies Record<string, Entry>;

export type StoryName = keyof typeof BOOK;

/**
 * The story as it goes under the rules of today.
 * @throws when it does not come to its situation any more: look for a new seed with `scout.ts`
 */
export function read(name: StoryName): Story {
  const entry: Entry = BOOK[name];
  const story = tell({
    beginning: entry.beginning,
    player: PLAYERS[entry.player],
    until: SITUATIONS[entry.until],
    most: entry.deeds,
  });
  if (!story)
    throw new Error(`The story ${name} does not end in ${entry.until} after ${entry.deeds} decisions any more.`);
  return story;
}
