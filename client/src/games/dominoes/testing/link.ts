import { type Match, play } from '@landfall/shared/engine/match.ts';
import { dominoes } from '@landfall/shared/games/dominoes/game.ts';
import type { Dominoes } from '@landfall/shared/games/dominoes/table.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { computed, signal } from '@preact/signals';
import type { Patch, Pending } from '../../../net/connection.ts';
import type { GameLink } from '../../registry.ts';
import { type Position, stateAt, WATCHER } from './position.ts';

/** A table whose server is the rules themselves; what is asked of the room besides actions is written down. */
export function linkAt(position: Position) {
  let { match } = position;
  const { seat = 0 } = position;
  const listeners = new Set<(patch: Patch) => void>();
  const asked: [name: string, payload: unknown][] = [];
  const person = signal(seat === null ? WATCHER : seat + 1);
  const mySeat = computed(() => (person.value === WATCHER ? null : person.value - 1));
  const state = signal<TableState | null>(stateAt(position));
  const link: GameLink = {
    code: 'K7M2QX9RA',
    state,
    person,
    seat: mySeat,
    pending: signal<Pending | null>(null),
    onPatch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    act: async (action) => {
      playAs(person.peek() - 1, action);
      return { status: 'accepted', ply: match.ply };
    },
    request: async (name, payload) => {
      asked.push([name, payload]);
      return { status: 'accepted', ply: match.ply };
    },
  };

  function publish(events: unknown[], fresh = false) {
    const next = stateAt({ ...position, seat: mySeat.peek(), match });
    state.value = next;
    for (const listener of listeners) listener({ state: next, events, fresh });
  }

  /** Somebody at the table acts. */
  function playAs(actor: number, action: unknown) {
    const step = play(dominoes, match, actor, action);
    match = step.match;
    publish(step.events);
  }

  /** Puts another match on the table, or another person before it. */
  function load(other: Match<Dominoes>, as: number = person.peek()) {
    match = other;
    person.value = as;
    publish([], true);
  }

  return { link, asked, playAs, load, match: () => match };
}
