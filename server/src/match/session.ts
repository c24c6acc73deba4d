import { randomBytes } from 'node:crypto';
import type { Game, Result, Seat, Setting } from '@landfall/shared/engine/game.ts';
import { type Match, play, start, viewFor } from '@landfall/shared/engine/match.ts';
import { same } from '@landfall/shared/engine/plain.ts';
import { FORMAT, type Recording } from '@landfall/shared/engine/recording.ts';

export interface AutomaticStep {
  seat: Seat;
  action: { type: string };
}

/** What the room must know about a position. */
export interface Outlook {
  result: Result | null;
  waitingFor: Seat[];
  automatic: AutomaticStep | null;
  /** Seats that could do something else before the automatic step; empty when there is none. */
  interveners: Seat[];
}

/** One game being played: the match, what led to it, and what its last action caused. */
export class Session {
  readonly game: Game;
  readonly recording: Recording;
  match: Match;
  outlook: Outlook;
  events: unknown[] = [];

  constructor(game: Game, setting: Setting, seed: string) {
    const secret = seed === '' ? randomBytes(16).toString('hex') : seed;
    this.game = game;
    this.recording = { format: FORMAT, game: game.id, setting, seed: secret, log: [] };
    this.match = start(game, setting, secret);
    this.outlook = this.look(this.match);
  }

  /**
   * Plays one action. Every rule that the new position needs is asked before it counts, so nothing changes when one throws.
   * @throws IllegalAction when the seat may not do that now
   */
  play(seat: Seat, action: unknown): void {
    const { match, events } = play(this.game, this.match, seat, action);
    this.outlook = this.look(match);
    this.match = match;
    this.events = events;
    this.recording.log.push({ seat, action });
  }

  canAct(seat: Seat): boolean {
    return this.legal(this.match, seat).length > 0;
  }

  private look(match: Match): Outlook {
    const { table } = match.state;
    const automatic = this.game.automatic(table);
    return {
      result: this.game.result(table),
      waitingFor: this.game.waitingFor(table),
      automatic,
      interveners: automatic ? this.interveners(match, automatic) : [],
    };
  }

  private interveners(match: Match, { seat: owner, action: step }: AutomaticStep): Seat[] {
    const isOther = (seat: Seat) => (action: unknown) => seat !== owner || !same(action, step);
    const seats = Array.from({ length: this.recording.setting.seats }, (_, seat) => seat);
    return seats.filter((seat) => this.legal(match, seat).some(isOther(seat)));
  }

  private legal(match: Match, seat: Seat): unknown[] {
    return this.game.legalActions(viewFor(match.state, seat));
  }
}
