import type { Action } from '../../actions.ts';
import type { Given, Letter } from '../../testing/draw.ts';
import { Scene } from '../../testing/scene.ts';
import { boardOf } from '../kernel/board.ts';
import { kindOf, moveOf, SANDBAG } from '../kernel/moves.ts';
import { positionOf } from '../kernel/position.ts';
import { sensibleMoves } from './sensible.ts';

/** Two adventurers on one tile, one tile in the corner flooded. */
const ISLAND = `. . # # . .
                . # # # # .
                # # #EM # # #
                # # # # # #
                . # # # # .
                . . # ~ . .`;

function sensible(given: Given, picture = ISLAND) {
  const scene = new Scene(picture, { tiles: { '2,2': 'caveEmbers' }, ...given });
  if (given.treasures) scene.draw();
  const { table } = scene.match.state;
  const moves = sensibleMoves(boardOf(table), positionOf(table));
  const has = (letter: Letter, action: Action) => moves.includes(moveOf(scene.seat(letter), action));
  return { scene, moves, has };
}

test('nobody ends their turn where a treasure can be captured', () => {
  const ending = { type: 'endActions' } as const;
  expect(sensible({ hands: { E: ['fire', 'fire', 'fire', 'fire'] } }).has('E', ending)).toBe(false);
  expect(sensible({ hands: { E: ['fire', 'fire', 'fire'] } }).has('E', ending)).toBe(true);
});

describe('Sandbags that have to go', () => {
  const hands: Given['hands'] = { E: ['fire', 'fire', 'wind', 'wind', 'sandbags'] };
  const full = { doing: 'drawTreasure', treasures: ['earth'], hands } satisfies Given;
  const discarding = { type: 'discard', card: 'sandbags' } as const;

  test('save a tile, even one that nobody needs', () => {
    const { scene, has } = sensible(full);
    expect(has('E', { type: 'sandbag', place: scene.at('5,3') })).toBe(true);
    expect(has('E', discarding)).toBe(false);
    expect(has('E', { type: 'discard', card: 'wind' })).toBe(true);
  });

  test('are not spent on such a tile where there is one that matters', () => {
    const { scene, moves } = sensible(full, ISLAND.replace('#EM', '~EM'));
    const bags = moves.filter((each) => kindOf(each) === SANDBAG);
    expect(bags).toEqual([moveOf(scene.seat('E'), { type: 'sandbag', place: scene.at('2,2') })]);
  });

  test('are discarded where nothing is flooded', () => {
    expect(sensible(full, ISLAND.replace('~', '#')).has('E', discarding)).toBe(true);
  });
});

test.each([
  ['one of a treasure that is captured', ['fire'], [], ['fire'], false],
  ['one of three, to somebody with none', ['fire', 'fire', 'fire'], [], [], false],
  ['one of two, to somebody with one', ['fire', 'fire'], ['fire'], [], true],
  ['the only one, to somebody with three', ['fire'], ['fire', 'fire', 'fire'], [], true],
  ['one of the four that capture it', ['fire', 'fire', 'fire', 'fire'], ['fire'], [], false],
  ['the fifth of them, which is one too many', ['fire', 'fire', 'fire', 'fire', 'fire'], [], [], false],
] as const)('a card is given away, or not: %s', (_which, own, others, captured, isSensible) => {
  const { scene, has } = sensible({ captured: [...captured], hands: { E: [...own], M: [...others] } });
  expect(has('E', { type: 'give', card: 'fire', to: scene.seat('M') })).toBe(isSensible);
});
