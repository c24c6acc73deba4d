import { seenAt } from '../testing/position.ts';
import { type Open, stillOpen } from './open.ts';

const calm = seenAt({ seat: 1 });
const onTurn = seenAt({ seat: 0 });

test.each<[string, Open, boolean, boolean]>([
  ['a menu of a move', { kind: 'tile', place: 1, offers: [{ deed: 'move', action: onTurn.legal[0]! }] }, true, false],
  ['a question', { kind: 'confirm', of: 'endTurn', action: { type: 'endActions' } }, true, false],
  ['giving without cards', { kind: 'give' }, false, false],
  ['a lift without the card', { kind: 'lift' }, false, false],
  ['discarding without need', { kind: 'discard' }, false, false],
  ['a card that is not there', { kind: 'card', index: 0 }, false, false],
  ['the log', { kind: 'log' }, true, true],
  ['a player', { kind: 'player', seat: 1 }, true, true],
])('%s', (_, open, forAnn, forBo) => {
  expect(stillOpen(open, onTurn)).toBe(forAnn);
  expect(stillOpen(open, calm)).toBe(forBo);
});
