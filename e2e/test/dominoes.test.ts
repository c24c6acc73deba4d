import type { Locator } from 'playwright-core';
import { openHouse } from '../src/house.ts';
import { openTab, type Person, wordsOf } from '../src/people/person.ts';
import { atTable, enter, getReady, startGame } from '../src/people/table.ts';
import { untilStill } from '../src/screen/still.ts';

const scene = openHouse();

/** More moves than any round has. */
const MOST_MOVES = 120;

interface Wishes {
  seed: string;
  seats?: number;
  draw?: 'draw' | 'block';
  target?: 'round' | '50' | '100';
}

/** Creates a table for Dominoes on the home page. Resolves to its link. */
async function createTable(host: Person, url: string, wishes: Wishes): Promise<string> {
  const { seed, seats = 2, draw = 'draw', target = 'round' } = wishes;
  const { page, hands, name } = host;
  const say = wordsOf(host);
  const group = (label: string) => page.getByRole('group', { name: label });
  await page.goto(url);
  await hands.write(page.getByRole('textbox', { name: say('home.yourName') }), name);
  await hands.pick(group(say('home.game')), say('dominoes.name'));
  await hands.pick(group(say('home.players')), String(seats));
  await hands.press(page.locator('summary').filter({ hasText: say('home.options') }));
  await hands.pick(group(say('dominoes.options.draw.label')), say(`dominoes.options.draw.values.${draw}`));
  await hands.pick(group(say('dominoes.options.target.label')), say(`dominoes.options.target.values.${target}`));
  await hands.write(page.getByRole('textbox', { name: say('setting.seed') }), seed);
  await hands.press(page.getByRole('button', { name: say('home.create') }));
  return page.getByRole('textbox', { name: say('lobby.link') }).inputValue();
}

const button = (person: Person, name: string) => person.page.getByRole('button', { name, exact: true });
const prompt = ({ page }: Person) => page.locator('.domino-prompt [role=status]');
const line = ({ page }: Person) => page.locator('.domino-line').getAttribute('aria-label');
const tiles = ({ page }: Person) => page.locator('[data-tile]').count();

/**
 * Draws, passes or lays the first tile that fits, at the right end if it can, if this person is to decide; tells whether
 * that was so. A hand of an odd number drags the tile, any other presses it.
 */
async function move(person: Person): Promise<boolean> {
  const { page, hands, style } = person;
  const say = wordsOf(person);
  for (const without of ['dominoes.buttons.draw', 'dominoes.buttons.pass'] as const)
    if (await button(person, say(without)).isVisible()) {
      await hands.press(button(person, say(without)));
      return true;
    }
  const fitting = page.getByRole('button', { name: say('dominoes.hand.fits', { tile: '' }).trim() }).first();
  if (!(await fitting.isVisible()) || !(await rests(fitting))) return false;
  if (style === 'keyboard') await layByKeys(person);
  else if ((await tiles(person)) % 2 === 1) await drag(person, fitting);
  else {
    await hands.press(fitting);
    const end = page.locator('.domino-end-takes').last();
    if (await end.isVisible()) await hands.press(end);
  }
  return true;
}

/** Waits until a tile does not move; none is there any more once a move that was still on its way has been made. */
const rests = (tile: Locator): Promise<boolean> =>
  tile.scrollIntoViewIfNeeded({ timeout: 3000 }).then(
    () => true,
    () => false,
  );

/** Drags a tile to the end that is the last on the page, or to the only one that takes it, with the mouse or a finger. */
async function drag({ page, context, style }: Person, tile: Locator): Promise<void> {
  const end = page.locator('.domino-end').last();
  if (style === 'mouse') {
    await tile.hover();
    await page.mouse.down();
    await towards(end, async ({ x, y }) => page.mouse.move(x, y, { steps: 2 }));
    await page.mouse.up();
    return;
  }
  const glass = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    glass.send('Input.dispatchTouchEvent', { type, touchPoints });
  const from = await middleOf(tile);
  await touch('touchStart', [from]);
  await touch('touchMove', [{ x: from.x, y: from.y - 40 }]);
  await towards(end, (to) => touch('touchMove', [to]));
  await touch('touchEnd', []);
  await glass.detach();
}

/** Goes to where an end is by now, until it lights up or it is plain that nothing is held: whoever let go tries again. */
async function towards(end: Locator, go: (to: { x: number; y: number }) => Promise<unknown>): Promise<void> {
  const lit = end.page().locator('.domino-end-picked');
  for (let tries = 0; tries < 5 && (await lit.count()) === 0; tries++) {
    await go(await middleOf(end));
    await lit.waitFor({ timeout: 2000 }).catch(() => {});
  }
}

async function middleOf(thing: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await thing.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Steps through the hand until an end lights up, and lays the tile there. What was picked while waiting is let go first. */
async function layByKeys({ page }: Person): Promise<void> {
  for (const _what of ['what moves', 'what is picked']) await page.keyboard.press('Escape');
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
      const { isOver, isAsked, before } = await person.page.evaluate(look);
      if (isOver) return;
      if (!isAsked || !(await move(person))) continue;
      const isDone = await hasChanged(person, before);
      if (isDone) await each(moves);
      moves++;
    }
  throw new Error('The round does not end.');
}

