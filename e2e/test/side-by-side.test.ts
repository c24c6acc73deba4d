import { AT_ONCE, openHouse } from '../src/house.ts';
import { playAlone, QUIET, seedTables } from '../src/people/alone.ts';
import { openTab, type Person, wordsOf } from '../src/people/person.ts';
import type { Words } from '../src/words.ts';

/** CPUs need no time to look like people. */
const scene = openHouse({ ...AT_ONCE, CPU_MS: '0' }, { webgl: true });

const GAMES = ['forbiddenIsland', 'gomoku', 'dominoes'] as const;
/** How long a CPU may take to answer on a busy machine. */
const ANSWER_MS = 60_000;
/** How long one question for a hint may take. */
const HINT_MS = 12_000;
const MOVES = 3;

/** Does what the hint says, as soon as there is something to do, and waits until the log tells of it. */
async function moveOn({ page, hands }: Person, say: Words): Promise<void> {
  const logged = () => page.locator('[role=log]').first().textContent();
  const visible = (name: string) => page.getByRole('button', { name, exact: true }).and(page.locator(':visible'));
  const deadline = Date.now() + ANSWER_MS;
  const before = await logged();
  for (;;) {
    await hands.press(visible(say('hints.ask')));
    const follow = visible(say('hints.follow'));
    const isThere = await follow.waitFor({ timeout: HINT_MS }).then(
      () => true,
      () => false,
    );
    if (isThere) {
      await hands.press(follow);
      break;
    }
    if (Date.now() > deadline) throw new Error('There is nothing to do.');
  }
  await page.waitForFunction((was) => document.querySelector('[role=log]')?.textContent !== was, before);
}

scene('one browser plays three games at three tables at the same time', async (house) => {
  const ann = await house.person('Ann', 'laptop');
  const say = wordsOf(ann);
  const tabs: Person['page'][] = [];
  await seedTables(ann, QUIET);
  for (const game of GAMES) {
    if (tabs.length > 0) await openTab(ann);
    await playAlone(ann, house.url, { game });
    tabs.push(ann.page);
  }
  expect(new Set(tabs.map((page) => page.url())).size).toBe(GAMES.length);
  for (let move = 0; move < MOVES; move++)
    for (const page of tabs) {
      await page.bringToFront();
      await moveOn({ ...ann, page }, say);
    }
});
