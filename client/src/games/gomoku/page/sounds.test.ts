/** @jest-environment jsdom */
import { EVENTS, type Event } from '@landfall/shared/games/gomoku/actions.ts';
import { NOBODY } from '@landfall/shared/games/gomoku/table.ts';
import type { EffectName } from '../../../sound/effects.ts';
import { listen } from '../../../testing/heard.ts';
import type { Seen } from '../model/seen.ts';
import { deny, soundOf } from './sounds.ts';

const heard = listen();
beforeEach(() => heard.splice(0));

/** What each event sounds like to the person at the first seat. */
const SOUNDS: [Event, EffectName[]][] = [
  [{ type: 'placed', seat: 0, point: 112, number: 1 }, ['stone']],
  [{ type: 'chose', seat: 1, choice: 'black' }, ['give']],
  [{ type: 'offeredDraw', seat: 1 }, ['turn']],
  [{ type: 'declinedDraw', seat: 1 }, ['tap']],
  [{ type: 'resigned', seat: 1 }, []], // the end that follows is heard
  [{ type: 'ended', ending: 'five', winner: 0 }, ['win']],
  [{ type: 'ended', ending: 'five', winner: 1 }, ['lose']],
  [{ type: 'ended', ending: 'agreed', winner: NOBODY }, ['turn']],
];

test.each(SOUNDS)('%j is heard as %j', (event, sounds) => {
  soundOf(event, { seat: 0 } as Seen);
  expect(heard).toEqual(sounds);
});

test('every type of event has been thought of', () => {
  expect([...new Set(SOUNDS.map(([{ type }]) => type))].sort()).toEqual(Object.keys(EVENTS).sort());
});

test('whoever watches hears a victory, whoever it is', () => {
  soundOf({ type: 'ended', ending: 'five', winner: 1 }, { seat: null } as Seen);
  expect(heard).toEqual(['win']);
});

test('what is refused is heard, too', () => {
  deny();
  expect(heard).toEqual(['deny']);
});
