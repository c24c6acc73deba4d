import type { Archive } from '../src/archive/archive.ts';

/** What happens to the archive just before it is asked to do something, and just after it has done it. */
export interface Faults {
  before?: (what: keyof Archive) => unknown;
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
        await faults.before?.(name);
        const answer = await (target[name] as (...given: unknown[]) => Promise<unknown>)(...args);
        await faults.after?.(name);
        return answer;
      };
    },
  });
}
