import type { Locator } from 'playwright-core';
import { AT_ONCE, openHouse } from '../src/house.ts';
import { handOverIsland, playAlone, QUIET, seedTables } from '../src/people/alone.ts';
import { type Person, wordsOf } from '../src/people/person.ts';
import { createTable, startGame } from '../src/people/table.ts';
import { untilStill } from '../src/screen/still.ts';

/** CPUs need no time to look like people, and no more time to think than they must. */
const scene = openHouse({ ...AT_ONCE, CPU_MS: '0' }, { webgl: true });

/** How long CPUs may take for a whole game on a busy machine. */
const GAME_MS = 200_000;
/** How long they may take for their turns. */
const TURNS_MS = 60_000;
/** How long somebody thinks, and nothing moves. */
const THOUGHT_MS = 3_000;
/** Frames that the page itself may ask for meanwhile, after a message of the server; a board that runs asks for 60 a second. */
const FEW = 5;

const button = ({ page }: Person, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const isMine = ({ page }: Person) => page.locator('.turn-mine').waitFor({ timeout: TURNS_MS });
const result = ({ page }: Person) => page.locator('dialog.result');

/** Comes to the home page under a name. */
async function home(person: Person, url: string): Promise<void> {
  const say = wordsOf(person);
  await person.page.goto(url);
  await person.hands.write(person.page.getByRole('textbox', { name: say('home.yourName') }), person.name);
}

/** Ends a turn without doing anything. */
async function endTurn(person: Person): Promise<void> {
  const say = wordsOf(person);
  await isMine(person);
  const bar = person.page.getByRole('toolbar', { name: say('forbiddenIsland.actions.label') });
  await person.hands.press(bar.getByRole('button', { name: say('forbiddenIsland.actions.endTurn') }));
  await person.hands.press(
    person.page.locator('.prompt').getByRole('button', { name: say('forbiddenIsland.end.confirm') }),
  );
}

scene('one press begins a game with a CPU, which plays; I skip what moves', async ({ url, person }) => {
  const ann = await person('Ann', 'laptop');
  const say = wordsOf(ann);
  await ann.page.emulateMedia({ reducedMotion: 'no-preference' });
  await seedTables(ann, QUIET);
  await home(ann, url);
  await ann.hands.press(button(ann, say('solo.start')));
  await endTurn(ann);
  await ann.page
    .getByText(say('forbiddenIsland.turn.theirs', { name: say('cpu.name', { seat: 2 }) }))
    .first()
    .waitFor();
  // Whoever skips sees the newest position without waiting for what moves.
  const skipping = setInterval(() => void ann.page.keyboard.press('Escape').catch(() => {}), 200);
  await isMine(ann).finally(() => clearInterval(skipping));
  expect(await ann.page.locator('.log').textContent()).toContain(say('cpu.name', { seat: 2 }));
  await untilStill(ann.page);
  expect(await framesIn(ann, THOUGHT_MS)).toBeLessThan(FEW);
});

/** How many frames the page asks for in so many milliseconds; while nothing moves a board must not cost a battery any. */
const framesIn = ({ page }: Person, ms: number): Promise<number> =>
  page.evaluate(async (wait) => {
    const { requestAnimationFrame } = window;
    let frames = 0;
    window.requestAnimationFrame = (draw) => {
      frames++;
      return requestAnimationFrame(draw);
    };
    await new Promise((resolve) => setTimeout(resolve, wait));
    window.requestAnimationFrame = requestAnimationFrame;
    return frames;
  }, ms);

scene('one person plays two adventurers of one table', async ({ url, person }) => {
  const ann = await person('Ann', 'phone');
  const say = wordsOf(ann);
  await createTable(ann, url, { seats: 2, options: { level: 'novice' }, seed: QUIET });
  await ann.hands.press(button(ann, say('lobby.sitTooAt', { seat: 2 })));
  await startGame(ann);
  const prompt = ann.page.locator('.prompt p');
  await isMine(ann);
  expect(await ann.page.locator('.player').count()).toBe(2);
  const first = await whoseTurn(prompt);
  await endTurn(ann);
  await expectOther(ann, prompt, first);
  await endTurn(ann);
  await ann.page.waitForFunction((name) => document.querySelector('.prompt p')?.textContent?.startsWith(name), first);
});

/** The adventurer who is named before the colon of the prompt. */
async function whoseTurn(prompt: Locator): Promise<string> {
  await prompt.filter({ hasText: ':' }).waitFor();
  return (await prompt.textContent())!.split(':')[0]!;
}

async function expectOther({ page }: Person, prompt: Locator, name: string): Promise<void> {
  const isOther = (before: string) => {
    const said = document.querySelector('.prompt p')?.textContent ?? '';
    const acts = document.querySelector('.turn-mine .pips i:not(.used)') !== null;
    return acts && said.includes(':') && !said.startsWith(before);
  };
  await page.waitForFunction(isOther, name, { timeout: TURNS_MS });
  expect(await whoseTurn(prompt)).not.toBe(name);
}

scene('three CPUs fill the seats, and the game is played to its end when I hand mine over', async ({ url, person }) => {
  const ann = await person('Ann', 'laptop');
  await seedTables(ann, QUIET);
  await playAlone(ann, url, { game: 'forbiddenIsland', cpus: 3 });
  await handOverIsland(ann);
  await result(ann).waitFor({ timeout: GAME_MS });
});

scene('the island of the day ends with a text to share, and counts once', async ({ url, person }) => {
  const ann = await person('Ann', 'laptop');
  const say = wordsOf(ann);
  const daily = button(ann, say('forbiddenIsland.daily.name'));
  await home(ann, url);
  const day = today();
  await ann.hands.press(daily);
  await handOverIsland(ann);
  await result(ann).waitFor({ timeout: GAME_MS });
  const share = result(ann).getByRole('region', { name: say('forbiddenIsland.daily.share') });
  const text = await share.locator('pre').textContent();
  expect(text!.split('\n')[0]).toBe(say('forbiddenIsland.daily.title', { day }));
  expect(text).toMatch(/🚁|🌊/);
  expect(text).toContain(new URL(url).host);
  expect(text).not.toContain('🔁');
  expect(text).toMatch(/🤖 .*\d+/);
  await share.getByRole('button', { name: say('forbiddenIsland.daily.copy') }).waitFor();
  await ann.page.goto(url);
  if (today() === day) await ann.page.getByText(say('solo.dailyAgain')).waitFor();
});

/** In UTC. The island of the next one is another. */
const today = () => new Date().toISOString().slice(0, 10);

scene('whoever follows the coach gets to the end of the first lesson', async ({ url, person }) => {
  const ann = await person('Ann', 'laptop');
  const say = wordsOf(ann);
  await ann.page.goto(url);
  await ann.hands.press(ann.page.getByRole('link', { name: say('forbiddenIsland.coach.name') }));
  await ann.page.getByRole('toolbar', { name: say('forbiddenIsland.actions.label') }).waitFor();
  for (let presses = 0; presses < 80 && !(await result(ann).isVisible()); presses++) await follow(ann);
  await result(ann).getByText(say('forbiddenIsland.over.endings.escaped')).waitFor();
  await ann.page.goto(url);
  await ann.page
    .locator('footer')
    .getByRole('link', { name: say('forbiddenIsland.coach.name') })
    .waitFor();
});

/** Does the next thing that the coach or an open window asks for, or waits a moment while the mate plays. */
async function follow(person: Person): Promise<void> {
  const { page } = person;
  const say = wordsOf(person);
  const next = button(person, say('forbiddenIsland.coach.goAhead'));
  const dialog = page.getByRole('dialog', { name: say('forbiddenIsland.give.title') });
  if (await next.isVisible()) return next.click();
  if (await dialog.isVisible()) {
    await dialog.getByRole('button', { name: say('forbiddenIsland.cards.ocean') }).click();
    return dialog
      .getByRole('button', { name: new RegExp(`^${say('forbiddenIsland.actions.give')}`) })
      .last()
      .click();
  }
  const ring = await page
    .locator('.coach-arrow')
    .boundingBox({ timeout: 500 })
    .catch(() => null);
  if (ring) await page.mouse.click(ring.x + ring.width / 2, ring.y + ring.height / 2);
  await page.waitForTimeout(250); // the ring goes where the next thing is
}

scene('the lesson can be left at any moment', async ({ url, person }) => {
  const ann = await person('Ann', 'keyboard');
  const say = wordsOf(ann);
  await ann.page.goto(`${url}/learn/forbidden-island`);
  await ann.hands.press(button(ann, say('forbiddenIsland.coach.skip')));
  await ann.page.getByRole('button', { name: say('solo.start') }).waitFor();
});
