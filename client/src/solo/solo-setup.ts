import { type BotLevel, LEVELS } from '@landfall/shared/engine/bot.ts';
import type { CreateTable } from '@landfall/shared/protocol/http.ts';
import type { GameOffer } from '../setup/games.ts';
import { rememberedSetup } from '../setup/remembered-setup.ts';
import { optionsFor } from '../setup/setup-form.tsx';
import { remember, remembered } from '../storage.ts';

/** Whom one person plays with. */
export interface SoloSetup {
  game: string;
  cpus: number;
  level: BotLevel;
}

const KEY = 'solo';
/** More than three are too many to wait for. */
const MOST_CPUS = 3;

/** How many CPUs there can be beside one person. */
export function cpuCounts({ seats }: GameOffer): number[] {
  const most = Math.min(MOST_CPUS, seats.max - 1);
  return Array.from({ length: most }, (_, i) => i + 1).filter((cpus) => cpus + 1 >= seats.min);
}

/** The games that one person can play against or with CPUs. */
export const soloGames = (games: readonly GameOffer[]): GameOffer[] =>
  games.filter((game) => game.cpus && cpuCounts(game).length > 0);

/** What was chosen last, as far as it is still possible; null where no game can be played so. */
export function rememberedSolo(games: readonly GameOffer[], changes: Partial<SoloSetup> = {}): SoloSetup | null {
  const wanted: Partial<SoloSetup> = { ...read(), ...changes };
  const playable = soloGames(games);
  const game = playable.find(({ id }) => id === wanted.game) ?? playable[0];
  if (!game) return null;
  const counts = cpuCounts(game);
  const cpus = counts.find((count) => count === wanted.cpus) ?? counts[0]!;
  const level = LEVELS.find((one) => one === wanted.level) ?? 'medium';
  return { game: game.id, cpus, level };
}

export const rememberSolo = (setup: SoloSetup): void => remember(KEY, JSON.stringify(setup));

/** The table to open: everything that is not asked is as at the last table of this game. */
export function soloTable(game: GameOffer, { cpus, level }: SoloSetup): CreateTable {
  const seats = cpus + 1;
  const options = optionsFor(game, rememberedSetup(game).options, seats);
  return { game: game.id, seats, options, cpus: Array.from({ length: cpus }, () => level), begin: true };
}

function read(): Partial<SoloSetup> {
  try {
    return JSON.parse(remembered(KEY) ?? '{}') ?? {};
  } catch {
    return {};
  }
}
