import { defaults } from '../../../engine/setting.ts';
import { gomoku } from '../game.ts';
import { scene } from '../testing/scene.ts';

const offer = { type: 'offerDraw' };
const mayOffer = (game: ReturnType<typeof scene>) =>
  [0, 1].map((seat) => game.legal(seat).some(({ type }) => type === 'offerDraw'));

test('GO-8.1: either seat may resign at any time, and the other wins', () => {
  for (const seat of [0, 1]) {
    const game = scene().place('h8').act(seat, { type: 'resign' });
    expect(gomoku.result(game.table)).toEqual({ winners: [1 - seat], reasons: ['resigned'] });
    expect(game.events.slice(-2)).toEqual([
      { type: 'resigned', seat },
      { type: 'ended', ending: 'resigned', winner: 1 - seat },
    ]);
    expect(game.waitingFor).toEqual([]);
  }
});

test('GO-8.1: also in the opening and with an offer open', () => {
  expect(scene({ opening: 'swap2' }).act(1, { type: 'resign' }).table.winner).toBe(0);
  expect(scene().act(0, offer).act(0, { type: 'resign' }).table.winner).toBe(1);
  expect(scene().act(0, offer).act(1, { type: 'resign' }).table.winner).toBe(0);
});

test('GO-8.2: either seat may offer a draw, on either turn', () => {
  expect(mayOffer(scene())).toEqual([true, true]);
  expect(scene().act(1, offer).waitingFor).toEqual([0]);
  expect(scene().act(0, offer).waitingFor).toEqual([1]);
});

test('GO-8.2: not before the colours are decided', () => {
  const game = scene({ opening: 'swap2' });
  expect(mayOffer(game)).toEqual([false, false]);
  game.place('h8 i9 c3').act(1, { type: 'choose', choice: 'white' });
  expect(mayOffer(game)).toEqual([true, true]);
});

test('GO-8.2: one offer for each own stone', () => {
  const game = scene().act(1, offer).act(0, { type: 'declineDraw' });
  expect(mayOffer(game)).toEqual([true, false]);
  game.place('h8');
  expect(mayOffer(game)).toEqual([true, false]);
  game.place('h9');
  expect(mayOffer(game)).toEqual([true, true]);
});

test('GO-8.3: an accepted offer ends the game without a winner', () => {
  const game = scene().place('h8').act(1, offer).act(0, { type: 'acceptDraw' });
  expect(gomoku.result(game.table)).toEqual({ winners: [], reasons: ['agreed'] });
});

test('GO-8.3: a declined offer leaves the turn where it was, and nothing is placed before', () => {
  const game = scene().place('h8').act(0, offer);
  expect(game.legal(1).map(({ type }) => type)).toEqual(['acceptDraw', 'declineDraw', 'resign']);
  expect(game.legal(0)).toEqual([{ type: 'resign' }]);
  game.act(1, { type: 'declineDraw' });
  expect(game.waitingFor).toEqual([1]);
  expect(game.table.stones).toHaveLength(1);
  expect(game.events.slice(-2)).toEqual([
    { type: 'offeredDraw', seat: 0 },
    { type: 'declinedDraw', seat: 1 },
  ]);
});

test.each([
  [{ first: '1' }, '2'],
  [{ first: '2' }, '1'],
  [{ first: '2', opening: 'swap2' }, '1'],
])('GO-8.4: after a game of %j, the first seat of the rematch is %s', (chosen, first) => {
  const options = { ...defaults(gomoku.options), ...chosen } as never;
  const { table } = scene(chosen).act(0, { type: 'resign' });
  expect(gomoku.rematch!(options, table)).toEqual({ ...(options as object), first });
});

test('GO-8.4: also where the first seat was drawn by lot', () => {
  const options = { ...defaults(gomoku.options), first: 'random' } as never;
  const { table } = scene({ first: 'random' }, 'lot').act(0, { type: 'resign' });
  expect(gomoku.rematch!(options, table).first).toBe(table.black === 0 ? '2' : '1');
});
