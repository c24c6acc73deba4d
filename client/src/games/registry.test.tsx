/** @jest-environment jsdom */
import { LEVELS } from '@landfall/shared/engine/bot.ts';
import { BOTS } from '@landfall/shared/games/bots.ts';
import { GAMES } from '@landfall/shared/games/registry.ts';
import { gameText, optionLabel, valueLabel } from '../i18n/game-text.ts';
import { speak } from '../i18n/i18n.ts';
import { LANGUAGE_TAGS } from '../i18n/languages.ts';
import { show } from '../testing/page.ts';
import { GAME_LESSONS, GAME_LOBBIES, GAME_OPENERS, GAME_PAGES, GAME_RULES } from './registry.ts';

const ids = Object.keys(GAMES);
const { matchMedia } = globalThis;

beforeAll(() => Object.assign(globalThis, { matchMedia: () => ({ matches: true, addEventListener() {} }) }));
afterAll(() => Object.assign(globalThis, { matchMedia }));

describe.each(ids)('%s', (id) => {
  const game = GAMES[id]!;

  test('has a page', () => {
    expect(GAME_PAGES[id]).toBeInstanceOf(Function); // that the file is there is known to the compiler
  });

  test.each(LANGUAGE_TAGS)('tells its rules in %s', async (tag) => {
    speak(tag);
    const { default: Rules } = await GAME_RULES[id]!();
    const root = await show(<Rules />);
    expect(root.querySelectorAll('h2, h3').length).toBeGreaterThan(1);
    expect(root.textContent).not.toMatch(/\w\.rules\.|\{\w+\}/);
  });

  test('has a CPU of each level', () => {
    for (const level of LEVELS) expect(BOTS[id]![level].bot).toBeInstanceOf(Function);
  });

  test.each(LANGUAGE_TAGS)('has its name, its options and their values in %s', (tag) => {
    speak(tag);
    for (const path of ['name', 'pitch', 'tagline'])
      expect([path, gameText(id, path)]).toEqual([path, expect.any(String)]);
    for (const [list, of] of [
      [game.options, 'options'],
      [game.seatOptions, 'seatOptions'],
    ] as const)
      for (const [option, values] of Object.entries<readonly string[]>(list)) {
        expect(gameText(id, `${of}.${option}.label`)).toBe(optionLabel(id, option, of));
        for (const value of values)
          expect([value, gameText(id, `${of}.${option}.values.${value}`)]).toEqual([
            value,
            valueLabel(id, { option, value }, of),
          ]);
      }
  });
});

test('nothing is registered for a game that there is not', () => {
  const known = [GAME_PAGES, GAME_RULES, GAME_LOBBIES, GAME_LESSONS, GAME_OPENERS].flatMap(Object.keys);
  expect(known.filter((id) => !ids.includes(id))).toEqual([]);
  expect(Object.keys(BOTS).sort()).toEqual([...ids].sort());
});
