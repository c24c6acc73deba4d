import type { Locator } from 'playwright-core';
import { SIZES } from '../src/gallery/view.ts';
import { AT_ONCE, openHouse, type Scene } from '../src/house.ts';
import type { Party } from '../src/people/party.ts';
import { type Person, wordsOf } from '../src/people/person.ts';
import { untilStill } from '../src/screen/still.ts';
import { read } from '../src/stories/book.ts';
import { game } from '../src/stories/story.ts';

const scene = openHouse(AT_ONCE, { webgl: true });

/** Two people at the beginning of a game, whoever is on turn first. */
async function two({ party }: Pick<Scene, 'party'>): Promise<{ asked: Person; other: Person; host: Person }> {
  const { beginning } = read('act');
  const { players, match }: Party = await party({ beginning, devices: ['smallWindow', 'phone'] });
  const [seat = 0] = game.waitingFor(match.state.table);
  return { asked: players[seat]!, other: players[1 - seat]!, host: players[0]! };
}

const button = (person: Person, name: string): Locator =>
  person.page.getByRole('button', { name, exact: true }).and(person.page.locator(':visible'));
const told = (person: Person): Locator =>
  person.page.getByRole('region', { name: wordsOf(person)('hints.label'), exact: true });
const marks = ({ page }: Person): Locator => page.locator('.hint-frame, .hinted');
const dangers = ({ page }: Person): Locator => page.locator('.danger-marks svg');
const logged = ({ page }: Person) => page.locator('[role=log]').first().textContent();

/** Asks for a hint, and again where a busy machine had no time to think. */
async function getHint(person: Person): Promise<void> {
  const say = wordsOf(person);
  for (let tries = 0; tries < 4; tries++) {
    await person.hands.press(button(person, say('hints.ask')));
    const follow = button(person, say('hints.follow')).waitFor({ timeout: 12_000 });
    if (await follow.then(() => true).catch(() => false)) return;
  }
  throw new Error('No hint came.');
}

/** Opens the menu of the game. */
async function openMenu({ page, hands, language }: Person): Promise<void> {
  const menu = wordsOf({ language })('common.menu');
  await hands.press(page.getByRole('navigation', { name: menu }).getByRole('button', { name: menu }));
}

scene('a hint is asked for, seen and followed; nobody else sees it', async (house) => {
  const { asked, other } = await two(house);
  const say = wordsOf(asked);
  await openMenu(other);
  await other.hands.press(other.page.getByRole('menuitem', { name: say('hints.ask'), exact: true }));
  await told(other).getByText(say('hints.nothing')).waitFor();

  await getHint(asked);
  expect(await told(asked).getByRole('status').textContent()).toMatch(/\d%/);
  expect(await marks(asked).count()).toBeGreaterThan(0);
  expect([await marks(other).count(), await button(other, say('hints.follow')).count()]).toEqual([0, 0]);

  const before = await logged(other);
  await asked.hands.press(button(asked, say('hints.follow')));
  await other.page.waitForFunction((was) => document.querySelector('[role=log]')?.textContent !== was, before);
  await untilStill(asked.page);
  expect(await marks(asked).count()).toBe(0);
  await told(other).getByText(say('hints.nothing')).waitFor({ state: 'detached' });
});

scene('the danger of the coming flood is shown, remembered and hidden; the host switches it off', async (house) => {
  const { asked, other, host } = await two(house);
  const say = wordsOf(host);
  const danger = say('forbiddenIsland.danger.label');
  const legend = say('forbiddenIsland.danger.legend.sinks');
  const words = say('forbiddenIsland.danger.floods', { chance: '' }).trim();
  for (const person of [asked, other]) {
    const { page, hands } = person;
    expect(await dangers(person).count()).toBe(0);
    await openMenu(person);
    await hands.press(page.getByRole('menuitemcheckbox', { name: danger }));
    await dangers(person).first().waitFor();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.locator('.danger-legend').filter({ hasText: legend, visible: true }).waitFor();
    }
    expect(await page.locator(`[data-place][aria-label*="${words}"]`).count()).toBeGreaterThan(0);
    await page.keyboard.press('d');
    await dangers(person).first().waitFor({ state: 'detached' });
    expect(await page.locator(`[data-place][aria-label*="${words}"]`).count()).toBe(0);
    await page.keyboard.press('d');
    await page.reload();
    await dangers(person).first().waitFor();
  }

  await openMenu(host);
  await host.hands.press(host.page.getByRole('menuitem', { name: say('lobby.people'), exact: true }));
  await host.hands.press(host.page.getByRole('switch', { name: say('hints.setting') }));
  for (const person of [asked, other]) {
    await dangers(person).first().waitFor({ state: 'detached' });
    await button(person, say('hints.ask')).waitFor({ state: 'detached' });
  }
  const guest = host === asked ? other : asked;
  await openMenu(guest);
  expect(await guest.page.getByRole('menuitemcheckbox', { name: danger }).count()).toBe(0);
});
