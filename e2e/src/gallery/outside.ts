import { wordsOf } from '../people/person.ts';
import { createTable, enter } from '../people/table.ts';
import { asItIs, type Opener } from './openers.ts';
import { comes, LONG_NAME, type Room, show } from './view.ts';

/** The pages outside a table. */
const outside: Room = async function* (studio) {
  const person = await comes(studio, 'Ann');
  await person.page.goto(studio.url);
  const at =
    (path: string): Opener =>
    ({ page }) =>
      page.goto(studio.url + path, { waitUntil: 'networkidle' });
  yield* show(studio, person, {
    home: at('/'),
    create: ({ page, language }) =>
      page
        .locator('summary')
        .filter({ hasText: wordsOf({ language })('home.options') })
        .click(),
    solo: ({ page, language }) =>
      page
        .getByRole('region', { name: wordsOf({ language })('solo.title') })
        .locator('summary')
        .click(),
    offline: at('/offline'),
    rules: at('/rules'),
    about: at('/about'),
    missing: at('/nowhere'),
  });
  await person.close();
};

/** A table before the game. */
const lobby: Room = async function* (studio) {
  const { url, wants } = studio;
  if (![...Object.keys(OF_HOST), ...Object.keys(OF_GUEST), 'invitation'].some(wants)) return;
  const host = await comes(studio, 'Ann');
  const guest = await comes(studio, LONG_NAME);
  const link = await createTable(host, url, { seats: 4, options: { level: 'elite' }, seed: 'gallery' });
  await guest.page.goto(link);
  yield* show(studio, guest, { invitation: asItIs });
  guest.language = host.language = 'en';
  await guest.page.evaluate(() => localStorage.clear());
  await enter(guest, link);
  yield* show(studio, guest, OF_GUEST);
  yield* show(studio, host, OF_HOST);
  await Promise.all([host.close(), guest.close()]);
};

/** A table with CPUs at most of its seats. */
const lobbyWithCpus: Room = async function* (studio) {
  if (!studio.wants('lobby-cpus')) return;
  const host = await comes(studio, LONG_NAME);
  await createTable(host, studio.url, { seats: 4, options: { level: 'elite' }, seed: 'gallery' });
  const say = wordsOf(host);
  for (const seat of [2, 3])
    await host.hands.press(host.page.getByRole('button', { name: say('cpu.addAt', { seat }) }));
  yield* show(studio, host, { 'lobby-cpus': asItIs });
  await host.close();
};

const button =
  (key: 'lobby.change' | 'common.menu' | 'lobby.kickName'): Opener =>
  (person) =>
    person.page.getByRole('button', { name: wordsOf(person)(key, { name: LONG_NAME }) }).click();

const OF_GUEST: Readonly<Record<string, Opener>> = { 'lobby-guest': asItIs };

const OF_HOST: Readonly<Record<string, Opener>> = {
  lobby: asItIs,
  'lobby-menu': button('common.menu'),
  settings: button('lobby.change'),
  kick: button('lobby.kickName'),
};

/** Every view that is not of a running game. */
export const OUTSIDE: readonly Room[] = [outside, lobby, lobbyWithCpus];
