import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { LOCK_FILE } from './files.ts';
import { makeFolder } from './folder.ts';
import { ArchiveClosed, type ArchivePlace } from './open.ts';
import { isBusy } from './sqlite.ts';

/** Whoever had the place may be just about to end. */
const PATIENCE_MS = 2000;
const AGAIN_MS = 50;

/** The right to be the one service that works with a place, until it is released or the process ends, however it ends. */
export interface Lock {
  release(): Promise<void>;
}

/** Another service works with the same place. */
export class PlaceTaken extends Error {}

/**
 * Makes sure that no other service works with this place. What only looks at it, as the operator's commands do, needs no lock.
 * @throws PlaceTaken when another one does, and does not end in a moment
 * @throws ArchiveClosed when the place cannot be reached or written
 */
export async function lockPlace(place: ArchivePlace): Promise<Lock> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const lock = await tryToLock(place);
    if (lock) return lock;
    if (performance.now() > deadline) throw new PlaceTaken();
    await wait(AGAIN_MS);
  }
}

async function tryToLock({ dataDir, databaseUrl, log }: ArchivePlace): Promise<Lock | null> {
  try {
    if (databaseUrl) return await (await import('./postgresLock.ts')).lockDatabase(databaseUrl, log);
    return dataDir === ':memory:' ? { release: async () => {} } : lockFolder(dataDir);
  } catch (cause) {
    throw ArchiveClosed.because(cause);
  }
}

/** A transaction on a database of its own that never ends: the system ends it with the process, even one that is killed. */
function lockFolder(folder: string): Lock | null {
  makeFolder(folder);
  const database = new DatabaseSync(join(folder, LOCK_FILE));
  try {
    database.exec('begin exclusive');
  } catch (error) {
    database.close();
    if (isBusy(error)) return null;
    throw error;
  }
  return {
    async release() {
      if (database.isOpen) database.close();
    },
  };
}
