import { IllegalAction, play, viewFor } from '../../engine/match.ts';
import { dominoes } from './game.ts';
import { act, type Scene, scene } from './testing/scene.ts';
import { type Refusal, whyNot } from './whyNot.ts';

const usual: Scene = { hands: ['2|6 0|0', '5|5 0|1'], line: '[2|5]', boneyard: '1|1' };
const stuck: Scene = { ...usual, hands: ['0|0 1|3', '5|5'] };
const over = { ...usual, hands: ['2|6', '5|5'] };

test.each<[string, Scene, seat: number | null, wanted: unknown, Refusal | null]>([
  ['a tile that fits', usual, 0, { type: 'lay', tile: '2|6', end: 'left' }, null],
  ['an end that does not match', usual, 0, { type: 'lay', tile: '2|6', end: 'right' }, 'noMatch'],
  ['an end that does not exist', usual, 0, { type: 'lay', tile: '2|6', end: 'top' }, 'unknownEnd'],
  ['no end', usual, 0, { type: 'lay', tile: '2|6' }, 'unknownEnd'],
  ['a tile that fits nowhere', usual, 0, { type: 'lay', tile: '0|0', end: 'left' }, 'fitsNowhere'],
  ['a tile of somebody else', usual, 0, { type: 'lay', tile: '5|5', end: 'right' }, 'notInHand'],
  ['a tile on the table', usual, 0, { type: 'lay', tile: '2|5', end: 'right' }, 'notInHand'],
  ['a tile with seven pips', usual, 0, { type: 'lay', tile: '2|7', end: 'left' }, 'unknownTile'],
  ['a tile by its place in the hand', usual, 0, { type: 'lay', tile: 7, end: 'left' }, 'unknownTile'],
  ['a tile written the other way', usual, 0, { type: 'lay', tile: '6|2', end: 'left' }, 'unknownTile'],
  ['a field too many', usual, 0, { type: 'lay', tile: '2|6', end: 'left', more: 1 }, 'notPossible'],
  ['drawing with a tile that fits', usual, 0, { type: 'draw' }, 'mustLay'],
  ['passing with a tile that fits', usual, 0, { type: 'pass' }, 'mustLay'],
  ['out of turn', usual, 1, { type: 'lay', tile: '5|5', end: 'right' }, 'notYourTurn'],
  ['a seat that does not exist', usual, 7, { type: 'draw' }, 'notYourTurn'],
  ['watching', usual, null, { type: 'draw' }, 'watching'],
  ['being ready in the middle of a round', usual, 0, { type: 'ready' }, 'notPossible'],
  ['nothing', usual, 0, undefined, 'notPossible'],
  ['drawing without one', stuck, 0, { type: 'draw' }, null],
  ['passing before drawing', stuck, 0, { type: 'pass' }, 'mustDraw'],
  ['an empty boneyard', { ...stuck, boneyard: '' }, 0, { type: 'draw' }, 'boneyardEmpty'],
  ['passing then', { ...stuck, boneyard: '' }, 0, { type: 'pass' }, null],
  ['drawing in a block game', { ...stuck, options: { draw: 'block' } }, 0, { type: 'draw' }, 'noDrawing'],
  ['drawing badly', stuck, 0, { type: 'draw', n: 2 }, 'notPossible'],
])('DO-9: %s: %s', (_what, at, seat, wanted, reason) => {
  const match = scene(at);
  const before = structuredClone(match);
  expect(whyNot(viewFor(match.state, seat), wanted)).toBe(reason);
  const playing = () => play(dominoes, match, seat as number, wanted);
  if (reason) expect(playing).toThrow(IllegalAction);
  else expect(playing).not.toThrow();
  expect(match).toEqual(before);
});

test('DO-9: after the end, and between two rounds', () => {
  const { state: ended } = act(scene(over), 0, '2|6 left').match;
  expect(whyNot(viewFor(ended, 1), { type: 'lay', tile: '5|5', end: 'right' })).toBe('over');
  const { match } = act(scene({ ...over, options: { target: '100' } }), 0, '2|6 left');
  expect(whyNot(viewFor(match.state, 1), { type: 'lay', tile: '5|5', end: 'right' })).toBe('roundOver');
  expect(whyNot(viewFor(match.state, 1), { type: 'ready' })).toBeNull();
  expect(whyNot(viewFor(match.state, 1), { type: 'ready', more: 1 })).toBe('notPossible');
  expect(whyNot(viewFor(match.state, 1), undefined)).toBe('roundOver');
  const { state } = act(match, 1, 'ready').match;
  expect(whyNot(viewFor(state, 1), { type: 'ready' })).toBe('roundOver');
});
