import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type BotLevel, LEVELS } from '../src/engine/bot.ts';
import type { Game, Setting } from '../src/engine/game.ts';
import { defaultSetting, settingProblem } from '../src/engine/setting.ts';
import { BOTS } from '../src/games/bots.ts';
import { findGame } from '../src/games/registry.ts';

/** What is to be simulated. */
export interface Simulation {
  game: string;
  setting: Setting;
  /** The bots by name; seats take them in turn, and another one begins in each game. */
  bots: BotLevel[];
  games: number;
  /** The first game's seed; each further game has the next whole number. */
  seed: number;
  /** What a decision may spend: steps of the bot, or milliseconds of processor time. Without either, the bot's own steps. */
  steps?: number;
  ms?: number;
  json: boolean;
  /** A file that gets a line for each finished game, see `openLog`; games it already has are not played again. */
  log?: string;
  workers: number;
}

/** What was asked for cannot be done; the message says why. */
export class Usage extends Error {}

export const USAGE = `npm run simulate -- --game ID [--bot LEVEL | --bots LEVEL,LEVEL,…]
    [--players N] [--games N] [--seed N] [--steps N | --ms N] [--workers N]
    [--log FILE] [--json] [--OPTION VALUE …]

  Plays whole games of CPUs and prints how often they win. LEVEL is one of
  ${LEVELS.join(', ')} or a bot's own name, such as expert; OPTION is any option
  of the game, such as --level. --ms bounds the processor time of a decision;
  with --steps, games repeat exactly. With --log, a run that was broken off goes
  on where it stopped; the log of another simulation is refused.`;

/** Reads the command line. @throws Usage */
export function readOptions(args: string[]): Simulation {
  const game = gameNamed(args);
  const strings = ['game', 'bot', 'bots', 'players', 'games', 'seed', 'steps', 'ms', 'workers', 'log'];
  const values = parse(args, [...strings, ...Object.keys(game.options)]);
  if (!BOTS[game.id]) throw new Usage(`${game.id} has no bots`);
  const bots = (values.bots ?? values.bot ?? 'hard').split(',').map((name) => levelNamed(game.id, name));
  if (values.steps && values.ms) throw new Usage('either --steps or --ms');
  const seats = wholeNumber('players', values.players ?? `${game.seats.min}`);
  const plain = defaultSetting(game, seats);
  const chosen = Object.keys(game.options).flatMap((name) =>
    values[name] === undefined ? [] : [[name, values[name]]],
  );
  const setting: Setting = { ...plain, options: { ...plain.options, ...Object.fromEntries(chosen) } };
  const problem = settingProblem(game, setting);
  if (problem) throw new Usage(`${problem.field}: ${problem.problem}`);
  return {
    game: game.id,
    setting,
    bots,
    games: wholeNumber('games', values.games ?? '100'),
    seed: wholeNumber('seed', values.seed ?? '1'),
    ...(values.steps && { steps: wholeNumber('steps', values.steps) }),
    ...(values.ms && { ms: wholeNumber('ms', values.ms) }),
    json: values.json !== undefined,
    ...(values.log && { log: values.log }),
    workers: wholeNumber('workers', values.workers ?? `${availableParallelism()}`),
  };
}

function gameNamed(args: string[]): Game {
  const at = args.findIndex((arg) => arg === '--game' || arg.startsWith('--game='));
  const id = at < 0 ? undefined : args[at]!.includes('=') ? args[at]!.slice('--game='.length) : args[at + 1];
  if (!id) throw new Usage('--game is missing');
  return findGame(id) ?? fail(`there is no game "${id}"`);
}

function parse(args: string[], strings: string[]): Record<string, string | undefined> {
  const options = Object.fromEntries(strings.map((name) => [name, { type: 'string' as const }]));
  try {
    const { values } = parseArgs({ args, options: { ...options, json: { type: 'boolean' } } });
    return values as Record<string, string | undefined>;
  } catch (error) {
    throw new Usage((error as Error).message);
  }
}

/** A level by its own name or by that of the game's bot. */
function levelNamed(game: string, name: string): BotLevel {
  const level = LEVELS.find((each) => each === name || BOTS[game]![each].name === name);
  return level ?? fail(`there is no bot "${name}"`);
}

function wholeNumber(name: string, value: string): number {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 ? number : fail(`--${name} needs a whole number above 0`);
}

function fail(message: string): never {
  throw new Usage(message);
}
