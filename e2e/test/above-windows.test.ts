import { faultsEverywhere } from '../src/gallery/fits.ts';
import { openHouse } from '../src/house.ts';
import { type Person, wordsOf } from '../src/people/person.ts';
import { enter, getReady, startGame } from '../src/people/table.ts';
import { untilStill } from '../src/screen/still.ts';

const scene = openHouse();

/** Everything that is read out by itself, as a screen reader finds it in the page. */
async function heard({ page, context }: Person): Promise<string[]> {
  const tools = await context.newCDPSession(page);
  const { nodes } = await tools.send('Accessibility.getFullAXTree');
  await tools.detach();
  return nodes.filter(({ ignored }) => !ignored).map(({ role }) => String(role?.value));
}

scene('whoever is asked something while a window is open hears it and can answer over the window', async (house) => {
  const ann = await house.person('Ann', 'laptop');
  const ben = await house.person('Ben', 'laptop');
  const say = wordsOf(ben);
  const options = { size: '15', rule: 'freestyle', opening: 'free', first: '1' };
  const table = { game: 'gomoku', seats: 2, options, seed: '', listed: true };
  const made = await ann.page.request.post(`${house.url}/api/tables`, { data: table });
  const link = `${house.url}/t/${(await made.json()).code}`;
  await enter(ann, link);
  await enter(ben, link);
  await getReady(ben);
  await startGame(ann);
  await untilStill(ann.page);
  await ann.page.locator('.board-grid button').nth(112).focus();
  await ann.page.keyboard.press('Enter');
  await ben.page.locator('.stone').waitFor();

  const menu = ben.page.getByRole('navigation', { name: say('common.menu') });
  await ben.hands.press(menu.getByRole('button', { name: say('common.menu') }));
  await ben.hands.press(ben.page.getByRole('menuitem', { name: say('common.log') }));
  const window = ben.page.getByRole('dialog');
  await window.waitFor();
  await ann.hands.press(ann.page.getByRole('button', { name: say('undo.ask') }));
  await ann.hands.press(ann.page.getByRole('dialog').getByRole('button', { name: say('undo.askNow') }));
  const agree = ben.page.getByRole('button', { name: say('undo.agree') });
  await agree.waitFor();
  expect(await heard(ben)).toEqual(expect.arrayContaining(['dialog', 'alert', 'log']));
  expect(await faultsEverywhere(ben.page)).toEqual([]);

  await ben.hands.press(agree);
  await ben.page.locator('.stone').waitFor({ state: 'detached' });
  expect(await window.count()).toBe(1);
});
