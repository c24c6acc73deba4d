/** @jest-environment jsdom */
import { playAll, type Scene, scene } from '@landfall/shared/games/dominoes/testing/scene.ts';
import type { CpuMove } from '@landfall/shared/protocol/state.ts';
import { speak } from '../../../i18n/i18n.ts';
import { type Position, seenAt, stateAt } from '../testing/position.ts';
import { keepTileReason } from './reasons.ts';
import { sentences } from './sentences.ts';

beforeAll(() => speak('en'));
beforeEach(() => sessionStorage.clear());

const usual: Scene = { hands: ['2|6 0|0', '5|5 0|1'], line: '[2|5]', boneyard: '1|1' };
const early = { word: 'doubleEarly' };

/** What this tab sees of a position after a CPU did this last. */
const sees = (moves: string, said: CpuMove, at: Scene = usual): Position => {
  const position = { match: playAll(scene(at), moves).match };
  keepTileReason(stateAt({ ...position, state: { cpuMove: JSON.stringify(said) } }));
  return position;
};
const whys = (position: Position) => sentences(seenAt(position)).map(({ why }) => why);

test('why a CPU laid a tile stays beside its line of the log', () => {
  sees('0 2|6 left, 1 5|5 right', { seat: 1, reason: early });
  const later = { match: playAll(scene(usual), '0 2|6 left, 1 5|5 right, 0 draw').match };
  expect(whys(later)).toEqual([undefined, '', 'doubles are hard to get rid of later', '', '']);
});

test('also of the tile that ended the round', () => {
  const at: Scene = { ...usual, hands: ['2|6', '5|5'] };
  expect(whys(sees('0 2|6 left', { seat: 0, reason: { word: 'lastTile' } }, at))).toContain('out with the last tile!');
});

test('but not of what was drawn or passed, nor of what somebody else laid', () => {
  const nothing = { word: 'nothingFits' };
  expect(whys(sees('0 2|6 left, 1 5|5 right, 0 draw', { seat: 0, reason: nothing })).filter(Boolean)).toEqual([]);
  expect(whys(sees('0 2|6 left', { seat: 1, reason: early })).filter(Boolean)).toEqual([]);
});
