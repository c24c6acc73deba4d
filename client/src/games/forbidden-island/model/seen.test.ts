import { type Position, seenAt } from '../testing/position.ts';
import { actionsLeft, turnOf } from './seen.ts';

const draw: Position['change'] = (table) => {
  table.agenda = table.agenda.filter(({ kind }) => kind !== 'act');
};

test('a player sees what they may do, a spectator nothing', () => {
  expect(seenAt({ seat: 0 }).legal.map(({ type }) => type)).toContain('endActions');
  expect(seenAt({ seat: 1 }).legal).toEqual([]);
  expect(seenAt({ seat: null })).toMatchObject({ seat: null, legal: [] });
});

test('names and connections come by seat', () => {
  const { players } = seenAt();
  expect(players.map(({ name }) => name)).toEqual(['Ann', 'Bo', 'Chen', 'Dee']);
  expect(players[0]?.connection).toBe('online');
});

test('the step that follows by itself is known while cards are drawn, and only then', () => {
  expect(seenAt().next).toBeNull();
  expect(seenAt({ change: draw }).next).toEqual({ seat: 0, action: { type: 'drawTreasure' }, inMs: 1500 });
});

test('the step that follows is known while somebody holds it back, when no time is set for it', () => {
  const held = seenAt({ change: draw, state: { heldBy: 1, nextStepMs: 0 } });
  expect(held.next).toMatchObject({ seat: 0, action: { type: 'drawTreasure' } });
});

test('a turn belongs to its seat until its last card is dealt with', () => {
  const { table } = seenAt();
  expect(turnOf(table)).toBe(0);
  expect(actionsLeft(table)).toBe(3);
  const [next] = table.agenda;
  expect(turnOf({ ...table, agenda: [next!, { kind: 'swim', seat: 2, left: 1 }] })).toBe(0);
});

test('nobody holds when no seat is named', () => {
  expect(seenAt().heldBy).toBeNull();
  expect(seenAt({ state: { heldBy: 2 } }).heldBy).toBe(2);
});
