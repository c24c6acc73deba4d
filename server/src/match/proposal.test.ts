import { counting } from '../../test/counting.ts';
import { lobby } from '../../test/drawn-lobby.ts';
import { replaceHost } from './host.ts';
import { type Proposal, waitsOf } from './proposal.ts';
import { type Lobby, remove, sit, stand } from './seating.ts';

const A = 1;
const B = 2;
const C = 3;

/** A running game in which somebody has asked. */
function asked(drawn: string, person: number, agreed: number[] = []): Lobby & { proposal: Proposal } {
  const proposal: Proposal = { version: 2, person, turns: 0, agreed };
  return { ...lobby(drawn), phase: 'playing', proposal };
}

test('whoever has a say by now is waited for, unless they have agreed, and agreeing once is enough', () => {
  const table = asked('abc', A, [B]);
  expect(waitsOf(table, table.proposal)).toEqual([C]);
  Object.assign(table.seats[2]!, { cpu: 'easy' });
  table.people[C]!.connection = 'away';
  expect(waitsOf(table, table.proposal)).toEqual([]);
  table.people[C]!.connection = 'online';
  table.people[B]!.connection = 'away';
  expect(waitsOf(table, table.proposal)).toEqual([C]);
});

test.each<[string, string, number, (table: Lobby) => void]>([
  ['gives up the seat', 'ab', B, (table) => stand(counting, table, B)],
  ['is gone for good', 'ab', B, (table) => remove(counting, table, B)],
  ['was the host without a seat, and another one is it now', '.b|a', A, (table) => replaceHost(table)],
])('a question ends with whoever asked: who asked %s', (_why, drawn, person, go) => {
  const table = asked(drawn, person);
  table.people[A]!.connection = 'away';
  go(table);
  expect(table.proposal).toBeNull();
});

test('a host who gives up the seat may still ask', () => {
  const table = asked('ab', A);
  stand(counting, table, A);
  expect(table.proposal).not.toBeNull();
  sit(table, A, 0);
  expect(table.proposal).not.toBeNull();
});
