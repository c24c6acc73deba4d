import type { Game } from './game.ts';
import { IllegalAction, type Match } from './match.ts';
import { firstSound, outlookOf, planned } from './outlook.ts';

const GO = { type: 'go' };
const STAY = { type: 'stay' };

/** A game of two seats in which each seat may do so much; a table with a fault breaks the rules that look at it. */
const gameOf = (legal: Readonly<Record<number, { type: string }[]>>, parts: Partial<Game> = {}): Game => ({
  id: 'any',
  seats: { min: 2, max: 2 },
  options: {},
  seatOptions: {},
  wire: { table: Object, events: {} },
  setup: () => ({ table: {}, hands: [], hidden: {} }),
  waitingFor: () => [0],
  legalActions: ({ seat }) => legal[seat ?? -1] ?? [],
  automatic: () => null,
  apply: ({ table }, _seat, action) => Object.assign(table, { last: action.type }),
  result: () => null,
  ...parts,
});
const match: Match = { state: { table: {}, hands: [], hidden: {} }, random: [] as never, ply: 0 };
const at = (game: Game) => ({ game, match, seats: 2 });
const isStuck = (game: Game) => outlookOf(at(game)).isStuck;

test('a game is stuck when nobody who is waited for can do anything', () => {
  expect(isStuck(gameOf({ 0: [GO] }))).toBe(false);
  expect(isStuck(gameOf({ 1: [GO] }))).toBe(true);
  expect(isStuck(gameOf({}, { result: () => ({ winners: [], reasons: [] }) }))).toBe(false);
  expect(isStuck(gameOf({}, { automatic: () => ({ seat: 0, action: GO }) }))).toBe(false);
});

test('where a faulty game waits for nobody, anybody who can act keeps it going', () => {
  expect(isStuck(gameOf({ 1: [GO] }, { waitingFor: () => [] }))).toBe(false);
  expect(isStuck(gameOf({}, { waitingFor: () => [] }))).toBe(true);
});

test('whoever could do something else may intervene before a step that plays itself', () => {
  const automatic = () => ({ seat: 0, action: GO });
  const interveners = (legal: Record<number, { type: string }[]>) =>
    outlookOf(at(gameOf(legal, { automatic }))).interveners;
  expect(interveners({ 0: [GO] })).toEqual([]);
  expect(interveners({ 0: [GO, STAY], 1: [GO] })).toEqual([0, 1]);
  expect(outlookOf(at(gameOf({ 0: [GO], 1: [GO] }))).interveners).toEqual([]);
});

test('a turn is planned with all that follows from it, and changes nothing', () => {
  const game = gameOf({ 0: [GO] });
  expect(planned(at(game), { seat: 0, action: GO })).toMatchObject({
    seat: 0,
    action: GO,
    match: { ply: 1, state: { table: { last: 'go' } } },
    outlook: { waitingFor: [0] },
  });
  expect(match).toMatchObject({ ply: 0, state: { table: {} } });
  expect(() => planned(at(game), { seat: 1, action: GO })).toThrow(IllegalAction);
});

test('what the rules break over, then or in the position it leads to, is not sound', () => {
  const breaks = () => {
    throw new Error('a fault');
  };
  const legal = { 0: [GO, STAY] };
  const result: Game['result'] = ({ last }: any) => (last === 'go' ? breaks() : null);
  expect(firstSound(at(gameOf(legal)), 0)).toMatchObject({ action: GO });
  expect(firstSound(at(gameOf(legal, { result })), 0)).toMatchObject({ action: STAY });
  expect(firstSound(at(gameOf(legal, { apply: breaks })), 0)).toBeNull();
  expect(firstSound(at(gameOf(legal)), 1)).toBeNull();
});
