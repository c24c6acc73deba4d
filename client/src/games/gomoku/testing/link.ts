import { type Match, play, start } from '@landfall/shared/engine/match.ts';
import { defaultSetting } from '@landfall/shared/engine/setting.ts';
import { gomoku } from '@landfall/shared/games/gomoku/game.ts';
import type { Gomoku } from '@landfall/shared/games/gomoku/table.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { computed, signal } from '@preact/signals';
import type { Patch, Pending } from '../../../net/connection.ts';
import { person, tableState } from '../../../testing/states.ts';
import type { GameLink } from '../../registry.ts';

/** The number of somebody who watches. */
const WATCHER = 9;

/** A new match with some options other than usual; seat 0 is first unless said otherwise. */
export function newMatch(wishes: Record<string, string> = {}): Match<Gomoku> {
  const setting = defaultSetting(gomoku);
  return start(gomoku, { ...setting, options: { ...setting.options, first: '1', ...wishes } as never }, 'trial');
}

/** A table whose server is the rules themselves; what is asked of the room besides actions is written down. */
export function linkAt(match: Match<Gomoku> = newMatch(), viewer: number | null = 0) {
  const listeners = new Set<(patch: Patch) => void>();
  const asked: [name: string, payload: unknown][] = [];
  const seated = signal(viewer === null ? WATCHER : viewer + 1);
  const state = signal<TableState | null>(stateOf(match));
  const link: GameLink = {
    code: 'K7M2QX9RA',
    state,
    person: seated,
    seat: computed(() => (seated.value === WATCHER ? null : seated.value - 1)),
    pending: signal<Pending | null>(null),
    onPatch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    act: async (action) => {
      playAs(seated.peek() - 1, action);
      return { status: 'accepted', ply: match.ply };
    },
    request: async (name, payload) => {
      asked.push([name, payload]);
      return { status: 'accepted', ply: match.ply };
    },
  };

  /** Everybody gets the table as it is, with what the room adds to it. */
  function publish(events: unknown[], fresh = false, added: Partial<TableState> = {}) {
    const next = { ...stateOf(match), ...added };
    state.value = next;
    for (const listener of listeners) listener({ state: next, events, fresh });
  }

  /** Somebody at the table acts. */
  function playAs(seat: number, action: unknown, added: Partial<TableState> = {}) {
    const step = play(gomoku, match, seat, action);
    match = step.match;
    publish(step.events, false, added);
  }

  /** Another position is on the table, as after something was taken back. */
  function load(other: Match<Gomoku>) {
    match = other;
    publish([]);
  }

  return { link, asked, playAs, publish, load, match: () => match };
}

export const stateOf = ({ state: { table }, ply }: Match<Gomoku>): TableState<Gomoku['table']> =>
  tableState({
    game: 'gomoku',
    phase: table.ending === '' ? 'playing' : 'over',
    round: 1,
    ply,
    table,
    waitingFor: gomoku.waitingFor(table),
    seats: [1, 2].map((sitter) => ({ person: sitter, cpu: '' as const, choices: {} })),
    people: { 1: person('Ada'), 2: person('Bo'), [WATCHER]: person('Cy') },
    host: 1,
  }) as TableState<Gomoku['table']>;
