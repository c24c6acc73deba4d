import type { Seat } from '@landfall/shared/engine/game.ts';
import { playLegal } from '@landfall/shared/engine/match.ts';
import { same } from '@landfall/shared/engine/plain.ts';
import type { Browser } from 'playwright-core';
import { waitForScreen } from '../screen/agree.ts';
import { expectedScreen } from '../screen/expect.ts';
import { untilStill } from '../screen/still.ts';
import { type Beginning, begin, type Deed, game, legalFor, type Match } from '../stories/story.ts';
import type { Language } from '../words.ts';
import { type Doer, doIt } from './deeds.ts';
import { type Device, lay, newPerson, type Person, wordsOf } from './person.ts';
import { createTable, enter, getReady, startGame } from './table.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'] as const;
const WATCHER = 'Eve';

/** What a party is called together with. */
export interface Call {
  browser: Browser;
  url: string;
  beginning: Beginning;
  /** By seat. */
  devices: readonly Device[];
  language?: Language;
  /** By seat; short ones when left out. */
  names?: readonly string[];
  /** Also somebody who only watches. */
  watched?: boolean;
  /** Cards wait for their window wherever somebody could play one; otherwise everything goes by itself at once. */
  windows?: boolean;
  /** Everybody reaches the service by a line of their own. */
  lines?: boolean;
  /** Is told of everybody before they open their first page. */
  onCome?(person: Person): void;
}

/** People at one table, and the game as it must be by the rules. */
export interface Party {
  /** By seat. */
  players: Person[];
  watchers: Person[];
  link: string;
  windows: boolean;
  beginning: Beginning;
  match: Match;
  /** Decisions taken so far. */
  deeds: number;
}

/** Opens a table, brings everybody in by the link, and begins the game. */
export async function gather(call: Call): Promise<Party> {
  const { browser, url, beginning, devices, language, watched = false, windows = false, lines = false } = call;
  const names = call.names ?? NAMES;
  const come = async (name: string, device: Device) => {
    const person = await newPerson(browser, { name, device, language });
    call.onCome?.(person);
    if (lines) await lay(person, url);
    return person;
  };
  const players = await Promise.all(devices.map((device, seat) => come(names[seat]!, device)));
  const watchers = watched ? [await come(WATCHER, 'laptop')] : [];
  const [host, ...guests] = players as [Person, ...Person[]];
  const link = await createTable(host, url, beginning);
  for (const guest of guests) {
    await enter(guest, link);
    await getReady(guest);
  }
  for (const watcher of watchers) await enter(watcher, link, { watch: true });
  await startGame(host);
  return begun({ players, watchers, link, windows, beginning });
}

/** People at whose table a game has just begun, once every page shows it. */
export async function begun(people: Omit<Party, 'match' | 'deeds'>): Promise<Party> {
  const party = { ...people, match: settled(begin(people.beginning), people.windows), deeds: 0 };
  await agree(party);
  await Promise.all([...party.players, ...party.watchers].map(({ page }) => untilStill(page)));
  return party;
}

/** Tells a story up to its end, every page in step. */
export async function playAll(party: Party, deeds: readonly Deed[]): Promise<void> {
  for (const deed of deeds) await act(party, deed);
}

/** Somebody does something, and all pages show what comes of it. */
export async function act(party: Party, deed: Deed): Promise<void> {
  await perform(party, deed);
  follow(party, deed);
  await agree(party);
}

/** Somebody does something through their page. What comes of it is not looked at yet. */
export async function perform(party: Party, { seat, action }: Deed): Promise<void> {
  const doer = doerAt(party, seat);
  await untilStill(doer.person.page);
  await doIt(doer, action);
}

export function doerAt({ players, match, deeds }: Party, seat: Seat): Doer {
  const person = players[seat]!;
  return { person, say: wordsOf(person), seat, match, names: namesOf(players), byButton: deeds % 2 === 1 };
}

/** What somebody did, by the rules. */
export function follow(party: Party, { seat, action }: Deed): void {
  party.match = settled(playLegal(game, party.match, seat, action).match, party.windows);
  party.deeds++;
}

/** The match after every step that goes by itself without waiting for anybody. */
function settled(match: Match, windows: boolean): Match {
  const step = game.automatic(match.state.table);
  if (!step || (windows && couldForestall(match, step))) return match;
  return settled(playLegal(game, match, step.seat, step.action).match, windows);
}

/** Whether anybody could do something else than a step that goes by itself. */
const couldForestall = (match: Match, step: Deed): boolean =>
  match.state.table.adventurers.some((_, seat) =>
    legalFor(match, seat).some((action) => seat !== step.seat || !same(action, step.action)),
  );

/** Waits until every page shows the position as it must be. */
export async function agree(party: Party): Promise<void> {
  await Promise.all([
    ...party.players.map((person, seat) => showsTo(party, person, seat)),
    ...party.watchers.map((person) => showsTo(party, person, null)),
  ]);
}

/** Waits until the page of one person shows the position as it must be. */
export async function showsTo({ match, players }: Party, person: Person, seat: Seat | null): Promise<void> {
  await waitForScreen(person, expectedScreen(match, { seat, language: person.language }, namesOf(players)));
}

const namesOf = (people: readonly Person[]): string[] => people.map(({ name }) => name);
