import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../src/browser.ts';
import { AT_ONCE } from '../src/house.ts';
import { act, agree, doerAt, follow, gather, type Party, perform, playAll } from '../src/people/party.ts';
import { complaints, forgive, type Person, wordsOf } from '../src/people/person.ts';
import { putAway } from '../src/people/pocket.ts';
import { quickest } from '../src/people/soon.ts';
import { type RunningServer, startServer } from '../src/server.ts';
import { read, type StoryName } from '../src/stories/book.ts';
import { type Deed, legalFor } from '../src/stories/story.ts';

/** What a browser itself says about a server that is not there. */
const NO_SERVER = /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|WebSocket/;
/** What a browser says about the answers of a server that is about to end, also where it wanted a style sheet. */
const ENDING = /\b503\b|Refused to apply style/;
/** How soon after the server is up everybody is back. */
const BACK_MS = 2000;
/** Long enough that the first tries to come back are in vain. */
const DOWN_MS = 4000;

let browser: Browser;
let server: RunningServer;
let dataDir: string;
let people: Person[] = [];
beforeAll(async () => {
  browser = await launchBrowser({ webgl: true });
});
afterAll(() => browser?.close());
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'landfall-restart-'));
  server = await startServer({ ...AT_ONCE, DATA_DIR: dataDir });
});
afterEach(async () => {
  await Promise.all(people.splice(0).map((person) => person.close()));
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Case {
  how: string;
  story: StoryName;
  end(running: RunningServer): Promise<unknown>;
  banner: Banner;
}
type Banner = 'restarting' | 'reconnecting';
const CASES: readonly Case[] = [
  { how: 'killed', story: 'discard', end: (running) => running.kill(), banner: 'reconnecting' },
  { how: 'asked to end', story: 'swim', end: (running) => running.stop(), banner: 'restarting' },
];

test.each(CASES)(
  '$how in the middle of a $story: both pages come back by themselves',
  async ({ story, end, banner }) => {
    const { beginning, deeds } = read(story);
    const party = await call(beginning);
    await playAll(party, deeds);
    const time = await quickest(BACK_MS, party.players[0]!, async () => {
      await end(server);
      await Promise.all(party.players.map((person) => saying(person, banner).waitFor()));
      const waited = await startAgain();
      for (const person of people) forgive(person, ENDING);
      await Promise.all(party.players.map((person) => saying(person, banner).waitFor({ state: 'hidden' })));
      const took = waited();
      await agree(party);
      return took;
    });
    expect(time).toBeLessThanOrEqual(1);

    await act(party, somethingToDo(party));
    for (const person of people) forgive(person, NO_SERVER);
    expect(complaints(people)).toEqual([]);
  },
  240_000,
);

test('what is done while the server is down is done once, when it is up again, and a page put away shows it', async () => {
  const { beginning, deeds } = read('act');
  const party = await call(beginning);
  await playAll(party, deeds);
  const deed = somethingToDo(party);
  const phone = await putAway(party.players[1 - deed.seat]!);
  await server.kill();
  await perform(party, deed);
  const { person } = doerAt(party, deed.seat);
  await saying(person, 'reconnecting').waitFor();
  await startAgain();
  follow(party, deed);
  await phone.lookAt();
  await agree(party);
  await act(party, somethingToDo(party));
});

async function call(beginning: Parameters<typeof gather>[0]['beginning']): Promise<Party> {
  const onCome = (person: Person) => void people.push(person);
  const party = await gather({ browser, url: server.url, beginning, devices: ['laptop', 'phone'], onCome });
  people = [...party.players];
  return party;
}

/** Starts the server again at the same address. Gives a clock that runs since it was up. */
async function startAgain(): Promise<() => number> {
  await new Promise((resolve) => setTimeout(resolve, DOWN_MS));
  server = await startServer({ ...AT_ONCE, DATA_DIR: dataDir, PORT: new URL(server.url).port });
  const since = performance.now();
  return () => performance.now() - since;
}

const saying = (person: Person, what: Banner) =>
  person.page.getByRole('alert').getByText(wordsOf(person)(`status.${what}`));

/** The first thing that anybody may do. */
function somethingToDo({ match, players }: Party): Deed {
  for (const seat of players.keys()) {
    const [action] = legalFor(match, seat);
    if (action) return { seat, action };
  }
  throw new Error('nobody may do anything');
}
