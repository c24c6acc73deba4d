// The service as `main.ts` starts it, but for the power, which fails after a signal: CRASH=before or after the so manieth
// entry that is written then, as `before 7` says.

import { startServer } from '../src/app.ts';
import type { Archive } from '../src/archive/archive.ts';
import { openArchive } from '../src/archive/open.ts';
import { readConfig } from '../src/config.ts';
import { faulty } from './faults.ts';

const [when, count] = (process.env.CRASH ?? '').split(' ');
let entries = Number.NEGATIVE_INFINITY;
process.on('SIGUSR2', () => {
  entries = 0;
});

function look(now: string, what: keyof Archive): unknown {
  if (what !== 'append') return;
  if (now === 'before') entries++;
  if (now !== when || entries !== Number(count)) return;
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => {});
}

const { url } = await startServer({
  ...readConfig(process.env),
  openArchive: async (place) =>
    faulty(await openArchive(place), { before: (what) => look('before', what), after: (what) => look('after', what) }),
});
console.log(`Landfall is open at ${url}`);
