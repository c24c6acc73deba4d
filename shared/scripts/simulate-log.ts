/** The log of a simulation: its first line says which simulation it is, each further line is a finished game. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Outcome } from './simulate-game.ts';
import { type Simulation, Usage } from './simulate-options.ts';

/** What makes the games of two simulations comparable; how many there are and who plays them does not. */
const headOf = ({ game, setting, bots, seed, steps, ms }: Simulation): string =>
  // With several bots the first seed decides who begins in which game.
  JSON.stringify({ game, setting, bots, ...(bots.length > 1 && { seed }), steps, ms });

/**
 * Opens the log of a simulation, begins it if there is none, and gives the games of it that are wanted now. A last line
 * that was broken off is dropped.
 *
 * @throws Usage when the log is of another simulation
 */
export function openLog(simulation: Simulation): Outcome[] {
  const { log, seed, games } = simulation;
  if (!log) return [];
  const head = headOf(simulation);
  const text = existsSync(log) ? readFileSync(log, 'utf8') : '';
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const [first, ...lines] = whole.split('\n').filter(Boolean);
  if (first === undefined && text.trim() !== '' && !head.startsWith(text)) throw new Usage(another(log, text, head));
  if (first !== undefined && first !== head) throw new Usage(another(log, first, head));
  const kept = first === undefined ? `${head}\n` : whole;
  if (kept !== text) writeFileSync(log, kept);
  return lines
    .map((line): Outcome => JSON.parse(line))
    .filter((found) => found.seed >= seed && found.seed < seed + games);
}

export const addToLog = (log: string, outcome: Outcome): void => appendFileSync(log, `${JSON.stringify(outcome)}\n`);

const another = (log: string, found: string, wanted: string): string =>
  `${log} is the log of another simulation, so choose another file.\n  found:  ${found}\n  wanted: ${wanted}`;
