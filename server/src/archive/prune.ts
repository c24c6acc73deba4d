import type { Config } from '../config.ts';
import type { Archive, PruneBefore } from './archive.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A table that nobody has entered within a day was made by mistake, or by a script. */
const UNUSED_DAYS = 1;
/** Clocks differ by that much without anybody having put one right. */
const DRIFT_MS = 5 * MINUTE;

/** What has been kept long enough. */
export function tooOld(retentionDays: number, now: number = Date.now()): PruneBefore {
  return { touched: now - retentionDays * DAY, unused: now - Math.min(UNUSED_DAYS, retentionDays) * DAY };
}

/** A moment in ms: by the clock on the wall, which may be wrong and be put right, and by one that only goes on. */
export interface Moment {
  wall: number;
  steady: number;
}

const momentNow = (): Moment => ({ wall: Date.now(), steady: performance.now() });

export interface PrunedPlace {
  archive: Pick<Archive, 'outdated' | 'saves' | 'prune'>;
  config: Pick<Config, 'retentionDays' | 'log'>;
  /** Whether a table is in memory. */
  isOpen(code: string): boolean;
}

/**
 * Deletes what is too old, without trusting the clock on the wall: what a wrong one has deleted is lost for good, and what is kept
 * too long only takes space. So a table goes only if it was too old in the look before, too, and if the time since it was
 * used is certain to have passed: because other tables were used meanwhile, or this service has run.
 */
export class Pruner {
  private readonly place: PrunedPlace;
  private last: Moment | null = null;
  private since = 0; // on the wall: no clock was put right while this service has run from then on
  private outdated = new Set<string>(); // in the last look
  private doubtful = 0;

  constructor(place: PrunedPlace) {
    this.place = place;
  }

  /** Looks for what is too old, and deletes what was so in the look before. To be called an hour apart. */
  async look(now: Moment = momentNow()): Promise<void> {
    const { log } = this.place.config;
    try {
      if (!this.isSteady(now)) return;
      const before = tooOld(this.place.config.retentionDays, now.wall);
      const outdated = await this.place.archive.outdated(before);
      const again = outdated.filter((code) => this.outdated.has(code));
      this.outdated = new Set(outdated);
      const certain = again.length > 0 ? await this.certain(again, now) : [];
      this.warn(again.length - certain.length);
      const due = certain.filter((code) => !this.place.isOpen(code));
      const codes = due.length > 0 ? await this.place.archive.prune(before, due) : [];
      if (codes.length > 0) log.info(`${codes.length} old tables deleted`);
    } catch (error) {
      log.error('deleting old tables', error);
    }
  }

  /** Whether both clocks agree on how long ago the last look was. If not, all looks begin anew. */
  private isSteady(now: Moment): boolean {
    const { last } = this;
    this.last = now;
    const drift = last ? now.wall - last.wall - (now.steady - last.steady) : 0;
    const isSteady = Math.abs(drift) <= DRIFT_MS;
    if (last && isSteady) return true;
    this.since = now.wall;
    this.outdated = new Set();
    if (isSteady) return true;
    const minutes = Math.round(drift / MINUTE);
    this.place.config.log.warn(
      `the clock has moved by ${minutes} minutes (it was set, or the machine slept), so no old tables are deleted for now`,
    );
    return false;
  }

  /**
   * Those that were saved last before a time that has passed for certain: going back from now there is no gap longer than tables are
   * kept in which nothing was saved and this service did not run. Such a gap is rather a clock that is, or was, wrong. When this
   * service itself has run for longer, there is no doubt left.
   */
  private async certain(codes: string[], now: Moment): Promise<string[]> {
    const kept = this.place.config.retentionDays * DAY;
    if (now.wall - this.since > kept) return codes;
    const saves = await this.place.archive.saves();
    let from = this.since;
    for (const saved of [...saves.values()].sort((a, b) => b - a)) {
      if (from - saved > kept) break;
      from = Math.min(from, saved);
    }
    return codes.filter((code) => (saves.get(code) ?? 0) >= from);
  }

  private warn(doubtful: number): void {
    if (doubtful > this.doubtful)
      this.place.config.log.warn(
        `${doubtful} tables look old, but are kept: nothing was used for so long that the clock may be wrong. ` +
          'If it is right, they can be deleted with `npm run archive -- prune`',
      );
    this.doubtful = doubtful;
  }
}

/** Looks for what is too old now and every hour, until the returned function is called. */
export function pruneRegularly(place: PrunedPlace): () => void {
  const pruner = new Pruner(place);
  void pruner.look();
  const timer = setInterval(() => void pruner.look(), HOUR);
  return () => clearInterval(timer);
}
