import type { BotLevel } from '@landfall/shared/engine/bot.ts';
import type { en } from '../../../client/src/i18n/en.ts';
import { type Person, wordsOf } from './person.ts';

type Texts = typeof en;
/** The section of a game in the language files: each of them is praised in the list of games, and nothing else is. */
type GameSection = { [S in keyof Texts]: Texts[S] extends { pitch: string } ? S : never }[keyof Texts];

/** How long CPUs may take for their turns on a busy machine. */
const TURNS_MS = 60_000;

/** A game against CPUs that is begun with one press. */
export interface AloneGame {
  game: GameSection;
  /** As many as there are without a choice, when left out. */
  cpus?: number;
  /** Easy ones when left out. */
  level?: BotLevel;
}

/**
 * With this seed no water rises in the first four turns, whatever anybody does, for two adventurers and for four. For two the
 * first seat begins, and nobody can interrupt a turn of the first two with a special card.
 */
export const QUIET = 'quiet 36';

/** Gives the tables that this person opens from now on a known order of cards. */
export const seedTables = ({ context }: Person, seed: string): Promise<unknown> =>
  context.route('**/api/tables', (route) =>
    route.request().method() === 'POST'
      ? route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), seed }) })
      : route.continue(),
  );

/** Begins a game against CPUs from the home page. */
export async function playAlone(person: Person, url: string, { game, cpus, level = 'easy' }: AloneGame): Promise<void> {
  const { page, hands, name } = person;
  const say = wordsOf(person);
  await page.goto(url);
  await hands.write(page.getByRole('textbox', { name: say('home.yourName') }), name);
  const alone = page.getByRole('region', { name: say('solo.title') });
  await hands.press(alone.locator('summary'));
  await hands.pick(alone.getByRole('group', { name: say('home.game') }), say(`${game}.name`));
  if (cpus) await hands.pick(alone.getByRole('group', { name: say('solo.cpus') }), String(cpus));
  await hands.pick(alone.getByRole('group', { name: say('solo.level') }), say(`cpu.level.${level}`));
  await hands.press(page.getByRole('button', { name: say('solo.start'), exact: true }));
  await page.getByRole('navigation', { name: say('common.menu') }).waitFor();
}

/** Chooses an entry of the menu of a game. */
export async function chooseInMenu(person: Person, entry: string): Promise<void> {
  const menu = wordsOf(person)('common.menu');
  await person.hands.press(person.page.getByRole('navigation', { name: menu }).getByRole('button', { name: menu }));
  await person.hands.press(person.page.getByRole('menuitem', { name: entry }));
}

/** Lets CPUs play as fast as they can, also in one's own place. */
export async function handOver(person: Person): Promise<void> {
  const say = wordsOf(person);
  await chooseInMenu(person, say('lobby.people'));
  await person.page.getByRole('combobox', { name: say('cpu.pace') }).selectOption('instant');
  await person.page.keyboard.press('Escape');
  await chooseInMenu(person, say('cpu.handOver'));
}

/** The same on an island, on one's own turn: only then does nothing move. An unlucky island is lost before it. */
export async function handOverIsland(person: Person): Promise<void> {
  const over = person.page.locator('dialog.result');
  await person.page.locator('.turn-mine').or(over).first().waitFor({ timeout: TURNS_MS });
  if (!(await over.isVisible())) await handOver(person);
}
