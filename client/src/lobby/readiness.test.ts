import type { BotLevel } from '@landfall/shared/engine/bot.ts';
import type { Connection } from '@landfall/shared/protocol/room.ts';
import { person, seat, tableState } from '../testing/states.ts';
import { startBlock, watchers } from './readiness.ts';

const two = { seats: [seat(7), seat(8)], people: { 7: person('Ada'), 8: person('Bo', { ready: true }) } };
const withBo = (connection: Connection, cpu: BotLevel | '' = '') =>
  tableState({
    seats: [seat(7), seat(8, 'any', cpu)],
    people: { 7: person('Ada'), 8: person('Bo', { ready: true, connection }) },
  });
const chosen = { ...tableState().options, roles: 'chosen' };

test.each([
  ['a seat is open', tableState(), { why: 'seats', open: 1 }],
  [
    'somebody is not ready',
    tableState({ ...two, people: { 7: person('Ada'), 8: person('Bo') } }),
    { why: 'ready', names: ['Bo'] },
  ],
  ['everyone but the host says so', tableState(two), null],
  ['one who was ready is away', withBo('away'), { why: 'away', names: ['Bo'] }],
  ['one is away and a CPU plays for them', withBo('away', 'easy'), null],
  ['the line of one is lost for a moment', withBo('trouble'), null],
  [
    'two want the same role',
    tableState({ ...two, seats: [seat(7, 'pilot'), seat(8, 'pilot')], options: chosen }),
    { why: 'setting', problem: { field: 'choices.1.role', problem: 'roleTaken' } },
  ],
  ['roles are dealt anyway', tableState({ ...two, seats: [seat(7, 'pilot'), seat(8, 'pilot')] }), null],
  [
    'the first player has no seat',
    tableState({ ...two, options: { ...chosen, first: '4' } }),
    { why: 'setting', problem: { field: 'options.first', problem: 'noSuchSeat' } },
  ],
  [
    'the host only watches',
    tableState({ ...two, host: 9, people: { ...two.people, 9: person('Host') } }),
    { why: 'ready', names: ['Ada'] },
  ],
])('when %s', (_when, state, expected) => {
  expect(startBlock(state)).toEqual(expected);
});

test('whoever has no seat watches, in the order of arrival', () => {
  const people = { 12: person('Cleo'), 7: person('Ada'), 9: person('Dan', { connection: 'away' }) };
  expect(watchers(tableState({ people }))).toEqual([
    { person: 9, name: 'Dan', away: true },
    { person: 12, name: 'Cleo', away: false },
  ]);
});
