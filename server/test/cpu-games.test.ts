import { LEVELS } from '@landfall/shared/engine/bot.ts';
import { forbiddenIsland } from '@landfall/shared/games/forbidden-island/game.ts';
import { runCpuGames } from '../scripts/cpu-games/run.ts';

const GAMES = 3;

test('CPUs of every level play whole games on the real server, and the recordings come out the same', async () => {
  const told: string[] = [];
  const tell = (line: string) => told.push(line);
  const wanted = { game: forbiddenIsland, games: GAMES, seed: 'landfall', levels: LEVELS, atOnce: GAMES, tell };
  const { endings, actions, calledOff, ...outcome } = await runCpuGames(wanted);
  const wrong = told.filter((line) => !line.endsWith(`of ${GAMES} games`));
  expect({ ...outcome, told: wrong }).toEqual({ stuck: 0, failures: 0, verified: GAMES, wrong: 0, told: [] });
  expect(Object.values(endings).reduce((sum, times) => sum + times, 0)).toBe(GAMES);
  expect(actions).toBeGreaterThan(10 * GAMES);
  // On a busy machine a few decisions may take too long; that most do would be a fault.
  expect(calledOff).toBeLessThan(actions / 2);
}, 600_000);
