import { type BotLevel, LEVELS } from '../../src/engine/bot.ts';
import { viewFor } from '../../src/engine/match.ts';
import { randomFrom, seeded } from '../../src/engine/random.ts';
import type { Point } from '../../src/games/gomoku/board.ts';
import { bots } from '../../src/games/gomoku/bot/bots.ts';
import { gomoku } from '../../src/games/gomoku/game.ts';
import type { State } from '../../src/games/gomoku/table.ts';
import { startEngine } from './engine.ts';
import type { MatchOptions } from './options.ts';

/** Somebody who places stones. */
export interface Player {
  /** Called before the first stone of every game. */
  newGame(): Promise<void>;
  /** The point for the next stone. */
  move(state: State): Promise<Point>;
  end(): void;
}

/** A player by its name: one of our CPUs, or an engine that is started with this command. */
export const playerNamed = (name: string, options: MatchOptions): Player | Promise<Player> =>
  (LEVELS as readonly string[]).includes(name) ? cpu(name as BotLevel, options) : startEngine(name, options);

function cpu(level: BotLevel, { ms, seed, cpu: byProcessor }: MatchOptions): Player {
  const now = byProcessor ? processorMs : () => performance.now();
  const { bot, steps } = bots[level];
  const random = randomFrom(seeded(`match ${seed}`));
  return {
    async newGame() {},
    async move(state) {
      const seat = gomoku.waitingFor(state.table)[0]!;
      const view = viewFor(state, seat);
      const end = now() + (ms ?? 0);
      const clock = ms === undefined ? {} : { timeIsUp: () => now() >= end };
      const thinking = { random, steps: ms === undefined ? steps : Number.MAX_SAFE_INTEGER, ...clock };
      const action = bot(view, gomoku.legalActions(view), thinking)?.action;
      return action?.type === 'place' ? action.point : -1;
    },
    end() {},
  };
}

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
