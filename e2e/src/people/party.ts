import { playLegal } from '@landfall/shared/engine/match.ts';
import type { Browser } from 'playwright-core';
import { waitForScreen } from '../screen/agree.ts';
import { expectedScreen } from '../screen/expect.ts';
import { type Beginning, begin, type Deed, game, type Match } from '../stories/story.ts';
import { doIt } from './deeds.ts';
import { untilStill } from './hands.ts';
import { type Device, newPerson, type Person } from './person.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'] as const;

/** People at one table, and the game as it must be by the rules. */
export interface Party {
  /** By seat. */
  players: Person[];
  watchers: Person[];
  link: string;
  match: Match;
  /** Decisions taken so far. */
  deeds: number;
}

/** What a party is called together with. */
export interface Call {
  browser: Browser;
  url: string;
  beginning: Beginning;
  /** One for each seat, in the order in which they come. */
  devices: readonly Device[];
  watchers?: number;
}

/** Opens a table, brings everybody in by the link, and begins the game. */
export async function gather({ browser, url, beginning, devices, watchers = 0 }: Call): Promise<Party> {
  const people = await Promise.all(devices.map((device, n) => newPerson(browser, NAMES[n]!, device)));
  const [host, ...guests] = people as [Person, ...Person[]];
  const link = await createTable(host, url, beginning);
  for (const guest of guests) {
    await enter(guest, link);
    await guest.hands.press(guest.page.getByRole('button', { name: guest.say('lobby.iAmReady') }));
  }
  const watching = await Promise.all(Array.from({ length: watchers }, (_, n) => newPerson(browser, `Eve${n || ''}`)));
  for (const watcher of watching) await enter(watcher, link, { watch: true });
  await startGame(host);
  const party = { players: people, watchers: watching, link, match: settled(begin(beginning)), deeds: 0 };
  await agree(party);
  return party;
}

/** Creates a table on the home page. Resolves to the link that the lobby shows. */
export async function createTable(host: Person, url: string, beginning: Beginning): Promise<string> {
  const { page, say, hands } = host;
  await page.goto(url);
  await hands.write(page.getByRole('textbox', { name: say('home.yourName') }), host.name);
  await hands.pick(page.getByRole('group', { name: say('home.players') }), String(beginning.seats));
  await hands.press(page.getByText(say('home.options'), { exact: true }));
  const level = beginning.options.level as 'novice';
  const levels = page.getByRole('group', { name: say('forbiddenIsland.options.level.label') });
  await hands.pick(levels, say(`forbiddenIsland.options.level.values.${level}`));
  await hands.write(page.getByRole('textbox', { name: say('setting.seed') }), beginning.seed);
  await hands.press(page.getByRole('button', { name: say('home.create') }));
  return page.getByRole('textbox', { name: say('lobby.link') }).inputValue();
}

/** Comes to a table by its link, under one's name. */
export async function enter({ page, say, hands, name }: Person, link: string, { watch = false } = {}): Promise<void> {
  await page.goto(link);
  await hands.write(page.getByRole('textbox', { name: say('home.yourName') }), name);
  await hands.press(page.getByRole('button', { name: say(watch ? 'join.watch' : 'join.takeSeat') }));
  await page.getByRole('heading', { name: say('forbiddenIsland.name'), level: 1 }).waitFor();
  await page.getByRole('region', { name: say('lobby.start') }).waitFor();
}

/** The host begins the game, once everybody is there and ready. */
export async function startGame({ page, say, hands }: Person): Promise<void> {
  await page.getByText(say('lobby.everyoneReady')).waitFor();
  await hands.press(page.getByRole('button', { name: say('lobby.start'), exact: true }));
}

/** Somebody does something; then all pages must show what came of it. */
export async function act(party: Party, { seat, action }: Deed): Promise<void> {
  await perform(party, { seat, action });
  follow(party, { seat, action });
  await agree(party);
}

/** Somebody does something, and nobody looks yet what came of it. */
export async function perform(party: Party, { seat, action }: Deed): Promise<void> {
  const { players, match, deeds } = party;
  const person = players[seat]!;
  await untilStill(person.page);
  const names = players.map(({ name }) => name);
  await doIt({ person, seat, match, names, byButton: deeds % 2 === 1 }, action);
}

/** Plays the same in the mirror. */
export function follow(party: Party, { seat, action }: Deed): void {
  party.match = settled(playLegal(game, party.match, seat, action).match);
  party.deeds++;
}

/** The match after everything that goes by itself. */
export function settled(match: Match): Match {
  const step = game.automatic(match.state.table);
  return step ? settled(playLegal(game, match, step.seat, step.action).match) : match;
}

/** Waits until every page shows the position as it must be. */
export async function agree(party: Party): Promise<void> {
  const names = party.players.map(({ name }) => name);
  await Promise.all([
    ...party.players.map((person, seat) =>
      waitForScreen(person, expectedScreen(party.match, { seat, language: person.language }, names)),
    ),
    ...party.watchers.map((person) =>
      waitForScreen(person, expectedScreen(party.match, { seat: null, language: person.language }, names)),
    ),
  ]);
}

/** Everything that went wrong in any page. */
export const errorsOf = ({ players, watchers }: Party): string[] =>
  [...players, ...watchers].flatMap(({ name, errors }) => errors.map((error) => `${name}: ${error}`));

export async function goHome({ players, watchers }: Party): Promise<void> {
  await Promise.all([...players, ...watchers].map((person) => person.close()));
}
