/** @jest-environment jsdom */
import { forbiddenIsland } from '@landfall/shared/games/forbidden-island/game.ts';
import { rememberedGame, rememberedSetup, rememberSetup } from './remembered-setup.ts';
import { defaultSetup } from './setup-form.tsx';

const { id, seats, options, seatOptions } = forbiddenIsland;
const game = { id, seats, options, seatOptions, cpus: true, open: true, daily: false };
const keep = (text: string) => localStorage.setItem(`landfall.setup.${id}`, text);

beforeEach(() => localStorage.clear());

test('a first visit begins with the defaults', () => {
  expect([rememberedGame(), rememberedSetup(game)]).toEqual([null, defaultSetup(game)]);
});

test('the next table begins as the last one, but for its seed and whether it is listed', () => {
  const last = { ...defaultSetup(game), seats: 3, seed: 'mine', listed: true };
  last.options = { ...last.options, level: 'elite', first: '3' };
  rememberSetup(id, last);
  expect(rememberedGame()).toBe(id);
  expect(rememberedSetup(game)).toEqual({ ...last, seed: '', listed: false });
});

test('what is not possible any more is forgotten', () => {
  keep(JSON.stringify({ seats: 9, options: { level: 'gone', layout: 'reef', first: '4', other: 'x' } }));
  const { options: usual } = defaultSetup(game);
  expect(rememberedSetup(game)).toEqual({ ...defaultSetup(game), options: { ...usual, layout: 'reef' } });
});

test.each(['', 'null', '[]', '{', '{"options":5}'])('what cannot be read does no harm: %s', (text) => {
  keep(text);
  expect(rememberedSetup(game)).toEqual(defaultSetup(game));
});
