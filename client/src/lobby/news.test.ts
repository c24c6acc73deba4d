/** @jest-environment jsdom */
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { person, seat, tableState } from '../testing/states.ts';
import { movesOf, news } from './news.ts';

const ADA = 7;
const alone = tableState();
const withBo = tableState({ seats: [seat(7), seat(8)], people: { 7: person('Ada'), 8: person('Bo') } });
const bo = (changes: object): TableState => ({ ...withBo, people: { 7: person('Ada'), 8: person('Bo', changes) } });

test.each([
  ['somebody comes', alone, withBo, ['Bo has joined.']],
  ['somebody goes', withBo, alone, ['Bo has left.']],
  ['somebody is ready', withBo, bo({ ready: true }), ['Bo is ready.']],
  ['somebody is not ready after all', bo({ ready: true }), withBo, ['Bo is not ready any more.']],
  ['a game begins', bo({ ready: true }), { ...withBo, phase: 'playing' } as TableState, []],
  ['a connection is bad', withBo, bo({ connection: 'trouble' }), []],
  ['a connection is lost', bo({ connection: 'trouble' }), bo({ connection: 'away' }), ['Bo has lost the connection.']],
  ['somebody is back', bo({ connection: 'away' }), withBo, ['Bo is back.']],
  ['the host changes', withBo, { ...withBo, host: 8 }, ['Bo is the host now.']],
  ['somebody moves', { ...withBo, seats: [seat(7), seat(0)] }, withBo, ['Bo has taken seat 2.']],
  ['the listener does something', alone, { ...alone, people: { 7: person('Ada', { ready: true }) } }, []],
  ['a CPU stands in', withBo, { ...withBo, seats: [seat(7), seat(8, 'any', 'medium')] }, ['A CPU plays for Bo now.']],
  ['they play again', { ...withBo, seats: [seat(7), seat(8, 'any', 'medium')] }, withBo, ['Bo plays again.']],
  ['a CPU sits down', alone, { ...alone, seats: [seat(7), seat(0, 'any', 'easy')] }, ['A CPU has taken seat 2.']],
  ['somebody pauses', withBo, { ...withBo, pausedBy: 8 }, ['Bo has paused the game.']],
  ['it goes on', { ...withBo, pausedBy: 8 }, { ...withBo, phase: 'playing' } as TableState, ['The game goes on.']],
  [
    'somebody wants to end it',
    withBo,
    { ...withBo, endVotes: [7, 8] },
    ['Bo would like to end the game here, without a result.'],
  ],
  ['nothing changes', withBo, withBo, []],
])('when %s', (_when, before, after, told) => {
  expect(news(before, after, ADA)).toEqual(told);
});

test.each([
  ['somebody else', withBo, bo({ moves: 1 }), ['Bo has moved to another device.']],
  ['somebody who was not there before', alone, bo({ moves: 1 }), []],
  ['the listener', withBo, { ...withBo, people: { 7: person('Ada', { moves: 1 }), 8: person('Bo') } }, []],
])('a change of device by %s is told to the others', (_who, before, after, told) => {
  expect(movesOf(before, after, ADA)).toEqual(told);
});
