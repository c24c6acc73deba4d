import { openHouse } from '../src/house.ts';
import { type Person, wordsOf } from '../src/people/person.ts';
import { atTable, enter, getReady, startGame } from '../src/people/table.ts';
import { untilStill } from '../src/screen/still.ts';

const scene = openHouse();

interface Wishes {
  rule?: 'freestyle' | 'renju';
  opening?: 'free' | 'swap2';
}

/** Creates a table for Gomoku on the home page, whose host begins. Resolves to its link. */
async function createTable(host: Person, url: string, { rule = 'freestyle', opening = 'free' }: Wishes = {}) {
  const { page, hands, name } = host;
  const say = wordsOf(host);
  const group = (label: string) => page.getByRole('group', { name: label });
  await page.goto(url);
  await hands.write(page.getByRole('textbox', { name: say('home.yourName') }), name);
  await hands.pick(group(say('home.game')), say('gomoku.name'));
  await hands.press(page.locator('summary').filter({ hasText: say('home.options') }));
  await hands.pick(group(say('gomoku.options.rule.label')), say(`gomoku.options.rule.values.${rule}`));
  await hands.pick(group(say('gomoku.options.opening.label')), say(`gomoku.options.opening.values.${opening}`));
  await hands.pick(group(say('gomoku.options.first.label')), say('gomoku.options.first.values.1'));
  await hands.press(page.getByRole('button', { name: say('home.create') }));
  return page.getByRole('textbox', { name: say('lobby.link') }).inputValue();
}

const button = (person: Person, name: string) => person.page.getByRole('button', { name, exact: true });
const point = ({ page }: Person, name: string) => page.locator(`.board-grid button[aria-label^="${name},"]`);
const stones = ({ page }: Person) => page.locator('.stone').count();
const isAsked = ({ page }: Person) => page.locator('.gomoku-prompt.is-mine').waitFor();

/** Places a stone as this person does: with a click, with two touches, or with the frame that keys move. */
async function place(person: Person, name: string): Promise<void> {
  const { page, style } = person;
  await isAsked(person);
  await untilStill(page);
  const before = await stones(person);
  if (style === 'keyboard') await placeByKeys(person, name);
  else {
    const { x, y, width, height } = (await point(person, name).boundingBox())!;
    const [across, down] = [x + width / 2, y + height / 2];
    if (style === 'mouse') await page.mouse.click(across, down);
    else {
      await page.touchscreen.tap(across, down);
      expect(await stones(person)).toBe(before);
      await page.touchscreen.tap(across, down);
    }
  }
  await page.waitForFunction((was) => document.querySelectorAll('.stone').length > was, before);
}

/** Digits move the frame to the left and up until it comes out at the other side and arrives. */
async function placeByKeys({ page }: Person, name: string): Promise<void> {
  const here = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await page.keyboard.press('4');
  for (const [key, has] of [
    ['4', (label: string) => label[0] === name[0]],
    ['8', (label: string) => label.startsWith(`${name},`)],
  ] as const)
    for (let steps = 0; steps < 15 && !has(await here()); steps++) await page.keyboard.press(key);
  await page.keyboard.press('5');
}

/** Two people place stones in turn, the first of them first. */
async function placeAll(first: Person, second: Person, names: string): Promise<void> {
  for (const [nth, name] of names.split(' ').entries()) await place(nth % 2 === 0 ? first : second, name);
}

const result = ({ page }: Person) => page.getByRole('dialog');
const title = (person: Person) => result(person).getByRole('heading').textContent();

scene('two people play through a reload, take the end back, and swap colours for another game', async (house) => {
  const ann = await house.person('Ann', 'laptop');
  const ben = await house.person('Ben', 'phone');
  const eve = await house.person('Eve', 'phoneOnItsSide');
  const link = await createTable(ann, house.url);
  await enter(ben, link);
  await getReady(ben);
  await enter(eve, link, { watch: true });
  await startGame(ann);
  await placeAll(ann, ben, 'H8 I9 H9 I8');
  await ben.page.reload();
  await placeAll(ann, ben, 'H10 I10 H7 I7 H11');
  for (const person of [ann, ben, eve]) {
    await person.page.getByRole('dialog').waitFor();
    expect(await person.page.locator('.winning-row').count()).toBeGreaterThan(0);
  }
  expect(await Promise.all([ann, ben, eve].map(title))).toEqual(['You win!', 'Ann wins', 'Ann wins']);
  await ben.hands.press(result(ben).getByRole('button', { name: wordsOf(ben)('undo.short') }));
  await ann.hands.press(button(ann, wordsOf(ann)('undo.agree')));
  for (const person of [ann, ben]) await result(person).waitFor({ state: 'hidden' });
  await place(ann, 'H6');
  for (const person of [ann, ben, eve]) await result(person).waitFor();
  for (const person of [ben, ann]) await person.hands.press(button(person, wordsOf(person)('gomoku.over.again')));
  await Promise.all([atTable(ann), atTable(ben)]);
  await startGame(ann);
  await place(ben, 'H8'); // whoever was second begins
});

