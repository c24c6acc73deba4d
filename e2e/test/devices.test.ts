import type { Locator } from 'playwright-core';
import { openHouse } from '../src/house.ts';
import { showsTo } from '../src/people/party.ts';
import { forgive, type Person, wordsOf } from '../src/people/person.ts';
import { read } from '../src/stories/book.ts';

/** What the browser itself notes about a place that is not theirs any more. */
const TURNED_AWAY = /status of 403/;

const scene = openHouse();

scene('a seat moves to a second browser by a link, and being sent away is undone', async ({ party: call, person }) => {
  const { beginning } = read('act');
  const party = await call({ beginning, devices: ['laptop', 'phone'] });
  const [ann, ben] = party.players as [Person, Person];

  const link = await linkToOwnSeat(ben);
  expect(link).toMatch(new RegExp(`^${party.link}#key=[0-9A-Z]{12}$`));
  const tablet = await person(ben.name, 'smallWindow');
  await tablet.page.goto(link);
  await press(tablet, button(tablet, 'status.continueHere'));
  await showsTo(party, tablet, 1);
  expect(tablet.page.url()).toBe(party.link);
  await ben.page.getByRole('heading', { name: wordsOf(ben)('status.movedTitle') }).waitFor();
  await ben.page.reload();
  await ben.page.getByRole('heading', { name: wordsOf(ben)('status.movedTitle') }).waitFor();
  await ben.page.goto(link);
  await press(ben, button(ben, 'status.continueHere'));
  await ben.page.getByText(wordsOf(ben)('refusal.noSuchKey')).waitFor();
  await showsTo(party, tablet, 1);

  // Nothing happens in the game while Ben is out of it.
  await choose(ann, 'halt.pause');
  await choose(ann, 'lobby.people');
  await press(ann, button(ann, 'lobby.kickName', ben.name));
  await press(ann, button(ann, 'lobby.kick'));
  await tablet.page.getByRole('heading', { name: wordsOf(tablet)('status.kickedTitle') }).waitFor();
  await press(ann, button(ann, 'lobby.letBackName', ben.name));
  await ann.page.keyboard.press('Escape');
  await tablet.page.getByText(wordsOf(tablet)('halt.paused', { name: ann.name })).waitFor();
  await press(tablet, button(tablet, 'halt.resume'));
  await showsTo(party, tablet, 1);
  await showsTo(party, ann, 0);
  for (const one of [ben, tablet]) forgive(one, TURNED_AWAY);
  forgive(ben, /status of 404/); // the key that was used already
});

type Name = Parameters<ReturnType<typeof wordsOf>>[0];

const press = (person: Person, target: Locator): Promise<void> => person.hands.press(target);

const button = (person: Person, name: Name, about = ''): Locator =>
  person.page.getByRole('button', { name: wordsOf(person)(name, { name: about }), exact: true });

async function choose(person: Person, entry: Name): Promise<void> {
  await press(person, button(person, 'common.menu'));
  await press(person, person.page.getByRole('menuitem', { name: wordsOf(person)(entry) }));
}

/** Asks for a link to one's own seat, and closes the window that shows it. */
async function linkToOwnSeat(person: Person): Promise<string> {
  await choose(person, 'device.menu');
  const link = await person.page.getByRole('textbox', { name: wordsOf(person)('device.link') }).inputValue();
  await press(person, button(person, 'common.close'));
  return link;
}
