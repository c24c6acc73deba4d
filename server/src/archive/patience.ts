import { isBusy } from './sqlite.ts';

/** How long to wait for another process that is just writing, and how often to look. */
const BUSY_FOR_MS = 2000;
const BUSY_PAUSE_MS = 20;

/** Runs something that writes, again and again for a while if another process happens to be writing. */
export async function patiently<T>(write: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + BUSY_FOR_MS;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, BUSY_PAUSE_MS));
    }
  }
}
