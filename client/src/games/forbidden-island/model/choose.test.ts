import type { Offer } from './aim.ts';
import { choose } from './choose.ts';

const move: Offer = { deed: 'move', action: { type: 'move', to: 3 } };
const shoreUp: Offer = { deed: 'shoreUp', action: { type: 'shoreUp', places: [3] } };
const guide: Offer = { deed: 'guide', pawn: 1, aim: { kind: 'guide', pawn: 1 } };

test.each([
  ['a tile good for nothing', [], 'mouse', null, { kind: 'nothing' }],
  ['one meaning, clicked', [move], 'mouse', null, { kind: 'take', offer: move }],
  ['one meaning, chosen by key', [move], 'keyboard', null, { kind: 'take', offer: move }],
  ['one meaning, tapped', [move], 'touch', null, { kind: 'ask', offers: [move] }],
  ['one meaning, tapped on another tile before', [move], 'touch', 4, { kind: 'ask', offers: [move] }],
  ['one meaning, tapped again', [move], 'touch', 3, { kind: 'take', offer: move }],
  ['only a further choice, tapped', [guide], 'touch', null, { kind: 'take', offer: guide }],
  ['two meanings, clicked', [move, shoreUp], 'mouse', null, { kind: 'ask', offers: [move, shoreUp] }],
  ['two meanings, tapped again', [move, shoreUp], 'touch', 3, { kind: 'ask', offers: [move, shoreUp] }],
] as const)('%s', (_, there, by, asked, outcome) => {
  expect(choose(there, { place: 3, by, asked })).toEqual(outcome);
});
