import type { Later } from './pacer.ts';

/**
 * What the returned function asks for runs in the table's turn, once however often it is asked for before that. Whatever it
 * throws, it can be asked for again.
 */
export function single(later: Later, run: () => Promise<void>): () => void {
  let isComing = false;
  let callOff = () => {};
  return () => {
    if (isComing) return;
    isComing = true;
    callOff(); // what could not be saved is tried again, but not beside this
    callOff = later(0, async () => {
      try {
        await run();
      } finally {
        isComing = false;
      }
    });
  };
}
