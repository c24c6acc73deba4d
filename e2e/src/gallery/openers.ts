import { type Person, wordsOf } from '../people/person.ts';

/** What leads from a person's page to a view of it. */
export type Opener = (person: Person) => Promise<unknown>;

/** The view is there already. */
export const asItIs: Opener = async () => {};

/** Presses a button of the action bar. */
export const action =
  (name: 'move' | 'give' | 'special' | 'endTurn'): Opener =>
  ({ page, language }) => {
    const say = wordsOf({ language });
    const bar = page.getByRole('toolbar', { name: say('forbiddenIsland.actions.label') });
    return bar.getByRole('button', { name: say(`forbiddenIsland.actions.${name}`), exact: true }).click();
  };

/** Opens the menu of a game. */
export const menu: Opener = ({ page, language }) => {
  const name = wordsOf({ language })('common.menu');
  return page.getByRole('navigation', { name }).getByRole('button', { name }).click();
};

/** Chooses an entry of it. */
export const entry =
  (
    key: 'common.rules' | 'common.log' | 'lobby.people' | 'forbiddenIsland.decks.label' | 'forbiddenIsland.tools.sound',
  ): Opener =>
  async (person) => {
    await menu(person);
    await person.page.getByRole('menuitem', { name: wordsOf(person)(key), exact: true }).click();
  };

/** Looks at what the server has committed itself to. */
export const seal: Opener = async (person) => {
  await entry('lobby.people')(person);
  await person.page.getByText(wordsOf(person)('lobby.seal')).click();
};

/** Begins a Helicopter Lift, for somebody who holds Sandbags too. */
export const helicopter: Opener = async (person) => {
  await action('special')(person);
  const name = wordsOf(person)('forbiddenIsland.cards.helicopter');
  await person.page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
};

export const helicopterFlies: Opener = async (person) => {
  await helicopter(person);
  await person.page.getByRole('button', { name: wordsOf(person)('forbiddenIsland.lift.next') }).click();
};

/** Opens the first entry of a list of the page: a player, a card. */
export const first =
  (list: 'forbiddenIsland.players.label' | 'forbiddenIsland.hand.label'): Opener =>
  ({ page, language }) =>
    page
      .getByRole('list', { name: wordsOf({ language })(list) })
      .getByRole('button')
      .first()
      .click();

export const floodPile: Opener = ({ page, language }) =>
  page.getByRole('button', { name: new RegExp(`^${wordsOf({ language })('forbiddenIsland.decks.flood')}`) }).click();

/** Chooses a tile to which one could move, and which one could shore up. */
export const tileMenu: Opener = ({ page, hands, language }) => {
  const say = wordsOf({ language });
  const both = `${say('forbiddenIsland.can.move')}, ${say('forbiddenIsland.can.shoreUp')}`;
  return hands.tile(page.getByRole('grid').getByRole('button', { name: both }).first());
};

/** Looks at the island behind the window that has opened by itself. */
export const behind: Opener = ({ page }) => page.keyboard.press('Escape');

/** Asks for a hint, and again where a busy machine had no time to think. */
export const hint: Opener = async ({ page, language }) => {
  const said = page.getByRole('region', { name: wordsOf({ language })('hints.label') }).getByRole('button');
  for (let tries = 0; tries < 4 && !(await said.first().isVisible()); tries++) {
    await page.keyboard.press('h');
    await said
      .first()
      .waitFor({ timeout: 12_000 })
      .catch(() => {});
  }
};

/** Shows what the coming flood may do; it is remembered. */
export const danger: Opener = async ({ page }) => {
  const marks = page.locator('.danger-marks svg').first();
  if (!(await marks.isVisible())) await page.keyboard.press('d');
  await marks.waitFor();
};

/** Watches the game again that is being played or over here. */
export const replay: Opener = async ({ page }) => {
  await page.goto(`${page.url()}/replay/1`);
  await page.locator('.replay-bar').waitFor();
};

/** Goes on in the first lesson by so many things to read. */
export const coached =
  (steps: number): Opener =>
  async ({ page, language }) => {
    const goAhead = page.getByRole('button', { name: wordsOf({ language })('forbiddenIsland.coach.goAhead') });
    for (let step = 0; step < steps; step++) await goAhead.click();
  };
