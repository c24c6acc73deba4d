import { expect, test } from '@jest/globals';
import { type Card, DECK, TREASURES } from '@landfall/shared/games/forbidden-island/cards.ts';
import { ROLES } from '@landfall/shared/games/forbidden-island/roles.ts';
import { backUrl, bareCardUrl, cardUrl, DECKS, iconUrl, pawnUrl, treasureUrl, UI_ICONS } from '../names.ts';
import { pageFiles } from './page-pictures.ts';

const files = pageFiles();
const fileOf = (url: string) => files.get(url.replace('/generated/', ''));

test.each(Object.keys(DECK) as Card[])('card %s has its picture, with and without room for a title', (card) => {
  for (const url of [cardUrl(card), bareCardUrl(card)]) expect(fileOf(url)).toContain('250');
});
test.each(DECKS)('the %s deck has its back', (deck) => expect(fileOf(backUrl(deck))).toContain('250'));
test.each(ROLES)('role %s has its pawn', (role) => expect(fileOf(pawnUrl(role))).toContain('<svg'));
test.each(TREASURES)('treasure %s has its badge', (treasure) =>
  expect(fileOf(treasureUrl(treasure))).toContain('<svg'),
);

test.each(UI_ICONS)('symbol %s is on the sheet, in the colour of the text', (icon) => {
  const [sheet, name] = iconUrl(icon).split('#');
  const symbol = fileOf(sheet!)!.match(new RegExp(`<symbol id="${name}".*?</symbol>`))?.[0];
  expect(symbol).toContain('fill="currentColor"');
});

test('no two symbols are the same', () => {
  const paths = [...fileOf('/generated/icons.svg')!.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);
  expect(new Set(paths).size).toBe(UI_ICONS.length);
});
