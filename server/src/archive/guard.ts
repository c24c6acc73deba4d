import type { Log } from '../log.ts';
import { type Archive, NotWritten } from './archive.ts';
import type { FilesInUse } from './files.ts';

const GONE =
  'the folder of DATA_DIR was moved, deleted or replaced while it was in use. Nothing is saved from now on: bring back the same ' +
  'folder, or start the service again to go on with what is there';
const BACK = 'the folder of DATA_DIR is back: everything is saved again';

/** The store is not where it was opened. The operator has been told. */
export class StoreGone extends NotWritten {
  constructor() {
    super('the store is not where it was opened');
  }
}

/**
 * Lets an archive promise nothing while its files are not where they were opened: what is written there then is lost with the
 * process, and another one may work with whatever is there instead.
 */
export function guarded(archive: Archive, files: FilesInUse, log: Log): Archive {
  let wasInPlace = true;
  function areInPlace(): boolean {
    const { areInPlace } = files;
    if (wasInPlace && !areInPlace) log.error(GONE);
    if (!wasInPlace && areInPlace) log.info(BACK);
    wasInPlace = areInPlace;
    return areInPlace;
  }
  const calls = archive as unknown as Record<string, (...given: unknown[]) => Promise<unknown>>;
  return new Proxy(archive, {
    get(_target, name: keyof Archive) {
      if (!(name in archive)) return undefined;
      if (name === 'close') return () => archive.close();
      if (name === 'isInPlace') return async () => areInPlace();
      return async (...given: unknown[]) => {
        if (!areInPlace()) throw new StoreGone();
        const answer = await calls[name]!(...given);
        if (!areInPlace()) throw new Error('the store has gone meanwhile'); // and may come back with what was written
        return answer;
      };
    },
  });
}
