import type { Seat } from '@landfall/shared/engine/game.ts';
import { openHouse, type Scene } from '../src/house.ts';
import { act, type Party, playAll, showsTo } from '../src/people/party.ts';
import { type Device, openTab, type Person, wordsOf } from '../src/people/person.ts';
import { quickest } from '../src/people/soon.ts';
import { read, type StoryName } from '../src/stories/book.ts';
import { game, legalFor } from '../src/stories/story.ts';

/** How soon a person is back in their seat. */
const BACK_MS = 3_000;

const scene = openHouse();

/** How somebody goes away, and comes back as far as the address. */
const WAYS = {
  'a reload': (_, { page }) => page.reload(),
  async 'a closed tab'({ link }, person) {
    const before = await openTab(person);
    await before.close();
    await person.page.goto(link);
  },
} satisfies Record<string, (party: Party, person: Person) => Promise<unknown>>;

type Way = keyof typeof WAYS;

/** Every kind of decision that can be open, and where it is told of. */
const DECISIONS: readonly { story: StoryName; devices: readonly Device[]; ways?: readonly Way[] }[] = [
  { story: 'act', devices: ['laptop', 'phone'] },
  { story: 'discard', devices: ['laptop', 'phone'], ways: ['a reload', 'a closed tab'] },
  { story: 'discardAfterGift', devices: ['phone', 'keyboard'] },
  { story: 'swim', devices: ['phone', 'laptop'] },
  { story: 'swimTogether', devices: ['keyboard', 'phone'] },
  { story: 'stranded', devices: ['laptop', 'phone'] },
];

const RELOAD: readonly Way[] = ['a reload'];

for (const { story, devices, ways = RELOAD } of DECISIONS)
  scene(`${ways.join(' and ')} keeps seat and decision: ${story}`, async ({ party: call }) => {
    const party = await toTheDecision(call, story, devices);
    for (const way of ways)
      for (const [seat, person] of party.players.entries()) await backInTime(party, { person, seat, way });
    await decide(party);
  });

const ONCE_MORE = 'a reload, and a browser that was closed on the home page, keep seat and decision: swimOutOfTurn';
scene(ONCE_MORE, async ({ party: call, url }) => {
  const party = await toTheDecision(call, 'swimOutOfTurn', ['laptop', 'phoneOnItsSide']);
  for (const [seat, person] of party.players.entries()) {
    await backInTime(party, { person, seat, way: 'a reload' });
    await person.page.goto(url);
    const tables = person.page.getByRole('navigation', { name: wordsOf(person)('home.again') });
    await person.hands.press(tables.getByRole('link'));
    await showsTo(party, person, seat);
  }
  await decide(party);
});

async function toTheDecision(call: Scene['party'], story: StoryName, devices: readonly Device[]): Promise<Party> {
  const { beginning, deeds } = read(story);
  const party = await call({ beginning, devices });
  await playAll(party, deeds);
  return party;
}

interface Absence {
  person: Person;
  seat: Seat;
  way: Way;
}

/** Somebody goes away and comes back, types nothing, and sees the same as before. */
async function backInTime(party: Party, { person, seat, way }: Absence): Promise<void> {
  const time = await quickest(BACK_MS, person, async () => {
    const left = performance.now();
    await WAYS[way](party, person);
    await showsTo(party, person, seat);
    return performance.now() - left;
  });
  expect(time).toBeLessThanOrEqual(1);
}

/** Everybody who is asked decides; whoever has the most choices goes first, such as the rescuer before the swimmer. */
async function decide(party: Party): Promise<void> {
  const choices = (seat: Seat) => legalFor(party.match, seat).length;
  const waiting = game.waitingFor(party.match.state.table).toSorted((a, b) => choices(b) - choices(a));
  for (const seat of waiting)
    if (game.waitingFor(party.match.state.table).includes(seat))
      await act(party, { seat, action: legalFor(party.match, seat).at(-1)! });
}
