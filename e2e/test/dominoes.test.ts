import { openHouse } from '../src/house.ts';
import { type Person, wordsOf } from '../src/people/person.ts';
import { atTable, enter, getReady, startGame } from '../src/people/table.ts';
import { untilStill } from '../src/screen/still.ts';

const scene = openHouse();

/** More moves than any round has. */
const MOST_MOVES = 120;

interface Wishes {
  seed: string;
  target?: 'round' | '50';
}

/** Creates a table of two for Dominoes on the home page. Resolves to its link. */
async function createTable(host: Person, url: string, { seed, target = 'round' }: Wishes): Promise<string> {
  const { page, hands, name } = host;
  const say = wordsOf(host);
  const group = (label: string) => page.getByRole('group', { name: label });
  await page.goto(url);
  await hands.write(page.getByRole('textbox', { name: say('home.yourName') }), name);
  await hands.pick(group(say('home.game')), say('dominoes.name'));
  await hands.press(page.locator('summary').filter({ hasText: say('home.options') }));
  await hands.pick(group(say('dominoes.options.target.label')), say(`dominoes.options.target.values.${target}`));
  await hands.write(page.getByRole('textbox', { name: say('setting.seed') }), seed);
  await hands.press(page.getByRole('button', { name: say('home.create') }));
  return page.getByRole('textbox', { name: say('lobby.link') }).inputValue();
}

const button = (person: Person, name: string) => person.page.getByRole('button', { name, exact: true });
const prompt = ({ page }: Person) => page.locator('.domino-prompt [role=status]');
const isOver = ({ page }: Person) => page.getByRole('dialog').isVisible();
const line = ({ page }: Person) => page.locator('.domino-line').getAttribute('aria-label');

/** Draws, passes or lays the first tile that fits, if this person is to decide; tells whether that was so. */
async function move(person: Person): Promise<boolean> {
  const { page, hands, style } = person;
  const say = wordsOf(person);
  for (const without of ['dominoes.buttons.draw', 'dominoes.buttons.pass'] as const)
    if (await button(person, say(without)).isVisible()) {
      await hands.press(button(person, say(without)));
      return true;
    }
  const fitting = page.getByRole('button', { name: say('dominoes.hand.fits', { tile: '' }).trim() }).first();
  if (!(await fitting.isVisible())) return false;
  if (style === 'keyboard') await layByKeys(person);
  else {
    await hands.press(fitting);
    const end = page.locator('.domino-end-takes').last();
    if (await end.isVisible()) await hands.press(end);
  }
  return true;
}

/** Steps through the hand until an end lights up, and lays the tile there. */
async function layByKeys({ page }: Person): Promise<void> {
  for (let keys = 0; keys < 30 && (await page.locator('.domino-end-picked').count()) === 0; keys++)
    await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** Everybody plays until the round is over. */
async function playRound(people: readonly Person[], each: (moves: number) => Promise<void> = async () => {}) {
  for (let moves = 0; moves < MOST_MOVES; )
    for (const person of people) {
      await untilStill(person.page);
      if (await isOver(person)) return;
      const before = await person.page.evaluate(told);
      if (!(await move(person))) continue;
      await person.page.waitForFunction((was) => document.querySelector('.domino-page')?.textContent !== was, before);
      await each(moves++);
    }
  throw new Error('The round does not end.');
}

/** All that the page says, which every move changes. Runs inside the page. */
const told = () => document.querySelector('.domino-page')?.textContent ?? '';

scene('two people play a round by mouse and by touch, through a reload, while somebody watches', async (house) => {
  const ann = await house.person('Ann', 'laptop');
  const ben = await house.person('Ben', 'phone');
  const eve = await house.person('Eve', 'phoneOnItsSide');
  const link = await createTable(ann, house.url, { seed: 'ivory' });
  await enter(ben, link);
  await getReady(ben);
  await enter(eve, link, { watch: true });
  await startGame(ann);
  await playRound([ann, ben], async (moves) => {
    if (moves !== 5) return;
    await ben.page.reload();
    await prompt(ben).waitFor();
  });
  for (const person of [ann, ben, eve]) await person.page.getByRole('dialog').waitFor();
  expect(new Set(await Promise.all([ann, ben, eve].map(line))).size).toBe(1);
  expect(await eve.page.locator('[data-tile]').count()).toBe(0);
  for (const person of [ben, ann]) await person.hands.press(button(person, wordsOf(person)('dominoes.over.again')));
  await Promise.all([atTable(ann), atTable(ben)]);
});

scene('somebody plays against a CPU by keys alone, and on into the next round', async (house) => {
  const ann = await house.person('Ann', 'keyboard');
  const say = wordsOf(ann);
  await createTable(ann, house.url, { seed: 'felt', target: '50' });
  await ann.hands.press(button(ann, say('cpu.addAt', { seat: 2 })));
  await startGame(ann);
  await playRound([ann]);
  const window = ann.page.getByRole('dialog', { name: say('dominoes.round.title', { n: 1 }) });
  await ann.hands.press(window.getByRole('button', { name: say('dominoes.buttons.ready') }));
  await window.waitFor({ state: 'hidden' });
  await ann.page.getByText(say('dominoes.turn.round', { n: 2, target: 50 })).waitFor();
  expect(await ann.page.locator('[data-tile]').count()).toBe(7);
});
