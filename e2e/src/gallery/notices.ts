import { chooseInMenu } from '../people/alone.ts';
import { gather, playAll } from '../people/party.ts';
import { type Person, wordsOf } from '../people/person.ts';
import { read } from '../stories/book.ts';
import { asItIs } from './openers.ts';
import { LONG_NAME, type Room, show } from './view.ts';

/** What is told over a game: who has paused it and would like to end it, and then also to take something back. */
export const notices: Room = async function* (studio) {
  if (!['notices', 'notices-asked'].some(studio.wants)) return;
  const { beginning, deeds } = read('act');
  const names = [LONG_NAME, 'Ben'];
  const party = await gather({ ...studio, beginning, devices: ['laptop', 'laptop'], names });
  await playAll(party, deeds);
  const [host, player] = party.players as [Person, Person];
  const { page, hands } = host;
  const say = wordsOf(host);
  const answer = (name: string) => hands.press(page.getByRole('dialog').getByRole('button', { name }));
  await chooseInMenu(host, say('halt.pause'));
  await chooseInMenu(host, say('halt.end'));
  await answer(say('halt.agree'));
  yield* show(studio, player, { notices: asItIs });
  await hands.press(page.getByRole('button', { name: say('undo.ask') }));
  await answer(say('undo.askNow'));
  yield* show(studio, player, { 'notices-asked': asItIs });
  await Promise.all(party.players.map((person) => person.close()));
};
