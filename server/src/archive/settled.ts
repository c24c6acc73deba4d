/** Primary result code of SQLite for a disk that fails; what it was to keep may be there after a crash. */
const SQLITE_IOERR = 10;
/** Of those: nothing could be written, as on a disk that is read-only or beyond a quota. */
const SQLITE_IOERR_WRITE = 778;

/**
 * Whether a write that ended with this error is over: what cannot be found then has not happened, and never will. Without a word of
 * the store itself, as when its connection is lost, it may still happen later.
 */
export function isSettled(error: unknown): boolean {
  const { errcode, severity } = error as { errcode?: number; severity?: string };
  if (errcode === SQLITE_IOERR_WRITE) return true;
  if (errcode !== undefined) return (errcode & 0xff) !== SQLITE_IOERR;
  return severity !== undefined; // as PostgreSQL has it in all its answers
}
