import type { TextKey } from '../../../client/src/i18n/dictionary.ts';
import type { Beginning } from '../stories/story.ts';
import type { Words } from '../words.ts';
import { type Person, through, wordsOf } from './person.ts';

/** What an option of the island and one of its values are called. */
export function optionText(say: Words, option: string, value: string): { label: string; value: string } {
  const key = `forbiddenIsland.options.${option}`;
  return { label: say(`${key}.label` as TextKey), value: say(`${key}.values.${value}` as TextKey) };
}

/** Picks a value of an option of the island, on the home page or in the lobby. */
export function pickOption(host: Person, option: string, value: string): Promise<void> {
  const text = optionText(wordsOf(host), option, value);
  return host.hands.pick(host.page.getByRole('group', { name: text.label }), text.value);
}

/** Creates a table on the home page. Resolves to the link that the lobby shows. */
export async function createTable(host: Person, url: string, { seats, options, seed }: Beginning): Promise<string> {
  const { page, hands, name } = host;
  const say = wordsOf(host);
  const group = (label: string) => page.getByRole('group', { name: label });
  await page.goto(through(host, url));
  await hands.write(page.getByRole('textbox', { name: say('home.yourName') }), name);
  await hands.pick(group(say('home.players')), String(seats));
  await hands.press(page.locator('summary').filter({ hasText: say('home.options') }));
  for (const [option, value] of Object.entries(options)) await pickOption(host, option, value);
  await hands.write(page.getByRole('textbox', { name: say('setting.seed') }), seed);
  await hands.press(page.getByRole('button', { name: say('home.create') }));
  return page.getByRole('textbox', { name: say('lobby.link') }).inputValue();
}

/** Comes to a table by its link, under one's name. */
export async function enter(person: Person, link: string, { watch = false } = {}): Promise<void> {
  const { page, hands, name } = person;
  const say = wordsOf(person);
  await page.goto(through(person, link));
  await hands.write(page.getByRole('textbox', { name: say('home.yourName') }), name);
  await hands.press(page.getByRole('button', { name: say(watch ? 'join.watch' : 'join.takeSeat') }));
  await atTable(person);
}

/** Waits for the lobby. */
export async function atTable(person: Person): Promise<void> {
  await person.page.getByRole('region', { name: wordsOf(person)('lobby.start') }).waitFor();
}

export async function getReady(person: Person): Promise<void> {
  await person.hands.press(person.page.getByRole('button', { name: wordsOf(person)('lobby.iAmReady') }));
}

/** The host begins the game, once everybody is there and ready. */
export async function startGame(host: Person): Promise<void> {
  const say = wordsOf(host);
  await host.page.getByText(say('lobby.everyoneReady')).waitFor();
  await host.hands.press(host.page.getByRole('button', { name: say('lobby.start'), exact: true }));
}
