import { legal as legalText, scene } from '@landfall/shared/games/dominoes/testing/scene.ts';
import { seenAt } from '../testing/position.ts';
import { type Aim, chooseEnd, chooseTile, endsOf, NOTHING, pick, stepEnd, stepTile, stillAim } from './aim.ts';

const match = scene({ hands: ['2|5 5|6 0|0', '1|1'], line: '[2|5]', boneyard: '3|3' });
const { legal, hand } = seenAt({ match });
const both: Aim = { tile: '2|5', end: 'left' };

test('the scene is as the tests think', () => {
  expect(legalText(match, 0)).toEqual(['2|5 left', '2|5 right', '5|6 right']);
  expect(endsOf(legal, '2|5')).toEqual(['left', 'right']);
  expect(endsOf(legal, '0|0')).toEqual([]);
  expect(endsOf(legal, null)).toEqual([]);
});

describe('choosing a tile', () => {
  const lays56 = { type: 'lay', tile: '5|6', end: 'right' };

  test.each([
    ['a click on one that fits one end lays it', NOTHING, '5|6', 'mouse', lays56],
    ['a tap only picks it', NOTHING, '5|6', 'touch', { tile: '5|6', end: 'right' }],
    ['a second tap lays it', { tile: '5|6', end: 'right' }, '5|6', 'touch', lays56],
    ['a key lays it', NOTHING, '5|6', 'keyboard', lays56],
    ['one that fits both ends is picked first', NOTHING, '2|5', 'mouse', both],
    ['… and let go by a second click', both, '2|5', 'mouse', NOTHING],
    ['… or by a second tap', both, '2|5', 'touch', NOTHING],
    ['… but laid by a second key', both, '2|5', 'keyboard', { type: 'lay', ...both }],
    ['the end picked before stays', { tile: '5|6', end: 'right' }, '2|5', 'mouse', { tile: '2|5', end: 'right' }],
    ['one that fits nowhere is picked without an end', NOTHING, '0|0', 'mouse', { tile: '0|0', end: null }],
  ] as const)('%s', (_what, aim, tile, by, choice) => {
    expect(chooseTile(legal, aim, { tile, by })).toEqual(choice);
  });
});

describe('choosing an end', () => {
  test('lays the picked tile there', () => {
    expect(chooseEnd(legal, both, 'right')).toEqual({ type: 'lay', tile: '2|5', end: 'right' });
  });

  test('picks a tile that goes there, if none is picked', () => {
    expect(chooseEnd(legal, NOTHING, 'right')).toEqual({ tile: '2|5', end: 'right' });
    expect(chooseEnd(legal, { tile: '5|6', end: 'right' }, 'left')).toEqual({ tile: '2|5', end: 'left' });
  });

  test('does nothing where nothing goes', () => {
    expect(chooseEnd([], NOTHING, 'left')).toEqual(NOTHING);
  });
});

test('arrows lead through the hand and around its corners', () => {
  const walk = (tile: Aim['tile'], step: 1 | -1) => stepTile(hand, { tile, end: null }, step);
  expect([walk(null, 1), walk('2|5', 1), walk('0|0', 1)]).toEqual(['2|5', '5|6', '2|5']);
  expect([walk(null, -1), walk('2|5', -1), walk('0|0', -1)]).toEqual(['0|0', '0|0', '5|6']);
  expect(stepTile([], NOTHING, 1)).toBeNull();
});

test('up and down choose the end, where there is a choice', () => {
  expect(stepEnd(legal, both, 1)).toEqual({ tile: '2|5', end: 'right' });
  expect(stepEnd(legal, { tile: '2|5', end: 'right' }, -1)).toEqual(both);
  expect(stepEnd(legal, { tile: '5|6', end: 'right' }, -1)).toEqual({ tile: '5|6', end: 'right' });
});

test('what is picked stays picked as long as the tile is in the hand', () => {
  expect(stillAim(hand, legal, both)).toEqual(both);
  expect(stillAim(hand, [], both)).toEqual({ tile: '2|5', end: null });
  expect(stillAim(['5|6'], legal, both)).toEqual(NOTHING);
  expect(pick(legal, '5|6', both)).toEqual({ tile: '5|6', end: 'right' });
});
