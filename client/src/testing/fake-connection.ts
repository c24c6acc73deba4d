import type { TableState } from '@landfall/shared/protocol/state.ts';
import { computed, signal } from '@preact/signals';
import type { TableConnection } from '../net/connection.ts';

/** A connection that stands still at a state and writes down what it is asked for. */
export function fakeConnection(state: TableState, number: number) {
  const asked: [name: string, payload: unknown][] = [];
  const found = state.seats.findIndex(({ person }) => person === number);
  const connection: TableConnection = {
    code: state.code,
    state: signal(state),
    status: signal('online'),
    person: signal(number),
    seat: computed(() => (found < 0 ? null : found)),
    isHost: computed(() => state.host === number),
    async request(name: string, payload: unknown) {
      if (this !== connection) throw new Error('the real one is a method');
      asked.push([name, payload]);
      return { status: 'accepted', ply: 0, ...(name === 'key' ? { key: 'ABCDEFGHJKMN' } : {}) };
    },
  } as unknown as TableConnection;
  return { connection, asked };
}
