/** `npm run match:gomoku -- --a PLAYER --b PLAYER …`: how well the CPUs of Gomoku play; see `USAGE`. */
import { appendFileSync } from 'node:fs';
import { IllegalAction, type Match, play, playLegal, start } from '../src/engine/match.ts';
import type { Point } from '../src/games/gomoku/board.ts';
import { gomoku } from '../src/games/gomoku/game.ts';
import { writeMoves } from '../src/games/gomoku/notation/text.ts';
import type { Gomoku } from '../src/games/gomoku/table.ts';
import { readOpenings } from './gomoku-match/openings.ts';
import { type MatchOptions, readOptions, USAGE, Usage } from './gomoku-match/options.ts';
import { type Player, playerNamed } from './gomoku-match/players.ts';
import { type GameReport, inWords, report } from './gomoku-match/report.ts';

type Side = 'a' | 'b';

/** The board after an opening; seat 0 has Black. */
function begin({ size, rule }: MatchOptions, opening: readonly Point[]): Match<Gomoku> {
  const options = { size: `${size}`, rule, opening: 'free', first: '1' } as never;
  return opening.reduce<Match<Gomoku>>(
    (match, point, nth) => playLegal(gomoku, match, nth % 2, { type: 'place', point }).match,
    start(gomoku, { seats: 2, options, choices: [{}, {}] }, 'match') as Match<Gomoku>,
  );
}

/** Plays on to the end. Whoever breaks the rules has lost. */
async function playOn(
  match: Match<Gomoku>,
  seats: readonly Side[],
  move: (side: Side, match: Match<Gomoku>) => Promise<Point>,
) {
  let now = match;
  for (;;) {
    const result = gomoku.result(now.state.table);
    if (result) return { winner: result.winners[0], ending: result.reasons[0]!, table: now.state.table };
    const seat = gomoku.waitingFor(now.state.table)[0]!;
    const point = await move(seats[seat]!, now);
    try {
      now = play(gomoku, now, seat, { type: 'place', point }).match;
    } catch (error) {
      if (!(error instanceof IllegalAction)) throw error;
      return { winner: 1 - seat, ending: 'broke the rules', table: now.state.table };
    }
  }
}

async function playMatch(options: MatchOptions): Promise<void> {
  const openings = readOpenings(options.openings, options.size);
  const players: Record<Side, Player> = {
    a: await playerNamed(options.a, options),
    b: await playerNamed(options.b, options),
  };
  const spent: Record<Side, number[]> = { a: [], b: [] };
  const games: GameReport[] = [];
  const move = async (side: Side, match: Match<Gomoku>) => {
    const began = performance.now();
    const point = await players[side].move(match.state);
    spent[side].push(performance.now() - began);
    return point;
  };
  try {
    for (let nth = 0; nth < options.games; nth++) {
      const opening = (options.seed - 1 + Math.floor(nth / 2)) % openings.length;
      const seats: Side[] = nth % 2 === 0 ? ['a', 'b'] : ['b', 'a'];
      await Promise.all([players.a.newGame(), players.b.newGame()]);
      const { winner, ending, table } = await playOn(begin(options, openings[opening]!), seats, move);
      const points = winner === undefined ? 0.5 : seats[winner] === 'a' ? 1 : 0;
      const stones = table.stones.length;
      games.push({ opening, aHas: seats[0] === 'a' ? 'black' : 'white', points, ending, stones });
      const score = games.reduce((sum, game) => sum + game.points, 0);
      if (options.log) appendFileSync(options.log, `${points} ${seats.join('')} ${writeMoves(table)}\n`);
      process.stderr.write(
        `game ${nth + 1}: A ${seats[0] === 'a' ? 'black' : 'white'}, ${points} (${ending}, ${stones} stones); ${score} of ${nth + 1}\n`,
      );
    }
  } finally {
    players.a.end();
    players.b.end();
  }
  const summary = report(games, spent);
  console.log(options.json ? JSON.stringify(summary) : inWords(summary));
}

try {
  await playMatch(readOptions(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof Usage)) throw error;
  console.error(`${error.message}\n\n${USAGE}`);
  process.exitCode = 2;
}