scene(
  'in renju a forbidden point is marked and refused; a draw is offered, declined and offered again',
  async (house) => {
    const ann = await house.person('Ann', 'laptop');
    const ben = await house.person('Ben', 'phone');
    const say = wordsOf(ann);
    const link = await createTable(ann, house.url, { rule: 'renju' });
    await enter(ben, link);
    await getReady(ben);
    await startGame(ann);
    await placeAll(ann, ben, 'F8 A1 G8 O1 H9 A15 H10 O15');
    await isAsked(ann);
    await untilStill(ann.page);
    expect(await ann.page.locator('.forbidden path').count()).toBe(1);
    expect(await ben.page.locator('.forbidden path').count()).toBe(0);
    const { x, y, width, height } = (await point(ann, 'H8').boundingBox())!;
    await ann.page.mouse.click(x + width / 2, y + height / 2);
    await ann.page.getByText(say('gomoku.whyNot.doubleThree')).waitFor();
    expect(await stones(ann)).toBe(8);

    const offer = async (answer: 'accept' | 'decline') => {
      await ann.hands.press(button(ann, say('gomoku.actions.offerDraw')));
      await ann.hands.press(ann.page.getByRole('dialog').getByRole('button', { name: say('gomoku.draw.confirm') }));
      await ben.hands.press(button(ben, say(`gomoku.buttons.${answer}`)));
    };
    await offer('decline');
    await place(ann, 'I8');
    await place(ben, 'B2');
    await offer('accept');
    for (const person of [ann, ben]) await person.page.getByRole('dialog', { name: say('gomoku.over.draw') }).waitFor();
  },
);

scene('somebody plays against a CPU by keys alone, takes a move back, and resigns', async (house) => {
  const ann = await house.person('Ann', 'keyboard');
  const say = wordsOf(ann);
  await createTable(ann, house.url);
  await ann.hands.press(button(ann, say('cpu.addAt', { seat: 2 })));
  await startGame(ann);
  await place(ann, 'H8');
  await place(ann, 'C3');
  await isAsked(ann);
  await untilStill(ann.page);
  expect(await stones(ann)).toBe(4);
  await ann.hands.press(ann.page.getByRole('button', { name: say('undo.one', { n: 2 }) }));
  await ann.page.waitForFunction(() => document.querySelectorAll('.stone').length === 2);
  await place(ann, 'D12');
  await ann.hands.press(button(ann, say('gomoku.actions.resign')));
  await ann.hands.press(ann.page.getByRole('dialog').getByRole('button', { name: say('gomoku.resign.confirm') }));
  await ann.page
    .getByText(say('gomoku.over.lost', { name: say('cpu.name', { seat: 2 }) }))
    .first()
    .waitFor();
  await ann.hands.press(result(ann).getByRole('button', { name: say('undo.short') }));
  await result(ann).waitFor({ state: 'hidden' });
  await place(ann, 'M4');
});

scene('a Swap2 opening between two people', async (house) => {
  const ann = await house.person('Ann', 'smallWindow');
  const ben = await house.person('Ben', 'laptop');
  const say = wordsOf(ben);
  const link = await createTable(ann, house.url, { opening: 'swap2' });
  await enter(ben, link);
  await getReady(ben);
  await startGame(ann);
  for (const name of ['H8', 'I9', 'K6']) await place(ann, name);
  await ben.hands.press(button(ben, say('gomoku.buttons.add')));
  for (const name of ['G10', 'F5']) await place(ben, name);
  await ann.hands.press(button(ann, say('gomoku.buttons.black')));
  await place(ben, 'J8'); // Ben has White, and White goes on
  await place(ann, 'E9');
});
