import { type Match, play } from '@landfall/shared/engine/match.ts';
import { forbiddenIsland } from '@landfall/shared/games/forbidden-island/game.ts';
import type { Island } from '@landfall/shared/games/forbidden-island/table.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { computed, signal } from '@preact/signals';
import type { Patch, Pending } from '../../../net/connection.ts';
import type { GameLink } from '../../registry.ts';
import { matchAt, type Position, stateAt, WATCHER } from './position.ts';

/** A table whose server is the rules themselves; what is asked of the room besides actions is written down. */
export function linkAt(position: Position = {}, match: Match<Island> = matchAt(position)) {
  const listeners = new Set<(patch: Patch) => void>();
  const asked: [name: string, payload: unknown][] = [];
  const state = signal<TableState | null>(stateAt(position, match));
  const { seat = 0 } = position;
  const person = signal(seat === null ? WATCHER : seat + 1);
  const link: GameLink = {
    code: 'K7M2QX9RA',
    state,
    person,
    seat: computed(() => (person.value === WATCHER ? null : person.value - 1)),
    pending: signal<Pending | null>(null),
    onPatch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    act: async (action, seat) => {
      playAs(seat ?? person.peek() - 1, action);
      return { status: 'accepted', ply: match.ply };
    },
    request: async (name, payload) => {
      asked.push([name, payload]);
      return { status: 'accepted', ply: match.ply };
    },
  };

  function publish(events: unknown[], changes: Partial<TableState> = {}, fresh = false) {
    const next = { ...stateAt(position, match), ...changes };
    state.value = next;
    for (const listener of listeners) listener({ state: next, events, fresh });
  }

  /** Somebody at the table acts. */
  function playAs(actor: number, action: unknown) {
    const step = play(forbiddenIsland, match, actor, action);
    match = step.match;
    publish(step.events);
  }

  /** Puts another match on the table. */
  function load(other: Match<Island>) {
    match = other;
    publish([], {}, true);
  }

  return { link, asked, playAs, publish, load, match: () => match };
}
