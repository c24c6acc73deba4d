import type { Action, Event } from '../../games/forbidden-island/actions.ts';
import { HELD_CARDS } from '../../games/forbidden-island/cards.ts';
import { ROLES } from '../../games/forbidden-island/roles.ts';
import { ENDINGS, TASKS } from '../../games/forbidden-island/table.ts';
import { draw } from '../../games/forbidden-island/testing/draw.ts';
import type { Subject } from '../subject.ts';

const ACTIONS: Readonly<Record<Action['type'], true>> = {
  move: true,
  fly: true,
  guide: true,
  shoreUp: true,
  give: true,
  capture: true,
  endActions: true,
  drawTreasure: true,
  drawFlood: true,
  discard: true,
  swim: true,
  drown: true,
  lift: true,
  sandbag: true,
  liftOff: true,
};

const EVENTS: Readonly<Record<Event['type'], true>> = {
  turnBegan: true,
  moved: true,
  flew: true,
  guided: true,
  shoredUp: true,
  gave: true,
  captured: true,
  actionsEnded: true,
  drewTreasure: true,
  watersRose: true,
  treasureDeckShuffled: true,
  flooded: true,
  sank: true,
  floodDeckShuffled: true,
  discarded: true,
  swam: true,
  lifted: true,
  drowned: true,
  sandbagged: true,
  liftedOff: true,
  ended: true,
};

/** What the tests of every game need to know about Forbidden Island. */
export const forbiddenIsland: Subject = {
  actions: Object.keys(ACTIONS),
  events: Object.keys(EVENTS),
  words: [...TASKS, ...HELD_CARDS, 'watersRise', ...ROLES, ...ENDINGS],
  longest: 2000,
  rareStarts: [
    // One card away from lifting off.
    draw(
      `. . # # . .
       . # # # # .
       # # #EM # # #
       # # # # # #
       . # # # # .
       . . # # . .`,
      {
        turn: 'M',
        tiles: { '2,2': 'landing' },
        captured: ['earth', 'wind', 'fire', 'ocean'],
        hands: { M: ['helicopter', 'helicopter'] },
      },
    ),
    // A swimmer nobody but the holder of the Helicopter Lift can save.
    draw(
      `. . # # . .
       . # _ # # .
       # _ ~M _ # #
       # # _ # # #E
       . # # # # .
       . . # # . .`,
      { doing: 'drawFlood', floods: ['2,2'], tiles: { '2,2': 'dunes' }, hands: { E: ['helicopter'] } },
    ),
    // The last level before the skull.
    draw(
      `. . # # . .
       . # # # # .
       # # #X # # #
       # # # # # #E
       . # # # # .
       . . # # . .`,
      { waterLevel: 9, doing: 'drawTreasure', treasures: ['watersRise'] },
    ),
  ],
};
