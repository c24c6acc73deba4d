import { remember, remembered } from '../storage.ts';
import type { GameOffer } from './games.ts';
import { defaultSetup, optionsFor, type Setup } from './setup-form.tsx';

const GAME = 'setup.game';
const keyOf = (game: string) => `setup.${game}`;

/** Keeps in this browser what was played last and how. Seeds are for one game only. */
export function rememberSetup(game: string, { seats, options }: Setup): void {
  remember(GAME, game);
  remember(keyOf(game), JSON.stringify({ seats, options }));
}

/** Keeps only the options, for a table whose number of seats says nothing about the next one. */
export const rememberOptions = (game: string, options: Setup['options']): void =>
  remember(keyOf(game), JSON.stringify({ ...read(game), options }));

/** The game that was chosen last, if any. */
export const rememberedGame = (): string | null => remembered(GAME);

/** A setup to begin with: that of the last table, as far as it is still possible, and defaults for the rest. */
export function rememberedSetup(game: GameOffer): Setup {
  const usual = defaultSetup(game);
  const { seats, options = {} } = read(game.id);
  const wanted = seats !== undefined && seats >= game.seats.min && seats <= game.seats.max ? seats : usual.seats;
  const known = Object.entries(usual.options).map(([name, value]) => {
    const last = options[name];
    return [name, last !== undefined && game.options[name]?.includes(last) ? last : value];
  });
  return { ...usual, seats: wanted, options: optionsFor(game, Object.fromEntries(known), wanted) };
}

function read(game: string): Partial<Pick<Setup, 'seats' | 'options'>> {
  try {
    return JSON.parse(remembered(keyOf(game)) ?? '{}') ?? {};
  } catch {
    return {};
  }
}
