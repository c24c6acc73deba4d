/** How one game went, from the view of A. */
export interface GameReport {
  opening: number;
  aHas: 'black' | 'white';
  points: 0 | 0.5 | 1;
  ending: string;
  stones: number;
}

export interface MatchReport {
  games: number;
  won: number;
  drawn: number;
  lost: number;
  /** Share of the points, with the borders of its 95 % interval. */
  points: number;
  from: number;
  to: number;
  elo: number | null;
  msA: Spent;
  msB: Spent;
}

export interface Spent {
  median: number;
  p99: number;
}

/** Sums up a match. */
export function report(games: readonly GameReport[], spent: { a: number[]; b: number[] }): MatchReport {
  const of = (points: number) => games.filter((game) => game.points === points).length;
  const share = games.length === 0 ? 0 : games.reduce((sum, game) => sum + game.points, 0) / games.length;
  const [from, to] = interval(share, games.length);
  const isSure = share <= 0 || share >= 1;
  return {
    games: games.length,
    won: of(1),
    drawn: of(0.5),
    lost: of(0),
    points: share,
    from,
    to,
    elo: isSure ? null : Math.round(-400 * Math.log10(1 / share - 1)),
    msA: spentOf(spent.a),
    msB: spentOf(spent.b),
  };
}

const Z = 1.96; // 95 %

/** Wilson's interval, which keeps its sense where all games were won. */
export function interval(share: number, games: number): [from: number, to: number] {
  if (games === 0) return [0, 1];
  const middle = share + Z ** 2 / (2 * games);
  const half = Z * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2));
  const whole = 1 + Z ** 2 / games;
  return [Math.max(0, (middle - half) / whole), Math.min(1, (middle + half) / whole)];
}

function spentOf(times: readonly number[]): Spent {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => Math.round(10 * (sorted[Math.floor(share * (sorted.length - 1))] ?? 0)) / 10;
  return { median: at(0.5), p99: at(0.99) };
}

/** One line for people. */
export function inWords({ games, won, drawn, lost, points, from, to, elo, msA, msB }: MatchReport): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const rating = elo === null ? '' : `, ${elo > 0 ? '+' : ''}${elo} Elo`;
  const range = `${percent(from)} to ${percent(to)}`;
  return [
    `${games} games: ${won} won, ${drawn} drawn, ${lost} lost; ${percent(points)} of the points (95 %: ${range})${rating}`,
    `ms a move, median and 99 %: A ${msA.median}, ${msA.p99}; B ${msB.median}, ${msB.p99}`,
  ].join('\n');
}
