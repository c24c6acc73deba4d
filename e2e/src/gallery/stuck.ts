import type { Page } from 'playwright-core';
import { playAlone } from '../people/alone.ts';
import { gather, perform } from '../people/party.ts';
import { type Person, wordsOf } from '../people/person.ts';
import { untilStill } from '../screen/still.ts';
import { startServer } from '../server.ts';
import { read } from '../stories/book.ts';
import { asItIs } from './openers.ts';
import { comes, LONG_NAME, type Room, type Studio, show } from './view.ts';

const notice = (page: Page) => page.getByRole('alert');

/** A room on a service whose games all get stuck, to the host, to another player and to somebody who watches. */
const island: Room = async function* (studio) {
  if (!['stuck', 'stuck-host', 'stuck-watching'].some(studio.wants)) return;
  const { beginning, deeds } = read('act');
  const party = await gather({
    ...studio,
    beginning,
    devices: ['laptop', 'laptop'],
    names: [LONG_NAME, 'Ben'],
    watched: true,
  });
  await perform(party, deeds[0]!);
  const [host, player] = party.players as [Person, Person];
  const [watcher] = party.watchers as [Person];
  await notice(watcher.page).waitFor();
  yield* show(studio, host, { 'stuck-host': asItIs });
  yield* show(studio, player, { stuck: asItIs });
  yield* show(studio, watcher, { 'stuck-watching': asItIs });
  await Promise.all([host, player, watcher].map((person) => person.close()));
};

type FirstMove = (person: Person) => Promise<unknown>;

/** Against CPUs, where one of them may have made the first move. */
const alone = (game: 'gomoku' | 'dominoes', move: FirstMove): Room =>
  async function* (studio) {
    const name = `stuck-${game}`;
    if (!studio.wants(name)) return;
    const person = await comes(studio, 'Ann');
    await playAlone(person, studio.url, { game });
    const mine = person.page.locator('.gomoku-prompt.is-mine, .domino-prompt-mine');
    await mine.or(notice(person.page)).first().waitFor();
    await untilStill(person.page);
    if (await mine.isVisible()) await move(person);
    await notice(person.page).waitFor();
    yield* show(studio, person, { [name]: asItIs });
    await person.close();
  };

const ROOMS: readonly Room[] = [
  island,
  alone('gomoku', ({ page }) => page.locator('.board-grid button').first().click({ force: true })), // the board below takes it
  alone('dominoes', (person) =>
    person.page
      .getByRole('button', { name: wordsOf(person)('dominoes.hand.fits', { tile: '' }).trim() })
      .first()
      .click(),
  ),
];

/** Games whose rules have a fault. */
export const stuck: Room = async function* (studio: Studio) {
  if (!['stuck', 'stuck-host', 'stuck-watching', 'stuck-gomoku', 'stuck-dominoes'].some(studio.wants)) return;
  const server = await startServer({ PACE_MS: '0', WINDOW_MS: '0', CPU_MS: '0' }, { fault: true });
  try {
    for (const room of ROOMS) yield* room({ ...studio, url: server.url });
  } finally {
    await server.stop();
  }
};
