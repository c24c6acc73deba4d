import { GAME_ICONS } from '../../art/icons/game-icons.ts';
import { ICON_AUTHORS } from './icon-authors.ts';

test('everybody whose icons are used is credited, and nobody else', () => {
  const words = (name: string) => name.toLowerCase().replaceAll(' ', '-');
  const used = new Set(Object.values(GAME_ICONS).map(({ author }) => words(author)));
  expect([...used].sort()).toEqual(ICON_AUTHORS.map(words).sort());
});
