import { GAMES } from '@landfall/shared/games/registry.ts';
import { runChaos, type Wanted } from './chaos/chaos.ts';
import { inPostgres } from './stores.ts';

const KINDS = Object.keys(GAMES).length;

/** Plays games, in which the server was killed and lines were cut so often at least, and expects nothing to be wrong. */
async function expectNothingWrong(wanted: Omit<Wanted, 'tell'> & Required<Pick<Wanted, 'least'>>): Promise<void> {
  const { games, least } = wanted;
  const told: string[] = [];
  const { games: played, kills, cuts, ...outcome } = await runChaos({ ...wanted, tell: (line) => told.push(line) });
  if (played < games || kills < least.kills || cuts < least.cuts) throw new Error(told.join('\n'));
  expect({ ...outcome, told: told.filter((line) => !line.includes('is over')) }).toEqual({
    lost: 0,
    doubled: 0,
    diverged: 0,
    stuck: 0,
    failures: 0,
    told: [],
  });
}

test('whatever happens to lines and server, no acknowledged action is lost or doubled, and all see the same', async () => {
  const least = { kills: 3, cuts: 10 };
  await expectNothingWrong({ games: 4 * KINDS, seed: 'landfall', least, atOnce: 6, killEvery: 70 });
}, 600_000);

inPostgres('the same holds', (newPlace) => {
  test('with a game of each kind', async () => {
    const place = await newPlace();
    const { databaseUrl } = place;
    const least = { kills: 2, cuts: 5 };
    await expectNothingWrong({ games: KINDS, seed: 'landfall', least, atOnce: KINDS, killEvery: 30, databaseUrl });
    await place.remove();
  }, 600_000);
});