/** Whether the page says something else than before. A touch that takes too long on a busy machine is none, and tried again. */
const hasChanged = ({ page }: Person, before: string): Promise<boolean> =>
  page
    .waitForFunction((was) => document.querySelector('.domino-page')?.textContent !== was, before, { timeout: 5000 })
    .then(
      () => true,
      () => false,
    );

/** Who is to do what, and all that the page says, which every move changes. Runs inside the page. */
const look = () => ({
  isOver: document.querySelector('dialog[open]') !== null,
  isAsked: document.querySelector('.domino-prompt-mine') !== null,
  before: document.querySelector('.domino-page')?.textContent ?? '',
});

/** What a running round shows to a player who looks back: the table and nobody's tiles. */
async function lookBack(person: Person, link: string): Promise<void> {
  const before = await openTab(person);
  await person.page.goto(`${link}/replay/1`);
  await person.page.getByText(wordsOf(person)('replay.verdict.running')).waitFor();
  await person.page.keyboard.press('End');
  await person.page.locator('.domino-laid').nth(3).waitFor();
  expect(await tiles(person)).toBe(0);
  await person.page.close();
  person.page = before;
}

scene(
  'two people press and drag tiles to the end of a round, through a reload, while somebody watches',
  async (house) => {
    const ann = await house.person('Ann', 'laptop');
    const ben = await house.person('Ben', 'phone');
    const eve = await house.person('Eve', 'phoneOnItsSide');
    const link = await createTable(ann, house.url, { seed: 'badger' });
    await enter(ben, link);
    await getReady(ben);
    await enter(eve, link, { watch: true });
    await startGame(ann);
    await playRound([ann, ben], async (moves) => {
      if (moves !== 5) return;
      await ben.page.reload();
      await prompt(ben).waitFor();
      await lookBack(ben, link);
    });
    for (const person of [ann, ben, eve]) await person.page.getByRole('dialog').waitFor();
    expect(new Set(await Promise.all([ann, ben, eve].map(line))).size).toBe(1);
    expect(await tiles(eve)).toBe(0);
    for (const person of [ben, ann]) await person.hands.press(button(person, wordsOf(person)('dominoes.over.again')));
    await Promise.all([atTable(ann), atTable(ben)]);
  },
);

scene('somebody plays two CPUs by keys alone, from round to round to the target, and sees it again', async (house) => {
  const ann = await house.person('Ann', 'keyboard');
  const say = wordsOf(ann);
  await createTable(ann, house.url, { seed: 'granite', seats: 3, target: '50' });
  for (const seat of [2, 3]) await ann.hands.press(button(ann, say('cpu.addAt', { seat })));
  await startGame(ann);
  await playRound([ann]);
  const window = ann.page.getByRole('dialog', { name: say('dominoes.round.title', { n: 1 }) });
  await window.getByText(say('dominoes.scores.points', { n: 21 }), { exact: true }).waitFor();
  await ann.hands.press(window.getByRole('button', { name: say('dominoes.buttons.ready') }));
  await window.waitFor({ state: 'hidden' });
  await ann.page.getByText(say('dominoes.turn.round', { n: 2, target: 50 })).waitFor();
  await playRound([ann]);
  const end = ann.page.getByRole('dialog', { name: say('dominoes.over.won') });
  await end.getByText(say('dominoes.scores.points', { n: 54 }), { exact: true }).waitFor();
  const last = await line(ann);
  await ann.hands.press(end.getByRole('button', { name: say('replay.watch') }));
  await ann.page.getByText(say('replay.verdict.chosen')).waitFor();
  expect(await line(ann)).not.toBe(last);
  await ann.page.keyboard.press('End');
  await untilStill(ann.page);
  expect([await line(ann), await tiles(ann)]).toEqual([last, 0]);
});

scene('two people and two CPUs play until the round is blocked', async (house) => {
  const ann = await house.person('Ann', 'smallWindow');
  const ben = await house.person('Ben', 'phoneOnItsSide');
  const link = await createTable(ann, house.url, { seed: 'juniper1', seats: 4, draw: 'block', target: '100' });
  await enter(ben, link);
  await getReady(ben);
  for (const seat of [3, 4]) await ann.hands.press(button(ann, wordsOf(ann)('cpu.addAt', { seat })));
  await startGame(ann);
  await playRound([ann, ben]);
  for (const person of [ann, ben]) {
    const say = wordsOf(person);
    const window = person.page.getByRole('dialog', { name: say('dominoes.round.title', { n: 1 }) });
    const who = person === ben ? 'mine' : 'theirs';
    await window.getByText(say(`dominoes.log.blocked.${who}`, { round: 1, name: 'Ben', n: 55 })).waitFor();
    expect(await window.getByRole('img').count()).toBeGreaterThan(3); // all hands
    await person.hands.press(window.getByRole('button', { name: say('dominoes.buttons.ready') }));
  }
  await ann.page.locator('.domino-hand > :nth-child(5)').waitFor();
  expect(await ann.page.locator('.domino-laid').count()).toBeLessThan(5);
});
