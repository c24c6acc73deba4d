/** @jest-environment jsdom */
import { EVENTS, type Event } from '@landfall/shared/games/dominoes/actions.ts';
import { scene } from '@landfall/shared/games/dominoes/testing/scene.ts';
import type { EffectName } from '../../../sound/effects.ts';
import { listen } from '../../../testing/heard.ts';
import { seenAt } from '../testing/position.ts';
import { soundOf } from './sounds.ts';

const heard = listen();
beforeEach(() => heard.splice(0));

const match = scene({ hands: ['2|5', '1|5'], line: '[2|4]' });
const won = { type: 'roundEnded', ending: 'domino', points: 12 } as const;

/** What each event sounds like to the person at the first seat while the match goes on. */
const SOUNDS: [Event, EffectName[]][] = [
  [{ type: 'dealt', round: 1, seat: 0 }, ['shuffle']],
  [{ type: 'began', tile: '2|4' }, ['lay']],
  [{ type: 'laid', seat: 0, tile: '2|5', end: 'left' }, ['lay']],
  [{ type: 'drew', seat: 1 }, ['card']],
  [{ type: 'passed', seat: 1, on: [2, 4] }, ['knock']],
  [{ ...won, winner: 0 }, ['give']],
  [{ ...won, winner: 1 }, []],
  [{ type: 'ended', winners: [0] }, ['win']],
  [{ type: 'ended', winners: [1] }, ['lose']],
];

test.each(SOUNDS)('%j is heard as %j', (event, sounds) => {
  soundOf(event, seenAt({ match }));
  expect(heard).toEqual(sounds);
});

test('every type of event has been thought of', () => {
  expect([...new Set(SOUNDS.map(([{ type }]) => type))].sort()).toEqual(Object.keys(EVENTS).sort());
});

test('whoever watches hears a victory, whoever it is', () => {
  soundOf({ type: 'ended', winners: [1] }, seenAt({ match, seat: null }));
  expect(heard).toEqual(['win']);
});
