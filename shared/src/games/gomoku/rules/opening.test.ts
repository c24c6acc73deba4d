import { scene } from '../testing/scene.ts';

const choose = (choice: string) => ({ type: 'choose', choice });
const swap2 = () => scene({ opening: 'swap2' });

test('GO-5.1: a free opening begins with the first seat as Black', () => {
  expect(scene({ first: '2' }).table).toMatchObject({ black: 1, agenda: [{ kind: 'turn', seat: 1, left: 1 }] });
});

test('GO-5.2: the first seat lays out three stones, and nobody has a colour yet', () => {
  const game = swap2();
  for (const point of ['h8', 'i9', 'c3']) {
    expect(game.waitingFor).toEqual([0]);
    game.place(point);
  }
  expect(game.table).toMatchObject({ black: -1, agenda: [{ kind: 'choose', seat: 1, left: 1 }] });
  expect(game.legal(0)).toEqual([{ type: 'resign' }]);
});

test('GO-5.3: the second seat takes Black, and the first goes on with White', () => {
  const game = swap2().place('h8 i9 c3').act(1, choose('black'));
  expect(game.table).toMatchObject({ black: 1, agenda: [{ kind: 'turn', seat: 0, left: 1 }] });
  expect(game.events.at(-1)).toEqual({ type: 'chose', seat: 1, choice: 'black' });
});

test('GO-5.3 GO-5.5: the second seat takes White and goes on', () => {
  const game = swap2().place('h8 i9 c3').act(1, choose('white'));
  expect(game.table).toMatchObject({ black: 0, agenda: [{ kind: 'turn', seat: 1, left: 1 }] });
});

test.each([
  ['black', 0, 1],
  ['white', 1, 0],
])('GO-5.3 GO-5.4: the second seat adds two stones, and the first takes %s', (choice, black, next) => {
  const game = swap2().place('h8 i9 c3').act(1, choose('add'));
  expect(game.waitingFor).toEqual([1]);
  game.place('d4');
  expect(game.waitingFor).toEqual([1]);
  game.place('e5');
  expect(game.table).toMatchObject({ black: -1, agenda: [{ kind: 'pick', seat: 0, left: 1 }] });
  expect(game.legal(0)).toEqual([choose('black'), choose('white'), { type: 'resign' }]);
  game.act(0, choose(choice));
  expect(game.table.black).toBe(black);
  expect(game.waitingFor).toEqual([next]); // GO-5.5: five stones lie, so White is next
});

test('GO-5.3: only once can stones be added', () => {
  const game = swap2().place('h8 i9 c3').act(1, choose('add')).place('d4 e5');
  expect(() => game.act(0, choose('add'))).toThrow();
});

test('GO-6.1: drawn by lot, either seat begins', () => {
  const first = new Set(Array.from({ length: 20 }, (_, nth) => scene({ first: 'random' }, `lot ${nth}`).table.black));
  expect([...first].sort()).toEqual([0, 1]);
});

test('GO-6.1: chosen, that seat begins', () => {
  expect([scene({ first: '1' }).waitingFor, scene({ first: '2' }).waitingFor]).toEqual([[0], [1]]);
  expect(scene({ first: '2', opening: 'swap2' }).waitingFor).toEqual([1]);
});
