import { type Match, play, start } from '@landfall/shared/engine/match.ts';
import { defaultSetting } from '@landfall/shared/engine/setting.ts';
import { forbiddenIsland } from '@landfall/shared/games/forbidden-island/game.ts';
import type { Island } from '@landfall/shared/games/forbidden-island/table.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { computed, signal } from '@preact/signals';
import type { Outcome, Patch, Pending } from '../../../net/connection.ts';
import type { GameLink } from '../../registry.ts';

export interface Trial {
  seats: number;
  options: Record<string, string>;
  seed: string;
  /** How long an automatic step waits. */
  pace: number;
}

const NAMES = ['Ann', 'Bo', 'Chen', 'Dee'];

/** A table without a server: the match runs in the page, and one person plays every seat in turn. */
export function localTable({
  seats,
  options,
  seed,
  pace,
}: Trial): GameLink & { match(): Match<Island>; load(match: Match<Island>): void } {
  const setting = defaultSetting(forbiddenIsland, seats);
  let match = start(
    forbiddenIsland,
    { ...setting, options: { ...setting.options, ...options } as typeof setting.options },
    seed,
  );
  let heldBy = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<(patch: Patch) => void>();
  const state = signal<TableState | null>(picture([]));
  const person = signal(1);
  const pending = signal<Pending | null>(null);

  function picture(events: unknown[]): TableState {
    const { table } = match.state;
    return {
      code: 'TRIAL',
      game: forbiddenIsland.id,
      phase: table.endings.length > 0 ? 'over' : 'playing',
      round: 1,
      host: 1,
      listed: false,
      seeded: true,
      options: {},
      seats: Array.from({ length: seats }, (_, seat) => ({ person: seat + 1, choices: {} })),
      people: Object.fromEntries(
        NAMES.map((name, n) => [n + 1, { name, connection: 'online' as const, ready: true, wants: -1 }]),
      ),
      ply: match.ply,
      table,
      waitingFor: forbiddenIsland.waitingFor(table),
      events: JSON.stringify(events),
      nextStepMs: forbiddenIsland.automatic(table) ? pace : 0,
      heldBy,
    };
  }

  function publish(events: unknown[], fresh = false): void {
    const next = picture(events);
    const [waited] = next.waitingFor;
    if (waited !== undefined) person.value = waited + 1;
    state.value = next;
    for (const listener of listeners) listener({ state: next, events, fresh });
    clearTimeout(timer);
    const step = forbiddenIsland.automatic(match.state.table);
    if (step && heldBy < 0) timer = setTimeout(() => apply(step.seat, step.action), pace);
  }

  function apply(seat: number, action: unknown): Outcome {
    const step = play(forbiddenIsland, match, seat, action);
    match = step.match;
    publish(step.events);
    return { status: 'accepted', ply: match.ply };
  }

  publish([], true);
  return {
    code: 'TRIAL',
    state,
    person,
    pending,
    seat: computed(() => person.value - 1),
    onPatch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    act: async (action) => apply(person.peek() - 1, action),
    async request(name, payload) {
      if (name === 'hold') heldBy = (payload as { on: boolean }).on ? person.peek() - 1 : -1;
      publish([]);
      return { status: 'accepted', ply: match.ply };
    },
    match: () => match,
    load(other) {
      match = other;
      publish([], true);
    },
  };
}
