/** @jest-environment jsdom */
import { type Position, seenAt } from '../testing/position.ts';
import { BUTTONS, type ButtonId, whyNot } from './buttons.ts';

const why = (button: ButtonId, position: Position = {}) => whyNot(seenAt(position), button);

test('in the own turn moving and ending are possible', () => {
  expect(why('move')).toBeNull();
  expect(why('endTurn')).toBeNull();
});

test.each<[string, ButtonId, Position, string]>([
  ['in another turn', 'move', { seat: 1 }, 'Only in your own turn.'],
  ['with nothing flooded near', 'shoreUp', {}, 'No flooded tile is within your reach.'],
  ['without treasure cards', 'give', {}, 'You hold no treasure card.'],
  [
    'alone on the tile',
    'give',
    {
      roles: ['diver', 'pilot'],
      change(table) {
        table.adventurers[0]!.hand = ['fire'];
      },
    },
    'Nobody else is on your tile.',
  ],
  ['away from treasures', 'capture', {}, 'No treasure waits on your tile.'],
  [
    'with too few cards',
    'capture',
    {
      change(table, at) {
        table.adventurers[0]!.place = at('templeSun');
        table.adventurers[0]!.hand = ['earth', 'earth'];
      },
    },
    'You need four matching cards and hold 2.',
  ],
  [
    'at a treasure already won',
    'capture',
    {
      change(table, at) {
        table.adventurers[0]!.place = at('templeSun');
        table.captured = ['earth'];
      },
    },
    'This treasure is already yours.',
  ],
  ['without special cards', 'special', {}, 'You hold no special card.'],
  [
    'with sandbags and nothing flooded',
    'special',
    {
      change: (table) => {
        table.adventurers[0]!.hand = ['sandbags'];
      },
    },
    'Your special card has no use right now.',
  ],
  [
    'while cards are drawn',
    'endTurn',
    {
      change: (table) => {
        table.agenda = table.agenda.filter(({ kind }) => kind !== 'act');
      },
    },
    'Something else must be decided first.',
  ],
])('%s the button %s says why not', (_, button, position, reason) => {
  expect(why(button, position)).toBe(reason);
});

test.each(BUTTONS)('nobody presses %s after the end or while watching', (button) => {
  expect(
    why(button, {
      change: (table) => {
        table.endings = ['skull'];
      },
    }),
  ).toBe('The game is over.');
  expect(why(button, { seat: null })).toBe('You are watching.');
});

test('everything is possible when its condition is met', () => {
  const change: Position['change'] = (table, at) => {
    table.adventurers[0]!.place = at('templeSun');
    table.adventurers[0]!.hand = ['earth', 'earth', 'earth', 'earth', 'helicopter'];
    table.levels[at('templeSun')] = 'flooded';
  };
  for (const button of BUTTONS) expect(why(button, { change })).toBeNull();
});
