import { type BotLevel, LEVELS } from '@landfall/shared/engine/bot.ts';
import type { GameOffer } from '../setup/games.ts';
import { remember, remembered } from '../storage.ts';

/** How many seats one person plays, and with whom. */
export interface SoloSetup {
  game: string;
  mine: number;
  cpus: number;
  level: BotLevel;
}

const KEY = 'solo';
/** More than three are too many to wait for. */
const MOST_CPUS = 3;

/** How many CPUs there can be beside so many seats of one person. */
export function cpuCounts({ seats, cpus }: GameOffer, mine: number): number[] {
  const most = cpus ? Math.min(MOST_CPUS, seats.max - mine) : 0;
  return Array.from({ length: most + 1 }, (_, count) => count).filter((count) => count + mine >= seats.min);
}

/** How many seats one person can play; more than one only where no seat has secrets. */
export function seatCounts(game: GameOffer): number[] {
  const most = game.open ? game.seats.max : 1;
  return Array.from({ length: most }, (_, i) => i + 1).filter((mine) => cpuCounts(game, mine).length > 0);
}

/** The games that one person can play. */
export const soloGames = (games: readonly GameOffer[]): GameOffer[] =>
  games.filter((game) => seatCounts(game).length > 0);

/** What was chosen last, as far as it is still possible; null where no game can be played so. */
export function rememberedSolo(games: readonly GameOffer[], changes: Partial<SoloSetup> = {}): SoloSetup | null {
  const wanted: Partial<SoloSetup> = { ...read(), ...changes };
  const playable = soloGames(games);
  const game = playable.find(({ id }) => id === wanted.game) ?? playable[0];
  if (!game) return null;
  const mine = nearest(seatCounts(game), wanted.mine ?? 1);
  const cpus = nearest(cpuCounts(game, mine), wanted.cpus ?? 1);
  const level = LEVELS.find((one) => one === wanted.level) ?? 'medium';
  return { game: game.id, mine, cpus, level };
}

const nearest = (counts: readonly number[], wanted: number): number =>
  counts.reduce((best, count) => (Math.abs(count - wanted) < Math.abs(best - wanted) ? count : best));

export const rememberSolo = (setup: SoloSetup): void => remember(KEY, JSON.stringify(setup));

function read(): Partial<SoloSetup> {
  try {
    return JSON.parse(remembered(KEY) ?? '{}') ?? {};
  } catch {
    return {};
  }
}
