/** @jest-environment jsdom */
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { act } from 'preact/test-utils';
import { fakeConnection } from '../testing/fake-connection.ts';
import { button, buttons, nameOf, press, show } from '../testing/page.ts';
import { person, seat, tableState } from '../testing/states.ts';
import { messages } from '../ui/toast.tsx';
import { UndoButton } from './undo-button.tsx';
import { UndoProposal } from './undo-proposal.tsx';

const ADA = 7; // the host, on the first seat
const BO = 8;
const WENDY = 9; // watches

const playing = (changes: Partial<TableState>) =>
  tableState({
    phase: 'playing',
    seats: [seat(ADA), seat(BO)],
    people: { [ADA]: person('Ada'), [BO]: person('Bo'), [WENDY]: person('Wendy') },
    ply: 9,
    turns: 5,
    undo: { seat: 0, free: 3, last: 2, seats: [1, 0, 0] },
    ...changes,
  });

async function buttonFor(number: number, changes: Partial<TableState> = {}) {
  const { connection, asked } = fakeConnection(playing(changes), number);
  const root = await show(<UndoButton connection={connection} />);
  return { root, asked };
}

test('what is free goes back at once, one action at a time', async () => {
  const { asked } = await buttonFor(ADA);
  await press('Take back the last action');
  expect(asked).toEqual([['undo', { ply: 9, turns: 4 }]]);
});

test('everything else shows whose actions it is about before it asks', async () => {
  const { root, asked } = await buttonFor(BO);
  await press('Ask to take back…');
  expect(asked).toEqual([]);
  expect([...root.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Bo: 1 step',
    'Ada: 2 steps',
  ]);
  await press('Ask the others');
  expect(asked).toEqual([['undo', { ply: 9, turns: 2 }]]);
});

test('against CPUs alone, my move and their answers go back at one press', async () => {
  const seats = [seat(ADA), { ...seat(0), cpu: 'easy' as const }];
  const { asked } = await buttonFor(ADA, { seats, undo: { seat: 1, free: 4, last: 2, seats: [0, 1, 1] } });
  await press('Take back the last 3 actions');
  expect(asked).toEqual([['undo', { ply: 9, turns: 2 }]]);
});

test('nobody is alone while somebody who is gone has a seat that no CPU plays', async () => {
  const people = { [ADA]: person('Ada'), [BO]: person('Bo', { connection: 'away' }) };
  const undo = { seat: -1, free: 5, last: 2, seats: [1, 0, 0] };
  const { asked } = await buttonFor(ADA, { people, undo });
  await press('Ask to take back…');
  expect(asked).toEqual([]);
  const other = await buttonFor(ADA, { people, undo, seats: [seat(ADA), seat(BO, 'any', 'medium')] });
  await press('Take back the last 3 actions');
  expect(other.asked).toEqual([['undo', { ply: 9, turns: 2 }]]);
});

test('where what came to light stays, whoever tries is told by the server', async () => {
  const seats = [seat(ADA), seat(ADA)];
  const { asked } = await buttonFor(ADA, {
    seats,
    daily: '2026-05-01',
    undo: { seat: -1, free: 5, last: 5, seats: [] },
  });
  await press('Take back the last action');
  expect(asked).toEqual([['undo', { ply: 9, turns: 4 }]]);
});

test.each<[string, Partial<TableState>, boolean]>([
  ['alone and not its host', {}, false],
  ['alone and its host', { host: BO }, true],
  ['alone where nothing is hidden', { game: 'gomoku' }, true],
  ['alone, with something that is free', { undo: { seat: 1, free: 4, last: 2, seats: [0, 0, 1] } }, true],
  ['with others who can agree', { seats: [seat(ADA), seat(BO)] }, true],
])('in a game with a fault, what the server does is offered to somebody %s', async (_who, changes, isOffered) => {
  const seats = [{ ...seat(ADA), cpu: 'easy' as const }, seat(BO)];
  const people = { [ADA]: person('Ada', { connection: 'away' }), [BO]: person('Bo') };
  const undo = { seat: 0, free: 5, last: 2, seats: [0, 0, 1] };
  await buttonFor(BO, { game: 'forbidden-island', problem: 'stuck', seats, people, undo, ...changes });
  expect(buttons().map(({ disabled }) => !disabled)).toEqual([isOffered]);
});

