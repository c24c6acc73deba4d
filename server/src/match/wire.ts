import type { Client } from '@colyseus/core';
import { Encoder, type Schema, StateView } from '@colyseus/schema';
import type { Game, Seat } from '@landfall/shared/engine/game.ts';
import { packEvents } from '@landfall/shared/protocol/events.ts';
import { type CpuMove, matchState, type Note, type TableState } from '@landfall/shared/protocol/state.ts';
import { commitmentOf } from './commitment.ts';
import { whyKnown } from './known.ts';
import type { Ledger } from './ledger.ts';
import { sentAway } from './register.ts';
import { NO_SEAT } from './seating.ts';
import { sync } from './sync.ts';
import type { Undo } from './undo.ts';

// Two buffers of this size for each table; a whole table fits in, and they grow where it does not.
Encoder.BUFFER_SIZE = 4096;

type WireState = Schema & { hands?: Map<string, Schema> };

/** An empty room state for a game. */
export const newWireState = (game: Game): WireState => new (matchState(game) as unknown as new () => WireState)();

export interface Shown {
  code: string;
  game: Game;
  ledger: Pick<Ledger, 'table' | 'problem'>;
  undo: Undo['shown'];
  isStuck: boolean;
  pacer: { nextStepMs: number; heldBy: Seat };
  cpus: boolean;
  cpuMove: CpuMove | null;
  clocks: Record<string, number>;
  takeovers: Record<string, number>;
  notes: Note[];
}

/** What everybody sees, and the hands, as plain data. Seeds, deck orders and secrets have no place in it. */
export function plainState({
  code,
  game,
  ledger,
  undo,
  isStuck,
  pacer,
  cpus,
  cpuMove,
  clocks,
  takeovers,
  notes,
}: Shown): TableState {
  const { lobby, session } = ledger.table;
  const { phase, round, host, listed, options, seats, people, absence, pace, hints, pausedBy, endVotes, abandoned } =
    lobby;
  const table = session?.match.state.table;
  return {
    code,
    game: game.id,
    phase,
    round,
    host,
    listed,
    seeded: lobby.seed !== '',
    daily: lobby.daily,
    options,
    seats,
    people,
    watching: lobby.watching,
    sentAway: sentAway(ledger.table.register),
    ply: session?.version ?? 0,
    table,
    ...(game.wire.hand ? { hands: { ...session?.match.state.hands } as Record<string, unknown> } : {}),
    ...undo,
    waitingFor: (phase === 'playing' && session?.outlook.waitingFor) || [],
    events: packEvents(game, session?.events ?? []),
    nextStepMs: pacer.nextStepMs,
    heldBy: pacer.heldBy,
    cpus,
    cpuMove: cpuMove ? JSON.stringify(cpuMove) : '',
    absence,
    pace,
    hints,
    turnTime: lobby.turnTime,
    clocks,
    takeovers,
    notes,
    pausedBy,
    endVotes,
    abandoned,
    commitment: session ? commitmentOf(session.recording.seed, code, round) : '',
    known: phase === 'lobby' ? '' : whyKnown(lobby, round),
    problem: isStuck ? 'stuck' : (phase === 'broken' && ledger.problem) || '',
  };
}

/** Carries the plain state over to the clients' copy, and makes sure that each of them sees its own hand and no other. */
export class Wire {
  readonly state: WireState;
  private readonly shownHand = new WeakMap<Client, Schema>();

  constructor(state: WireState) {
    this.state = state;
  }

  /** @param seats the seat of each connected client, NO_SEAT for those who watch */
  update(plain: TableState, seats: ReadonlyMap<Client, Seat>): void {
    for (const [client, seat] of seats) this.hideHand(client, Object.hasOwn(plain.hands ?? {}, seat) ? seat : NO_SEAT);
    sync(this.state, plain);
    for (const [client, seat] of seats) this.showHand(client, seat);
  }

  /** Gives back what the framework keeps for a client that is gone. */
  forget(client: Client): void {
    client.view?.dispose();
    client.view = undefined;
    this.shownHand.delete(client);
  }

  private hideHand(client: Client, seat: Seat): void {
    const shown = this.shownHand.get(client);
    if (shown === undefined || shown === this.handOf(seat)) return;
    client.view?.remove(shown);
    this.shownHand.delete(client);
  }

  private showHand(client: Client, seat: Seat): void {
    const hand = this.handOf(seat);
    if (hand === undefined || this.shownHand.has(client)) return;
    client.view ??= new StateView();
    client.view.add(hand);
    this.shownHand.set(client, hand);
  }

  private handOf(seat: Seat): Schema | undefined {
    return this.state.hands?.get(String(seat));
  }
}
