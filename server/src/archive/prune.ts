import type { Config } from '../config.ts';
import type { Archive, PruneBefore } from './archive.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A table that nobody has entered within a day was made by mistake, or by a script. */
const UNUSED_DAYS = 1;

/** What has been kept long enough. */
export function tooOld(retentionDays: number, now: number = Date.now()): PruneBefore {
  return { touched: now - retentionDays * DAY, unused: now - Math.min(UNUSED_DAYS, retentionDays) * DAY };
}

/** Deletes what is too old now and every hour, until the returned function is called. */
export function pruneRegularly(archive: Archive, { retentionDays, log }: Config): () => void {
  const prune = async () => {
    try {
      const codes = await archive.prune(tooOld(retentionDays));
      if (codes.length > 0) log.info(`${codes.length} old tables deleted`);
    } catch (error) {
      log.error('deleting old tables', error);
    }
  };
  void prune();
  const timer = setInterval(prune, HOUR);
  return () => clearInterval(timer);
}
