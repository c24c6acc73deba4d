/** @jest-environment jsdom */
import { REASONS as dominoes } from '@landfall/shared/games/dominoes/bot/reasons.ts';
import { REASONS as forbiddenIsland } from '@landfall/shared/games/forbidden-island/bot/reasons.ts';
import { REASONS as gomoku } from '@landfall/shared/games/gomoku/bot/reasons.ts';
import { GAMES } from '@landfall/shared/games/registry.ts';
import { gameText } from '../i18n/game-text.ts';
import { speak } from '../i18n/i18n.ts';
import { LANGUAGE_TAGS } from '../i18n/languages.ts';
import { person, seat, tableState } from '../testing/states.ts';
import { cpuReason } from './cpu-says.tsx';

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

test('nothing is said where there is no reason, or none that is known', () => {
  expect(cpuReason(state)).toBe('');
  expect(said({ seat: 1 })).toBe('');
  expect(said({ seat: 1, reason: { word: 'newer' } })).toBe('');
});

/** Every word of each game, with what it is about. */
const REASONS: Record<string, Record<string, readonly string[]>> = {
  'forbidden-island': forbiddenIsland,
  dominoes,
  gomoku,
};

test.each(LANGUAGE_TAGS)('every reason of every game has a sentence with all that it is about in %s', (tag) => {
  speak(tag);
  expect(Object.keys(REASONS).sort()).toEqual(Object.keys(GAMES).sort());
  for (const [game, reasons] of Object.entries(REASONS))
    for (const [word, subjects] of Object.entries(reasons)) {
      const text = gameText(game, `reasons.${word}`) ?? '';
      const blanks = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
      expect([game, word, text]).not.toEqual([game, word, '']);
      expect(subjects).toEqual(expect.arrayContaining(blanks));
    }
});
