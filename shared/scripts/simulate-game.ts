import type { BotLevel } from '../src/engine/bot.ts';
import type { Seat } from '../src/engine/game.ts';
import { BOTS } from '../src/games/bots.ts';
import { findGame } from '../src/games/registry.ts';
import { botGame, type Player } from '../src/testing/botPlay.ts';
import type { Simulation } from './simulate-options.ts';

/** How one game went. */
export interface Outcome {
  seed: number;
  /** The bots by seat. */
  bots: BotLevel[];
  winners: Seat[];
  reasons: string[];
  actions: number;
  /** Processor time of each decision, where there was something to decide. */
  ms: number[];
}

/** Plays the game of a seed. */
export function simulate({ game: id, setting, bots, seed: first, steps, ms }: Simulation, seed: number): Outcome {
  const game = findGame(id)!;
  const bySeat = Array.from({ length: setting.seats }, (_, seat) => bots[(seat + seed - first) % bots.length]!);
  const clock = ms === undefined ? undefined : () => stopwatch(ms);
  const spent: number[] = [];
  const players = bySeat.map((level): Player => {
    const { bot, steps: usual } = BOTS[id]![level];
    const timed: Player['bot'] = (view, legal, thinking) => {
      const began = processorMs();
      const decision = bot(view, legal, thinking);
      if (legal.length > 1) spent.push(processorMs() - began);
      return decision;
    };
    return { bot: timed, steps: steps ?? (clock ? Number.MAX_SAFE_INTEGER : usual), ...(clock && { clock }) };
  });
  let actions = 0;
  const course = botGame(game, setting, { seed: `${seed}`, players });
  let next = course.next();
  for (; !next.done; next = course.next()) if (next.value.decision) actions++;
  const { winners, reasons } = game.result(next.value.state.table)!;
  return { seed, bots: bySeat, winners, reasons, actions, ms: spent.map((each) => Math.round(each * 1000) / 1000) };
}

/** Processor time of this thread so far, in milliseconds: what a decision costs whatever else the machine does. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function stopwatch(ms: number): () => boolean {
  const end = processorMs() + ms;
  return () => processorMs() >= end;
}
