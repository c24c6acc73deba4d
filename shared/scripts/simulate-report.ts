import type { Outcome } from './simulate-game.ts';
import type { Simulation } from './simulate-options.ts';

/** What all games of a simulation came to; rates are shares of 1, times are processor milliseconds. */
export interface Report {
  game: string;
  options: Readonly<Record<string, string>>;
  players: number;
  bots: string[];
  steps?: number;
  ms?: number;
  seed: number;
  games: number;
  /** Games won by the first bot; in a game won or lost together, by everybody. */
  wins: number;
  winRate: number;
  /** The 95 % interval of the win rate (Wilson). */
  low: number;
  high: number;
  draws: number;
  /** How often each first reason ended a game that was not won. */
  losses: Record<string, number>;
  /** Questions with more than one possible answer, those out of turn included. */
  decisions: number;
  msMean: number;
  msMedian: number;
  msP99: number;
  msMax: number;
  actions: number;
}

export function reportOn({ game, setting, bots, steps, ms, seed }: Simulation, outcomes: readonly Outcome[]): Report {
  const won = outcomes.filter(({ winners, bots: seats }) => winners.some((seat) => seats[seat] === bots[0]));
  const losses: Record<string, number> = {};
  for (const { reasons } of outcomes.filter((outcome) => !won.includes(outcome)))
    losses[reasons[0]!] = (losses[reasons[0]!] ?? 0) + 1;
  const times = outcomes.flatMap((outcome) => outcome.ms).sort((a, b) => a - b);
  const { low, high } = wilson(won.length, outcomes.length);
  return {
    game,
    options: setting.options,
    players: setting.seats,
    bots,
    ...(steps && { steps }),
    ...(ms && { ms }),
    seed,
    games: outcomes.length,
    wins: won.length,
    winRate: won.length / Math.max(1, outcomes.length),
    low,
    high,
    draws: outcomes.filter(({ winners }) => winners.length === 0).length,
    losses,
    decisions: times.length,
    msMean: times.reduce((sum, each) => sum + each, 0) / Math.max(1, times.length),
    msMedian: quantile(times, 0.5),
    msP99: quantile(times, 0.99),
    msMax: times.at(-1) ?? 0,
    actions: outcomes.reduce((sum, { actions }) => sum + actions, 0) / Math.max(1, outcomes.length),
  };
}

const Z = 1.96;

/** The 95 % interval of a share after so many trials (Wilson's score interval). */
export function wilson(successes: number, trials: number): { low: number; high: number } {
  if (trials === 0) return { low: 0, high: 1 };
  const share = successes / trials;
  const scale = 1 + Z ** 2 / trials;
  const middle = (share + Z ** 2 / (2 * trials)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / trials + Z ** 2 / (4 * trials ** 2));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** The smallest of the sorted numbers that at least this share of them do not exceed. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** The report for people. */
export function inWords(report: Report): string {
  const { game, options, players, bots, games, wins, winRate, low, high, losses, actions } = report;
  const settings = Object.entries(options).map(([name, value]) => `${name} ${value}`);
  const losing = Object.entries(losses).sort(([, a], [, b]) => b - a);
  return [
    `${game}: ${players} players, ${bots.join(' against ')}, ${settings.join(', ')}`,
    `games         ${games}`,
    `wins          ${wins} = ${percent(winRate)} (95 %: ${percent(low)} to ${percent(high)})`,
    `not won       ${losing.map(([reason, times]) => `${reason} ${times}`).join(', ') || 'none'}`,
    `a decision    ${report.msMean.toFixed(2)} ms mean, ${report.msMedian.toFixed(2)} ms median, ${report.msP99.toFixed(2)} ms p99, ${report.msMax.toFixed(2)} ms max`,
    `a game        ${actions.toFixed(1)} actions, ${(report.decisions / Math.max(1, games)).toFixed(1)} decisions`,
  ].join('\n');
}
