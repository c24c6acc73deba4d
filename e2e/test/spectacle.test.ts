import { replay } from '@landfall/shared/engine/recording.ts';
import { MOST_WAITING } from '../../client/src/board/queue.ts';
import { openHouse } from '../src/house.ts';
import { chooseInMenu, playAlone, QUIET, seedTables } from '../src/people/alone.ts';
import { type Person, wordsOf } from '../src/people/person.ts';
import { waitForScreen } from '../src/screen/agree.ts';
import { expectedScreen } from '../src/screen/expect.ts';
import { game, type Match } from '../src/stories/story.ts';

/** CPUs and cards take the time that they take for people. */
const scene = openHouse({}, { webgl: true });

const SEATS = 4;
/** So many sentences of the log are watched at the pace of people. */
const WATCHED = 24;
/** How long that and the rest of the game may take on a busy machine. */
const PACED_MS = 90_000;
const REST_MS = 120_000;

/** Notes how far the page is behind, again and again. */
const followLag = ({ page }: Person) =>
  page.evaluate(() => {
    const lag = { most: 0 };
    setInterval(() => {
      lag.most = Math.max(lag.most, window.__landfall?.behind?.() ?? 0);
    }, 50);
    Object.assign(window, { lag });
  });
const mostBehind = ({ page }: Person): Promise<number> =>
  page.evaluate(() => (window as unknown as { lag: { most: number } }).lag.most);

/** Lets a hard CPU play in one's own place, too. */
async function lookOn(person: Person): Promise<void> {
  const say = wordsOf(person);
  await chooseInMenu(person, say('lobby.people'));
  await person.page.getByRole('combobox', { name: say('cpu.whoPlays', { seat: 1 }) }).selectOption('hard');
  await person.page.keyboard.press('Escape');
}

async function hurry(person: Person): Promise<void> {
  const say = wordsOf(person);
  await chooseInMenu(person, say('lobby.people'));
  await person.page.getByRole('combobox', { name: say('cpu.pace') }).selectOption('instant');
  await person.page.keyboard.press('Escape');
}

/** The end of the game by the rules, from the log of the server. */
async function endOf({ page }: Person): Promise<Match> {
  const path = `/api/tables/${new URL(page.url()).pathname.split('/').at(-1)}/rounds/1/replay`;
  const { setting, seed, log } = await page.evaluate(async (address) => (await fetch(address)).json(), path);
  return replay(game, { format: 2, game: game.id, setting, seed, log });
}

scene('four hard CPUs play: the page keeps up, answers meanwhile, and ends with what the server has', async (house) => {
  const ann = await house.person('Ann', 'laptop');
  const { page } = ann;
  const say = wordsOf(ann);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await seedTables(ann, QUIET);
  await playAlone(ann, house.url, { game: 'forbiddenIsland', cpus: SEATS - 1, level: 'hard' });
  await lookOn(ann);
  await followLag(ann);

  const told = page.getByRole('log').first().locator('li');
  for (let seen = 0; seen < WATCHED; seen += 6) {
    await told.nth(seen).waitFor({ timeout: PACED_MS });
    await ann.hands.press(page.getByRole('button', { name: new RegExp(`^${say('forbiddenIsland.decks.flood')}`) }));
    await page.getByRole('dialog', { name: say('forbiddenIsland.decks.discardFlood') }).waitFor();
    await page.keyboard.press('Escape');
  }
  await told.nth(WATCHED).waitFor({ timeout: PACED_MS });
  expect(await mostBehind(ann)).toBeLessThanOrEqual(2 * MOST_WAITING);

  await hurry(ann);
  await page.locator('dialog.result').waitFor({ timeout: REST_MS });
  const names = [
    say('cpu.playing', { name: ann.name }),
    ...Array.from({ length: SEATS - 1 }, (_, n) => say('cpu.name', { seat: n + 2 })),
  ];
  await waitForScreen(ann, expectedScreen(await endOf(ann), { seat: 0, language: ann.language }, names));
});
