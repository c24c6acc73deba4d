/** @jest-environment jsdom */
import type { Action, Event } from '@landfall/shared/games/forbidden-island/actions.ts';
import { ENDINGS } from '@landfall/shared/games/forbidden-island/table.ts';
import { speak, textAt } from '../../../i18n/i18n.ts';
import { LANGUAGE_TAGS } from '../../../i18n/languages.ts';
import { seenAt } from '../testing/position.ts';
import { sentence } from './sentences.ts';

afterEach(() => speak('en'));

/** One event of every type, done by Ann where somebody does it. */
const EVENTS: { readonly [T in Event['type']]: Extract<Event, { type: T }> } = {
  turnBegan: { type: 'turnBegan', seat: 0 },
  moved: { type: 'moved', seat: 0, from: 0, to: 1 },
  flew: { type: 'flew', seat: 0, from: 0, to: 1 },
  guided: { type: 'guided', seat: 0, pawn: 1, from: 0, to: 1 },
  shoredUp: { type: 'shoredUp', seat: 0, places: [1, 2] },
  gave: { type: 'gave', seat: 0, card: 'fire', to: 1 },
  captured: { type: 'captured', seat: 0, treasure: 'wind' },
  actionsEnded: { type: 'actionsEnded', seat: 0 },
  drewTreasure: { type: 'drewTreasure', seat: 0, card: 'watersRise' },
  watersRose: { type: 'watersRose', seat: 0, level: 4, shuffled: 5 },
  treasureDeckShuffled: { type: 'treasureDeckShuffled', cards: 9 },
  flooded: { type: 'flooded', seat: 0, place: 1 },
  sank: { type: 'sank', seat: 0, place: 1 },
  floodDeckShuffled: { type: 'floodDeckShuffled', cards: 9 },
  discarded: { type: 'discarded', seat: 0, card: 'sandbags' },
  swam: { type: 'swam', seat: 0, from: 0, to: 1 },
  lifted: { type: 'lifted', seat: 0, pawns: [1, 2], from: 0, to: 1 },
  drowned: { type: 'drowned', seat: 0, place: 1 },
  sandbagged: { type: 'sandbagged', seat: 0, place: 1 },
  liftedOff: { type: 'liftedOff', seat: 0 },
  ended: { type: 'ended', endings: ['escaped'] },
};
const CARD_EVENTS: readonly Event['type'][] = ['watersRose', 'flooded', 'sank'];

describe.each(LANGUAGE_TAGS)('in %s', (language) => {
  beforeEach(() => speak(language));

  test.each(Object.values(EVENTS))('$type is told', (event) => {
    const toAnn = sentence(event, seenAt({ seat: 0 }));
    const toBo = sentence(event, seenAt({ seat: 1 }));
    for (const told of [toAnn, toBo]) expect(told).not.toMatch(/^$|forbiddenIsland|undefined|[{}]/);
    if (!('seat' in event) || CARD_EVENTS.includes(event.type)) return expect(toAnn).toBe(toBo);
    expect(toAnn).not.toMatch(/Ann/);
    expect(toBo).toMatch(/Ann/);
  });

  test.each(ENDINGS)('the ending %s has a reason', (ending) => {
    expect(textAt(`forbiddenIsland.over.endings.${ending}`)).toBeTruthy();
  });
});

test('a loss and a win are told apart', () => {
  const seen = seenAt();
  expect(sentence({ type: 'ended', endings: ['skull'] }, seen)).not.toBe(sentence(EVENTS.ended, seen));
});

test('sentences name people, cards and tiles', () => {
  const seen = seenAt({ seat: 1 });
  expect(sentence(EVENTS.gave, seen)).toBe('Ann gave you a card: Crystal of Fire');
  expect(sentence({ ...EVENTS.lifted, pawns: [1, 2] }, seen)).toMatch(/^Ann’s Helicopter Lift takes you and Chen to /);
});

/** Where each type of action is put into words. */
const WORDS: Readonly<Record<Action['type'], string>> = {
  move: 'deeds.move',
  fly: 'deeds.fly',
  guide: 'deeds.guideTo',
  shoreUp: 'deeds.shoreUp',
  give: 'actions.give',
  capture: 'actions.capture',
  endActions: 'actions.endTurn',
  drawTreasure: 'next.now',
  drawFlood: 'next.now',
  discard: 'discard.confirm',
  swim: 'deeds.swim',
  drown: 'drown.giveUp',
  lift: 'deeds.lift',
  sandbag: 'deeds.sandbag',
  liftOff: 'lift.off',
};

test.each(LANGUAGE_TAGS)('every action has words in %s', (language) => {
  speak(language);
  for (const path of Object.values(WORDS)) expect(textAt(`forbiddenIsland.${path}`)).toBeTruthy();
});
