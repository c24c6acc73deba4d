import type { Locator } from 'playwright-core';
import { openHouse } from '../src/house.ts';
import { begun, playAll } from '../src/people/party.ts';
import { forgive, type Person, wordsOf } from '../src/people/person.ts';
import { hearTheEnd } from '../src/people/result.ts';
import { atTable, createTable, enter, getReady, optionText, pickOption, startGame } from '../src/people/table.ts';
import { read } from '../src/stories/book.ts';

const scene = openHouse();

const button = ({ page }: Person, name: string) => page.getByRole('button', { name, exact: true });

/** What has been agreed, by the names of the options. */
const agreed = (list: Locator): Promise<Record<string, string>> =>
  list.evaluate((all) =>
    Object.fromEntries(
      [...all.children].map((one) => [one.querySelector('dt')?.textContent, one.querySelector('dd')?.textContent]),
    ),
  );

scene('what is agreed in the lobby holds in the game: options, roles, and seats that were swapped', async (house) => {
  const story = read('agreed');
  const { options, roles, seed } = story.beginning;
  const ann = await house.person('Ann', 'laptop');
  const ben = await house.person('Ben', 'phone');
  const say = wordsOf(ann);
  const link = await createTable(ann, house.url, { seats: 2, options: { level: 'novice' }, seed });
  await enter(ben, link);

  await ann.hands.press(button(ann, say('lobby.change')));
  for (const [option, value] of Object.entries(options)) {
    await pickOption(ann, option, value);
    const { label, value: text } = optionText(say, option, value);
    await ben.page.locator('.settings dl > div').filter({ hasText: label }).getByText(text, { exact: true }).waitFor();
  }
  await ann.hands.press(button(ann, say('lobby.settingsDone')));

  const role = say('forbiddenIsland.seatOptions.role.label');
  const wishes = [roles![1]!, roles![0]!]; // they swap seats yet, and take what they chose along
  for (const [seat, person] of [ann, ben].entries()) {
    const wish = say(`forbiddenIsland.seatOptions.role.values.${wishes[seat]!}`);
    await person.hands.press(button(person, `${role}: ${say('forbiddenIsland.seatOptions.role.values.any')}`));
    await person.hands.press(person.page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${wish}`) }));
    await button(person, `${role}: ${wish}`).waitFor();
  }
  await ann.hands.press(button(ann, say('lobby.swapWith', { name: 'Ben' })));
  await ben.hands.press(button(ben, say('lobby.swapAccept')));
  const first = ann.page.locator('.seat').first();
  await first.getByText('Ben', { exact: true }).waitFor();
  await first.getByText(say(`forbiddenIsland.seatOptions.role.values.${wishes[1]!}`)).waitFor();

  await getReady(ben);
  await startGame(ann);
  const { beginning } = story;
  const party = await begun({ players: [ben, ann], watchers: [], link, windows: false, beginning });
  await ben.hands.press(button(ben, say('common.menu')));
  await ben.hands.press(ben.page.getByRole('menuitem', { name: say('common.rules'), exact: true }));
  const texts = Object.entries(options).map(([option, value]) => optionText(say, option, value));
  expect(await agreed(ben.page.locator('.table-settings'))).toMatchObject(
    Object.fromEntries(texts.map(({ label, value }) => [label, value])),
  );
  await ben.page.keyboard.press('Escape');
  await playAll(party, story.deeds);
  await hearTheEnd(party, 'drowned');
});

scene('the host sends somebody away, and the seat is open again', async ({ url, person }) => {
  const { beginning } = read('act');
  const [ann, ben] = [await person('Ann', 'laptop'), await person('Ben', 'phone')];
  const say = wordsOf(ann);
  const link = await createTable(ann, url, beginning);
  await enter(ben, link);
  for (const { page } of [ann, ben]) await page.reload();
  await Promise.all([ann, ben].map(atTable)); // in the seats they had, without a word
  expect(await ann.page.getByRole('button', { name: say('lobby.sitAt', { seat: 2 }) }).count()).toBe(0);
  await ann.hands.press(ann.page.getByRole('button', { name: say('lobby.kickName', { name: 'Ben' }) }));
  await ann.hands.press(ann.page.getByRole('dialog').getByRole('button', { name: say('lobby.kick') }));
  await ben.page.getByRole('heading', { name: say('status.kickedTitle') }).waitFor();
  await ann.page.getByRole('button', { name: say('lobby.sitAt', { seat: 2 }) }).waitFor();
  await ben.page.reload();
  await ben.page.getByRole('heading', { name: say('status.kickedTitle') }).waitFor();
  forgive(ben, /403/);
});
