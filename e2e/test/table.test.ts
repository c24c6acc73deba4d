import type { Locator } from 'playwright-core';
import { openHouse } from '../src/house.ts';
import { act, agree, playAll, showsTo } from '../src/people/party.ts';
import { openTab, type Person, wordsOf } from '../src/people/person.ts';
import { resultOf } from '../src/people/result.ts';
import { atTable, startGame } from '../src/people/table.ts';
import { read } from '../src/stories/book.ts';
import { begin } from '../src/stories/story.ts';
import type { Language } from '../src/words.ts';

const scene = openHouse();

scene('somebody who watches sees everything and can do nothing', async ({ party: call }) => {
  const { beginning, deeds } = read('act');
  const party = await call({ beginning, devices: ['laptop', 'phone'], watched: true });
  await playAll(party, deeds);
  const [eve] = party.watchers as [Person];
  const say = wordsOf(eve);
  await eve.page.reload();
  await showsTo(party, eve, null);
  await eve.page.getByText(say('forbiddenIsland.watching')).waitFor();
  expect(await eve.page.getByRole('toolbar', { name: say('forbiddenIsland.actions.label') }).count()).toBe(0);
  expect(await eve.page.locator('.prompt').getByRole('button').count()).toBe(0);
  for (const tile of await eve.page.getByRole('grid').getByRole('button').all()) await eve.hands.tile(tile);
  expect(await eve.page.getByRole('menuitem').count()).toBe(0);
  await agree(party);
});

scene('whoever comes late, or in a new tab, reads the whole log of the game', async ({ party: call, person }) => {
  const { beginning, deeds } = read('act');
  const party = await call({ beginning, devices: ['laptop', 'keyboard'] });
  await playAll(party, deeds);
  const [ann, ben] = party.players as [Person, Person];
  const [anns, bens] = [await logOf(ann).allTextContents(), await logOf(ben).allTextContents()];
  expect(anns.length).toBeGreaterThan(deeds.length);
  const eve = await person('Eve', 'laptop');
  const say = wordsOf(eve);
  await eve.page.goto(party.link);
  await eve.hands.write(eve.page.getByRole('textbox', { name: say('home.yourName') }), eve.name);
  await eve.hands.press(eve.page.getByRole('button', { name: say('join.watch') }));
  await showsTo(party, eve, null);
  await logOf(eve)
    .nth(anns.length - 1)
    .waitFor();
  // Of two people one reads who it was, where the other reads that it was they.
  const eves = await logOf(eve).allTextContents();
  expect(eves).toEqual(anns.map((line, n) => (line === eves[n] ? line : bens[n])));

  await openTab(ann);
  await ann.page.goto(party.link);
  await showsTo(party, ann, 0);
  await logOf(ann)
    .nth(anns.length - 1)
    .waitFor();
  expect(await logOf(ann).allTextContents()).toEqual(anns);
});

const logOf = ({ page }: Person): Locator => page.getByRole('log').first().locator('li');

scene('the language is switched in the middle of a game, and back', async ({ party: call }) => {
  const { beginning, deeds } = read('winForTwo');
  const party = await call({ beginning, devices: ['laptop', 'phone'] });
  const [first, ...others] = deeds.slice(0, 4);
  const [ann, ben] = party.players as [Person, Person];
  await speak(ann, 'zh-CN', '简体中文');
  await speak(ben, 'zh-CN', '简体中文');
  await agree(party);
  await act(party, first!);
  await ann.page.reload();
  await playAll(party, others);
  await speak(ann, 'en', 'English');
  await agree(party);
});

/** Switches the language in the menu of the game. */
async function speak(person: Person, language: Language, name: string): Promise<void> {
  const { page, hands } = person;
  const menu = wordsOf(person)('common.menu');
  await hands.press(page.getByRole('navigation', { name: menu }).getByRole('button', { name: menu }));
  await hands.press(page.getByRole('menuitemcheckbox', { name }));
  person.language = language;
}

scene('the same people play again', async ({ party: call }) => {
  const { beginning, deeds } = read('landingLost');
  const party = await call({ beginning, devices: ['laptop', 'phone'] });
  await playAll(party, deeds);
  const [ann, ben] = party.players as [Person, Person];
  const again = wordsOf(ben)('forbiddenIsland.over.again');
  for (const [seat, person] of party.players.entries()) {
    await person.page.reload(); // the end is still the end, and its window is there again
    await showsTo(party, person, seat);
  }
  await ben.hands.press(resultOf(ben, false).getByRole('button', { name: again }));
  await atTable(ben); // and is ready; Ann still has her result until she wants to play again, too
  await ann.page
    .getByText(wordsOf(ann)('lobby.wantsAgain', { n: 1, names: 'Ben' }))
    .first()
    .waitFor();
  await ann.hands.press(resultOf(ann, false).getByRole('button', { name: again }));
  await startGame(ann);
  party.match = begin(beginning); // the host chose the seed, so it is the same island
  await agree(party);
  await playAll(party, deeds);
});
