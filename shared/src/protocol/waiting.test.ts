import { isWaitedFor } from './waiting.ts';

const [HOST, BO, CY] = [1, 2, 3];
const person = (ready = false) => ({ connection: 'online' as const, ready, wants: -1 });
const seat = (of: number, cpu: '' | 'easy' = '') => ({ person: of, cpu });
const table = {
  phase: 'lobby' as const,
  host: HOST,
  cpus: true,
  endVotes: [] as number[],
  waitingFor: [] as number[],
  problem: '',
  seats: [seat(HOST), seat(BO)],
  people: { [HOST]: person(), [BO]: person(true) } as Record<number, ReturnType<typeof person>>,
} satisfies Parameters<typeof isWaitedFor>[0];
const three = { ...table.people, [CY]: person(true) };

test.each<[string, Partial<Parameters<typeof isWaitedFor>[0]>, boolean]>([
  ['everybody else is ready and no seat is open', {}, true],
  ['no seat is open because of a CPU', { seats: [seat(HOST), seat(BO), seat(0, 'easy')] }, true],
  ['one alone is ready and a seat is open', { seats: [seat(HOST), seat(BO), seat(0)] }, false],
  ['two are ready and a seat is open', { seats: [seat(HOST), seat(BO), seat(CY), seat(0)], people: three }, true],
  ['the host watches and one is ready', { seats: [seat(BO), seat(0, 'easy')] }, true],
  [
    'somebody seated is not ready',
    { seats: [seat(HOST), seat(BO), seat(CY)], people: { ...three, [CY]: person() } },
    false,
  ],
  ['nobody else is seated', { seats: [seat(HOST), seat(0, 'easy')] }, false],
])('in the lobby, when %s, the host is waited for or not', (_when, changes, waited) => {
  expect(isWaitedFor({ ...table, ...changes }, HOST)).toBe(waited);
  expect(isWaitedFor({ ...table, ...changes }, BO)).toBe(false);
});

test.each([true, false])(
  'where there are CPUs (%s) a decision and a vote are waited for, the host in any case',
  (cpus) => {
    const playing = { ...table, phase: 'playing' as const, cpus };
    expect(isWaitedFor({ ...playing, waitingFor: [1] }, BO)).toBe(cpus);
    expect(isWaitedFor({ ...playing, endVotes: [HOST] }, BO)).toBe(cpus);
    expect(isWaitedFor({ ...playing, problem: 'stuck' }, HOST)).toBe(true);
  },
);
