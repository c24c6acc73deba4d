import { type Archive, NotWritten } from '../src/archive/archive.ts';

/** What happens to the archive. */
export interface Faults {
  /** Just before it is asked to do something, so that it certainly does not. */
  before?: (what: keyof Archive) => unknown;
  /** On the way there, so that nobody can tell whether it was asked. */
  between?: (what: keyof Archive) => unknown;
  /** Just after it has done it. */
  after?: (what: keyof Archive) => unknown;
}

export class Fault extends Error {}

/** Everything fails. */
export function failing(what: keyof Archive): void {
  if (what !== 'close') throw new Fault(`the archive cannot ${what}`);
}

/** An archive that can be made to fail at any time. */
export function faulty(archive: Archive, faults: Faults): Archive {
  return new Proxy(archive, {
    get(target, name: keyof Archive) {
      if (!(name in target)) return undefined;
      return async (...args: unknown[]) => {
        await beforehand(() => faults.before?.(name));
        await faults.between?.(name);
        const answer = await (target[name] as (...given: unknown[]) => Promise<unknown>)(...args);
        await faults.after?.(name);
        return answer;
      };
    },
  });
}

async function beforehand(fault: () => unknown): Promise<void> {
  try {
    await fault();
  } catch (error) {
    throw NotWritten.because(error);
  }
}
