import { GAMES } from '@landfall/shared/games/registry.ts';
import { runChaos } from './chaos/chaos.ts';

const GAMES_EACH = 4;

test('whatever happens to lines and server, no acknowledged action is lost or doubled, and all see the same', async () => {
  const games = GAMES_EACH * Object.keys(GAMES).length;
  const told: string[] = [];
  const tell = (line: string) => told.push(line);
  const tally = await runChaos({ games, seed: 'landfall', atOnce: 6, killEvery: 70, tell });
  const { kills, cuts, ...outcome } = tally;
  if (outcome.games < games || kills < 3 || cuts < 10) throw new Error(told.join('\n'));
  expect({ ...outcome, told: told.filter((line) => !line.includes('is over')) }).toEqual({
    games,
    lost: 0,
    doubled: 0,
    diverged: 0,
    stuck: 0,
    failures: 0,
    told: [],
  });
}, 600_000);
