/** @jest-environment jsdom */

import { start } from '@landfall/shared/engine/match.ts';
import { defaultSetting } from '@landfall/shared/engine/setting.ts';
import { BOTS, REASONS } from '@landfall/shared/games/bots.ts';
import type { Event } from '@landfall/shared/games/forbidden-island/actions.ts';
import { forbiddenIsland as island } from '@landfall/shared/games/forbidden-island/game.ts';
import { findGame } from '@landfall/shared/games/registry.ts';
import { packEvents } from '@landfall/shared/protocol/events.ts';
import { NOTE, type TableState } from '@landfall/shared/protocol/state.ts';
import { signal } from '@preact/signals';
import { act } from 'preact/test-utils';
import { stateAt } from '../games/forbidden-island/testing/position.ts';
import { GAME_WORDS } from '../games/registry.ts';
import { gameText } from '../i18n/game-text.ts';
import { speak } from '../i18n/i18n.ts';
import { LANGUAGE_TAGS } from '../i18n/languages.ts';
import { show } from '../testing/page.ts';
import { person, seat, tableState } from '../testing/states.ts';
import { teachWords } from '../undo/words.ts';
import { CpuSays, cpuDeed, cpuReason } from './cpu-says.tsx';

const state = tableState({
  phase: 'playing',
  seats: [seat(7), seat(0, 'any', 'hard')],
  people: { 7: person('Ada') },
});
const said = (move: object) => cpuReason({ ...state, cpuMove: JSON.stringify(move) });

test('a reason names what it is about', () => {
  const about = { tile: 'palaceCoral', treasure: 'ocean' };
  expect(said({ seat: 1, reason: { word: 'lastTile', about } })).toBe(
    'CPU 2: Coral Palace is the last tile of The Ocean’s Chalice',
  );
  expect(said({ seat: 1, reason: { word: 'saveSwimmer', about: { seat: 0 } } })).toBe('CPU 2: saves Ada from the sea');
});

/** The CPU of seat 1 has shored up Coral Palace, as the fourth action. */
function shoredUp(changes: Partial<TableState> = {}): TableState {
  const position = stateAt();
  const place = position.table!.island.indexOf('palaceCoral');
  const event: Event = { type: 'shoredUp', seat: 1, places: [place] };
  const reason = { word: 'lastTile', about: { tile: 'palaceCoral', treasure: 'ocean' } };
  return {
    ...position,
    seats: position.seats.map((one, at) => (at === 1 ? seat(0, 'any', 'hard') : one)),
    ply: 4,
    turns: 4,
    events: packEvents(island, [event]),
    cpuMove: JSON.stringify({ seat: 1, reason }),
    ...changes,
  };
}

const SAID = 'CPU 2 shored up Coral Palace: Coral Palace is the last tile of The Ocean’s Chalice';
const nothing = { events: '[]', cpuMove: '' };
const paused = { ply: 4, turns: 4, person: 1, steps: 0, seat: NOTE.paused };
const undone = { ply: 5, turns: 3, person: 1, steps: 1, seat: NOTE.tookBack };

test('what a CPU did stands before its reason, until it is taken back', async () => {
  teachWords(island.id, (await GAME_WORDS[island.id]!()).inWords);
  const state = signal(shoredUp());
  const Table = () => <CpuSays state={state.value} />;
  const root = await show(<Table />);
  const goOn = (changes: Partial<TableState>) =>
    act(() => {
      state.value = shoredUp(changes);
    });
  expect(root.textContent).toBe(SAID);
  await goOn({ ...nothing, ply: 5, turns: 5, notes: [paused] });
  expect(root.textContent).toBe(SAID);
  await goOn({ ...nothing, ply: 5, turns: 3, notes: [undone] });
  expect(root.textContent).toBe('');
  await goOn({ ...nothing, ply: 6, turns: 4, notes: [undone] }); // another action in its place
  expect(root.textContent).toBe('');
});

test.each<[string, object, object, string]>([
  [
    'gomoku',
    { type: 'placed', seat: 1, point: 112, number: 1 },
    { word: 'opens' },
    'CPU 2 placed a black stone at H8: a balanced opening',
  ],
  [
    'dominoes',
    { type: 'laid', seat: 1, tile: '5|5', end: 'right' },
    { word: 'doubleEarly' },
    expect.stringMatching(/^CPU 2 .*5.*: doubles are hard to get rid of later$/) as never,
  ],
])('in %s, too', async (id, event, reason, said) => {
  const game = findGame(id)!;
  teachWords(id, (await GAME_WORDS[id]!()).inWords);
  const { table } = start(game, defaultSetting(game, 2), 'test').state;
  const events = packEvents(game, [event as { type: string }]);
  expect(cpuDeed({ ...state, game: id, table, events, cpuMove: JSON.stringify({ seat: 1, reason }) })).toEqual(said);
});

test('nothing of a round is said in the next', async () => {
  const state = signal(shoredUp());
  const Table = () => <CpuSays state={state.value} />;
  const root = await show(<Table />);
  expect(root.textContent).not.toBe('');
  await act(() => {
    state.value = shoredUp({ ...nothing, round: 2, ply: 0, turns: 0 });
  });
  expect(root.textContent).toBe('');
});

test('nothing is said where there is no reason, or none that is known', () => {
  expect(cpuReason(state)).toBe('');
  expect(said({ seat: 1 })).toBe('');
  expect(said({ seat: 1, reason: { word: 'newer' } })).toBe('');
});

test.each(LANGUAGE_TAGS)('every reason of every game has a sentence with all that it is about in %s', (tag) => {
  speak(tag);
  expect(Object.keys(REASONS).sort()).toEqual(Object.keys(BOTS).sort());
  for (const [game, reasons] of Object.entries(REASONS))
    for (const [word, subjects] of Object.entries(reasons)) {
      const text = gameText(game, `reasons.${word}`) ?? '';
      const blanks = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
      expect([game, word, text]).not.toEqual([game, word, '']);
      expect(subjects).toEqual(expect.arrayContaining(blanks));
    }
});
