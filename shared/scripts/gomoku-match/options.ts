import { parseArgs } from 'node:util';
import { LEVELS } from '../../src/engine/bot.ts';
import { options, type RuleSet } from '../../src/games/gomoku/options.ts';

/** Who plays whom, and how. */
export interface MatchOptions {
  /** A level of our CPUs, or the command that starts an engine. */
  a: string;
  b: string;
  rule: RuleSet;
  size: number;
  games: number;
  /** Milliseconds a move may take. Without it our CPUs take their usual steps, and games repeat exactly. */
  ms?: number;
  /** Count the processor time of our CPUs instead of the time that passes, for a machine that has other work. */
  cpu: boolean;
  /** Where to begin in the list of openings; also the seed of our CPUs. */
  seed: number;
  openings?: string;
  json: boolean;
  /** A file that gets a line for each game, with its moves. */
  log?: string;
}

/** What was asked for cannot be done; the message says why. */
export class Usage extends Error {}

export const USAGE = `npm run match:gomoku -- --a PLAYER --b PLAYER [--games N] [--ms N] [--rule RULE] [--size N] [--seed N]
    [--openings FILE] [--log FILE] [--cpu] [--json]

  Plays Gomoku, every opening twice with colours swapped, and prints the result from the view of A. A PLAYER is a level of
  our own CPUs (${LEVELS.join(', ')}) or a command that starts an engine speaking the Gomocup protocol, such as ./pbrain-x;
  what has blanks in it stands in quotes of its own: '"./my engines/pbrain-x"'.
  FILE has an opening a line, as moves: h8 i9 g7. With --cpu our CPUs get processor time, as a machine with other work needs.`;

/** Reads the command line. @throws Usage */
export function readOptions(args: string[]): MatchOptions {
  const values = parse(args);
  const { a, b, rule = 'freestyle', size = '15' } = values;
  if (!a || !b) throw new Usage('--a and --b are missing');
  if (!(options.rule as readonly string[]).includes(rule)) throw new Usage(`there is no rule "${rule}"`);
  if (!(options.size as readonly string[]).includes(size)) throw new Usage(`there is no board of ${size}`);
  return {
    a,
    b,
    rule: rule as RuleSet,
    size: Number(size),
    games: wholeNumber('games', values.games ?? '24'),
    seed: wholeNumber('seed', values.seed ?? '1'),
    ...(values.ms && { ms: wholeNumber('ms', values.ms) }),
    ...(values.openings && { openings: values.openings }),
    ...(values.log && { log: values.log }),
    cpu: values.cpu !== undefined,
    json: values.json !== undefined,
  };
}

function parse(args: string[]): Record<string, string | undefined> {
  const names = ['a', 'b', 'rule', 'size', 'games', 'ms', 'seed', 'openings', 'log'];
  const strings = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  try {
    const { values } = parseArgs({
      args,
      options: { ...strings, cpu: { type: 'boolean' }, json: { type: 'boolean' } },
    });
    return values as Record<string, string | undefined>;
  } catch (error) {
    throw new Usage((error as Error).message);
  }
}

function wholeNumber(name: string, value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number <= 0) throw new Usage(`--${name} needs a whole number above 0`);
  return number;
}
