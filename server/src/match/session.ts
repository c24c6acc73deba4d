import { randomBytes } from 'node:crypto';
import type { Game, Result, Seat, Setting } from '@landfall/shared/engine/game.ts';
import { type Match, play, type Recording, start, viewFor } from '@landfall/shared/engine/match.ts';
import { same } from '@landfall/shared/engine/plain.ts';

export interface AutomaticStep {
  seat: Seat;
  action: { type: string };
}

/** One game being played: the match, what led to it, and what its last action caused. */
export class Session {
  readonly game: Game;
  readonly recording: Recording;
  match: Match;
  events: unknown[] = [];

  constructor(game: Game, setting: Setting, seed: string) {
    const secret = seed === '' ? randomBytes(16).toString('hex') : seed;
    this.game = game;
    this.recording = { format: 1, game: game.id, setting, seed: secret, turns: [] };
    this.match = start(game, setting, secret);
  }

  /**
   * Plays one action; nothing changes when it throws.
   * @throws IllegalAction when the seat may not do that now
   */
  play(seat: Seat, action: unknown): void {
    const { match, events } = play(this.game, this.match, seat, action);
    this.match = match;
    this.events = events;
    this.recording.turns.push({ seat, action });
  }

  get result(): Result | null {
    return this.game.result(this.match.state.table);
  }

  get automatic(): AutomaticStep | null {
    return this.game.automatic(this.match.state.table);
  }

  canAct(seat: Seat): boolean {
    return this.legal(seat).length > 0;
  }

  /** Seats that could do something else before the automatic step. */
  interveners({ seat: owner, action: step }: AutomaticStep): Seat[] {
    const isOther = (seat: Seat) => (action: unknown) => seat !== owner || !same(action, step);
    const seats = Array.from({ length: this.recording.setting.seats }, (_, seat) => seat);
    return seats.filter((seat) => this.legal(seat).some(isOther(seat)));
  }

  private legal(seat: Seat): unknown[] {
    return this.game.legalActions(viewFor(this.match.state, seat));
  }
}
