/** @jest-environment jsdom */
import { forbiddenIsland } from '@landfall/shared/games/forbidden-island/game.ts';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { defaultSetup, OptionsForm, optionsFor, SeatsChoice, type Setup } from './setup-form.tsx';

const { id, seats, options, seatOptions } = forbiddenIsland;
const game = { id, seats, options, seatOptions, cpus: true, open: true, daily: false };

test('a new setup has the first value of everything', () => {
  expect(defaultSetup(game)).toMatchObject({ seats: 2, options: { level: 'novice', first: 'random' }, seed: '' });
});

test('what cannot be with fewer seats goes back to its default', () => {
  const wanted = { ...defaultSetup(game).options, first: '4', level: 'elite' };
  expect(optionsFor(game, wanted, 4)).toEqual(wanted);
  expect(optionsFor(game, wanted, 3)).toEqual({ ...wanted, first: 'random' });
});

test('every option of the game is offered, with every value that is possible', async () => {
  await act(() => render(<OptionsForm game={game} setup={defaultSetup(game)} onChange={() => {}} />, document.body));
  const groups = [...document.querySelectorAll('fieldset')].map((group) => [
    group.querySelector('legend')!.textContent,
    [...group.querySelectorAll('input')].map(({ value }) => value),
  ]);
  expect(groups).toHaveLength(Object.keys(options).length);
  expect(groups).toContainEqual(['First player', ['random', '1', '2']]);
  expect(groups).toContainEqual(['Difficulty', [...options.level]]);
});

test('choosing the number of players keeps the options possible', async () => {
  const changes: Partial<Setup>[] = [];
  const setup = { ...defaultSetup(game), seats: 4, options: { ...defaultSetup(game).options, first: '4' } };
  await act(() =>
    render(<SeatsChoice game={game} setup={setup} onChange={(change) => changes.push(change)} />, document.body),
  );
  await act(() => document.querySelector<HTMLInputElement>('input[value="2"]')!.click());
  expect(changes).toEqual([{ seats: 2, options: { ...setup.options, first: 'random' } }]);
});
