import { type BigIntStats, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the folder of an embedded database has in it while it is used. */
export const DATABASE_FILE = 'landfall.db';
export const LOCK_FILE = 'landfall.lock';
const FILES = [DATABASE_FILE, `${DATABASE_FILE}-wal`, `${DATABASE_FILE}-shm`, LOCK_FILE];

/**
 * The files of a folder that is used, as they are now. The system lets us write on to a file that was deleted or moved, and nobody
 * would find that again.
 */
export class FilesInUse {
  private readonly known: [path: string, identity: string][];

  constructor(folder: string) {
    const paths = FILES.map((name) => join(folder, name));
    this.known = paths.flatMap((path) => {
      const identity = identityOf(path);
      return identity === null ? [] : [[path, identity]]; // whoever only looks at a folder has no lock
    });
  }

  /** Whether everybody else finds the same files there. */
  get areInPlace(): boolean {
    return this.known.every(([path, identity]) => identityOf(path) === identity);
  }
}

/** What no other file has as long as this one exists, whatever its name is by now; null where there is none. */
function identityOf(path: string): string | null {
  let stats: BigIntStats | undefined;
  try {
    stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  } catch {
    return null; // the folder cannot be looked into any more
  }
  return stats ? `${stats.dev} ${stats.ino}` : null;
}
