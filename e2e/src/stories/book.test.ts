import type { Action } from '@landfall/shared/games/forbidden-island/actions.ts';
import { BOOK, read, type StoryName } from './book.ts';
import { PLAYERS } from './players.ts';
import { SITUATIONS } from './situations.ts';
import { tell } from './story.ts';

const NAMES = Object.keys(BOOK) as StoryName[];

test.each(NAMES)('%s still goes as it was found', (name) => {
  const { deeds, match } = read(name);
  expect(deeds).toHaveLength(BOOK[name].deeds);
  expect(SITUATIONS[BOOK[name].until](match.state.table)).toBe(true);
});

test('the stories contain every decision a person can take', () => {
  const kinds = new Set(NAMES.flatMap((name) => read(name).deeds.map(({ action }) => action.type)));
  const all: Action['type'][] = [
    'move',
    'fly',
    'guide',
    'shoreUp',
    'give',
    'capture',
    'endActions',
    'discard',
    'swim',
    'drown',
    'lift',
    'sandbag',
    'liftOff',
  ];
  expect([...kinds].sort()).toEqual([...all].sort());
});

test('a story that does not come to its end in time is not told', () => {
  const { beginning } = read('skull');
  expect(tell({ beginning, player: PLAYERS.idle, until: SITUATIONS.escaped, most: 50 })).toBeNull();
});
