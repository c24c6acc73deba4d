import type { Seat } from '@landfall/shared/engine/game.ts';
import { hashOf } from '@landfall/shared/engine/hash.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';

/** An action somebody wanted, under the id that it kept however often it was sent. */
export interface Intention {
  id: string;
  ply: number;
  action: { type: string };
}

/** An intention that the server said counts. */
export interface Acknowledged extends Intention {
  seat: Seat;
  /** The position it led to, where the answer says so. */
  version: number | null;
}

/** What somebody can see of a position; two of them are the same if all of this is. */
export interface Sight {
  table: string; // a hash
  hand: string; //  JSON
}

/** A position as a client showed it. */
export interface Shown extends Sight {
  version: number;
}

/** The newest position of a table that anybody was told of. */
export interface Horizon {
  version: number;
}

/** All that one client saw and was told, for comparing it with what the server has kept. */
export class Witness {
  person = 0;
  seat: Seat = -1;
  /** The newest position that was shown. */
  newest = 0;
  readonly acknowledged: Acknowledged[] = [];
  readonly refused: Intention[] = [];
  readonly shown: Shown[] = [];
  /** What can be seen to be wrong at once. */
  readonly lost: string[] = [];
  readonly doubled: string[] = [];
  readonly diverged: string[] = [];
  private readonly horizon: Horizon;

  constructor(horizon: Horizon) {
    this.horizon = horizon;
  }

  /** A promise that whatever a connection begun now shows is not older than this. */
  get known(): number {
    return this.horizon.version;
  }

  isTold(version: number): void {
    this.horizon.version = Math.max(this.horizon.version, version);
  }

  /** @param oldest no older position may be shown */
  sees(state: TableState, oldest: number): void {
    const { ply, table, hands, round } = state;
    if (round === 0 || table === undefined) return;
    const least = Math.max(oldest, this.shown.at(-1)?.version ?? 0);
    if (ply < least) this.diverged.push(`${ply} was shown although ${least} was known`);
    this.newest = Math.max(this.newest, ply);
    this.shown.push({ version: ply, ...sightOf(table, hands?.[this.seat]) });
  }
}

export const sightOf = (table: unknown, hand: unknown): Sight => ({
  table: hashOf(table),
  hand: JSON.stringify(hand ?? null),
});
