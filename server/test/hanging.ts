// The service as `main.ts` starts it, but for an archive that never answers when it is asked for what HANG names.

import { openArchive } from '../src/archive/open.ts';
import { DEFAULTS } from '../src/config.ts';
import { faulty } from './faults.ts';

const hang = new Promise(() => {});
setInterval(() => {}, 60_000); // keeps the process alive, as the connection to a database does
const before = (what: string) => (what === process.env.HANG ? hang : undefined);
DEFAULTS.openArchive = async (place) => faulty(await openArchive(place), { before });
await import('../src/main.ts');