test('not without anything to take back, nor while it is being asked', async () => {
  await buttonFor(ADA, { turns: 0, undo: { seat: -1, free: 0, last: 0, seats: [] } });
  expect(button('Ask to take back…').disabled).toBe(true);
  await buttonFor(ADA, { proposal: { person: BO, turns: 2, seats: [1, 0, 0], waits: [ADA] } });
  expect(button('Take back the last action').disabled).toBe(true);
});

test('not for whoever watches, unless it is the host, nor where the end is final', async () => {
  await buttonFor(WENDY);
  expect(buttons()).toEqual([]);
  await buttonFor(WENDY, { host: WENDY });
  expect(buttons().map(nameOf)).toEqual(['Ask to take back…']);
  await buttonFor(ADA, { phase: 'over', turns: 0, undo: { seat: -1, free: 0, last: 0, seats: [] } });
  expect(buttons()).toEqual([]);
});

test('after the end, where the server says that something can be taken back', async () => {
  const seats = [seat(ADA), { ...seat(0), cpu: 'easy' as const }];
  const undo = { seat: 1, free: 5, last: 3, seats: [0, 1] };
  const { asked } = await buttonFor(ADA, { phase: 'over', seats, undo });
  await press('Take back the last 2 actions');
  expect(asked).toEqual([['undo', { ply: 9, turns: 3 }]]);
});

describe('what somebody would like to take back', () => {
  const proposal = { person: BO, turns: 2, seats: [1, 0, 0], waits: [ADA] };

  async function bannerFor(number: number, changes: Partial<TableState> = { proposal }) {
    const { connection, asked } = fakeConnection(playing(changes), number);
    const root = await show(<UndoProposal connection={connection} />);
    return { root, asked };
  }

  test('whoever is asked may agree or not', async () => {
    const { root, asked } = await bannerFor(ADA);
    expect(root.textContent).toContain('Bo would like to take back:Bo: 1 stepAda: 2 steps');
    await press('Agree');
    await press('No, play on');
    expect(asked).toEqual([
      ['consent', { ply: 9, turns: 2, yes: true }],
      ['consent', { ply: 9, turns: 2, yes: false }],
    ]);
  });

  test('whoever asked sees who is waited for, and may end it', async () => {
    const { root, asked } = await bannerFor(BO);
    expect(root.textContent).toContain('Waiting for Ada.');
    await press('Never mind');
    expect(asked).toEqual([['consent', { ply: 9, turns: 2, yes: false }]]);
  });

  test.each([
    ['decline', {}, ['The others would rather play on.']],
    ['play on', { ply: 10 }, []],
  ])('whoever asked is told when the others %s', async (_what, then, told) => {
    messages.value = [];
    const { connection } = fakeConnection(playing({ proposal }), BO);
    await show(<UndoProposal connection={connection} />);
    await act(() => {
      connection.state.value = playing({ ...then, proposal: undefined });
    });
    expect(messages.value.map(({ text }) => text)).toEqual(told);
  });

  test('whoever gives it up is told nothing', async () => {
    messages.value = [];
    const { connection } = fakeConnection(playing({ proposal }), BO);
    await show(<UndoProposal connection={connection} />);
    await press('Never mind');
    await act(() => {
      connection.state.value = playing({ proposal: undefined });
    });
    expect(messages.value).toEqual([]);
  });

  test('others only see it, and without a question there is nothing', async () => {
    const { root } = await bannerFor(WENDY);
    expect(root.textContent).toContain('Waiting for Ada.');
    expect(buttons()).toEqual([]);
    expect((await bannerFor(ADA, {})).root.textContent).toBe('');
  });
});
