/**
 * Replays reference games: `node shared/scripts/check-traces.ts FILE...` (JSON lines, plain or gzipped).
 * Exit status 0: every legal list and every position agrees; 1: some do not; 2: a file cannot be read as reference games.
 */
import { checkFiles } from './reference/check.ts';
import { Malformed } from './reference/read.ts';

const SHOWN = 5;

const files = process.argv.slice(2);
if (files.length === 0) stop('usage: check-traces FILE...');

try {
  const { games, steps, skipped, mismatches } = await checkFiles(files);
  for (const { game, step, differences } of mismatches.slice(0, SHOWN)) {
    console.log(`game ${game}, step ${step}:`);
    for (const difference of differences.slice(0, SHOWN)) console.log(`  ${difference}`);
    if (differences.length > SHOWN) console.log(`  and ${differences.length - SHOWN} more differences`);
  }
  if (mismatches.length > SHOWN) console.log(`and ${mismatches.length - SHOWN} more steps that differ`);
  if (skipped > 0) console.log(`steps not compared, as their game had gone another way: ${skipped}`);
  console.log(`games ${games}, steps ${steps}, mismatches ${mismatches.length}`);
  process.exitCode = mismatches.length > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof Malformed)) throw error;
  stop(error.message);
}

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}
