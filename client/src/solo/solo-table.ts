import type { CreateTable } from '@landfall/shared/protocol/http.ts';
import type { GameOffer } from '../setup/games.ts';
import { rememberedSetup } from '../setup/remembered-setup.ts';
import { optionsFor, type Setup } from '../setup/setup-form.tsx';
import type { SoloSetup } from './solo-setup.ts';

/** What is agreed before the game: what was chosen now, and for the rest what it was at the last table of this game. */
export function soloOptions(game: GameOffer, { mine, cpus }: SoloSetup, chosen: Record<string, string> = {}): Setup {
  const last = rememberedSetup(game);
  const seats = mine + cpus;
  return { ...last, seats, options: optionsFor(game, { ...last.options, ...chosen }, seats) };
}

/** The table to open. */
export function soloTable(game: GameOffer, { cpus, level }: SoloSetup, { seats, options }: Setup): CreateTable {
  return { game: game.id, seats, options, cpus: Array.from({ length: cpus }, () => level), begin: true };
}
