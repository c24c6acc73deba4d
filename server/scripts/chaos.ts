/**
 * `npm run chaos -- --games N --seed S`: games on bad lines with a server that is killed again and again. The tables are kept in
 * DATABASE_URL if there is one.
 */
import { parseArgs } from 'node:util';
import { runChaos } from '../test/chaos/chaos.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    'at-once': { type: 'string', default: '16' },
    'kill-every': { type: 'string', default: '80' }, // actions
  },
});

const tally = await runChaos({
  games: Number(values.games),
  seed: values.seed,
  atOnce: Number(values['at-once']),
  killEvery: Number(values['kill-every']),
  databaseUrl: process.env.DATABASE_URL,
  tell: (line) => process.stderr.write(`${line}\n`),
});
const { games, kills, cuts, lost, doubled, diverged, stuck, failures } = tally;
if (stuck > 0) process.stderr.write(`${stuck} games got stuck\n`);
console.log(`games ${games}, kills ${kills}, cuts ${cuts}, lost ${lost}, doubled ${doubled}, diverged ${diverged}`);
process.exit(lost + doubled + diverged + stuck + failures === 0 ? 0 : 1);
