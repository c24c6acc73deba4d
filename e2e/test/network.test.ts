import { setTimeout } from 'node:timers/promises';
import { openHouse } from '../src/house.ts';
import { act, agree, follow, type Party, perform, playAll, showsTo } from '../src/people/party.ts';
import { forgive, openTab, type Person, wordsOf } from '../src/people/person.ts';
import { putAway } from '../src/people/pocket.ts';
import { quickest } from '../src/people/soon.ts';
import { read } from '../src/stories/book.ts';
import { legalFor } from '../src/stories/story.ts';

const scene = openHouse();

/** What a browser itself says about a network that is not there. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED/;

const END = { type: 'endActions' } as const;

const onTurn = ({ match }: Party): number => match.state.table.agenda.at(-1)!.seat;

scene('what is done while offline is done once, after the network is back', async ({ party: call }) => {
  const { beginning, deeds } = read('act');
  const party = await call({ beginning, devices: ['laptop', 'phone'] });
  await playAll(party, deeds);
  for (let turn = 0; turn < 2; turn++) {
    const deed = { seat: onTurn(party), action: END };
    const person = party.players[deed.seat]!;
    await person.context.setOffline(true);
    await perform(party, deed);
    await person.page.getByRole('alert').getByText(wordsOf(person)('status.offline')).waitFor();
    await person.context.setOffline(false);
    follow(party, deed);
    await agree(party);
    expect(await person.page.getByText(wordsOf(person)('status.offline')).count()).toBe(0);
    forgive(person, NO_NETWORK);
  }
});

scene('an action whose answer was lost with the connection is not done twice', async ({ party: call }) => {
  const { beginning, deeds } = read('act');
  const party = await call({ beginning, devices: ['phone', 'laptop'], lines: true });
  await playAll(party, deeds);
  const deed = { seat: onTurn(party), action: END };
  const other = 1 - deed.seat;
  const { line } = party.players[deed.seat]!;
  line!.hold();
  await perform(party, deed);
  follow(party, deed);
  await showsTo(party, party.players[other]!, other); // it has been done; only its own page does not know
  line!.cut();
  await agree(party);
  await act(party, { seat: onTurn(party), action: END });
});

/** How soon a page that was put away shows the game again, once it is looked at. */
const BACK_MS = 2_000;

scene('a phone that was put away shows the game as soon as it is looked at', async ({ party: call }) => {
  const { beginning, deeds } = read('winForTwo');
  const party = await call({ beginning, devices: ['phone', 'laptop'], lines: true });
  const [ann, ben] = party.players as [Person, Person];
  let nth = 0;
  const time = await quickest(BACK_MS, ben, async () => {
    while (deeds[nth]!.seat === 0) await act(party, deeds[nth++]!);
    const phone = await putAway(ann);
    for (; deeds[nth]!.seat === 1; nth++) {
      await perform(party, deeds[nth]!);
      follow(party, deeds[nth]!);
    }
    await showsTo(party, ben, 1);
    await setTimeout(AWAY_MS);
    const looked = performance.now();
    await phone.lookAt();
    await showsTo(party, ann, 0);
    return performance.now() - looked;
  });
  expect(time).toBeLessThanOrEqual(1);
  await act(party, deeds[nth]!); // nobody has to press anything first, and no turn is lost
});

/** How long a phone stays in the pocket, in milliseconds; AWAY_MS=90000 shows that a minute and a half loses no turn. */
const AWAY_MS = Number(process.env.AWAY_MS ?? 3_000);

scene('two people act at the same time: one does, the other is told and keeps the card', async ({ party: call }) => {
  const { beginning } = read('twoSandbags');
  const party = await call({ beginning, devices: ['laptop', 'phone'], lines: true });
  const [action] = legalFor(party.match, 0).filter(({ type }) => type === 'sandbag');
  const both = [0, 1].map((seat) => ({ seat, action: action! }));
  for (const { line } of party.players) line!.hold();
  await Promise.all(both.map((deed) => perform(party, deed)));
  for (const { line } of party.players) line!.release();

  const loser = await Promise.any(party.players.map(tooLate));
  expect(loser).toBeGreaterThanOrEqual(0);
  follow(party, both[1 - loser]!);
  await agree(party);
  const hands = party.match.state.table.adventurers.map(
    ({ hand }) => hand.filter((card) => card === 'sandbags').length,
  );
  expect(hands[loser]).toBe(hands[1 - loser]! + 1);
});

/** The seat of somebody who was told that another was faster. */
async function tooLate(person: Person, seat: number): Promise<number> {
  await person.page.getByRole('status').getByText(wordsOf(person)('refusal.moved')).waitFor();
  return seat;
}

scene('the newest tab takes over, and the older one can take it back', async ({ party: call }) => {
  const { beginning, deeds } = read('discard');
  const party = await call({ beginning, devices: ['laptop', 'phone'] });
  await playAll(party, deeds);
  const [ann] = party.players as [Person];
  const say = wordsOf(ann);

  const older = await openTab(ann);
  await ann.page.goto(party.link);
  await showsTo(party, ann, 0);
  await older.getByRole('heading', { name: say('status.replacedTitle') }).waitFor();

  const newer = ann.page;
  ann.page = older;
  await ann.hands.press(older.getByRole('button', { name: say('status.continueHere') }));
  await agree(party);
  await newer.getByRole('heading', { name: say('status.replacedTitle') }).waitFor();
});
