import { openHouse } from '../src/house.ts';
import { act, agree, type Party, showsTo } from '../src/people/party.ts';
import { type Person, wordsOf } from '../src/people/person.ts';
import { read } from '../src/stories/book.ts';
import { legalFor } from '../src/stories/story.ts';

// Long enough that nothing in these tests ever happens because it was waited for.
const scene = openHouse({ PACE_MS: '0', WINDOW_MS: '60000' });

const button = ({ page }: Person, name: string) => page.locator('.prompt').getByRole('button', { name });

/** Who has Sandbags while the other one turns over a flood card. */
function inTheWindow(party: Party) {
  const { agenda, adventurers } = party.match.state.table;
  const onTurn = agenda.at(-1)!.seat;
  const holder = adventurers.findIndex(({ hand }, seat) => seat !== onTurn && hand.includes('sandbags'));
  return { onTurn, holder, action: legalFor(party.match, holder).find(({ type }) => type === 'sandbag')! };
}

/** Plays up to the flood card before which somebody could put down sandbags. */
async function playUpToIt(party: Party): Promise<void> {
  for (const deed of read('window').deeds) await act(party, deed);
  const next = () => party.match.state.table.agenda.at(-1)!;
  while (next().kind === 'drawTreasure') await act(party, { seat: next().seat, action: { type: 'drawTreasure' } });
  expect(next().kind).toBe('drawFlood');
}

scene('whoever asks for a moment stops the cards, says so to all, and goes on', async ({ party: call }) => {
  const party = await call({ beginning: read('window').beginning, devices: ['laptop', 'phone'], windows: true });
  await playUpToIt(party);
  const { onTurn, holder } = inTheWindow(party);
  const [waiting, asking] = [party.players[onTurn]!, party.players[holder]!];
  const say = wordsOf(asking);

  await asking.hands.press(button(asking, say('forbiddenIsland.next.wait')));
  await asking.page.getByText(say('forbiddenIsland.prompt.held.mine')).waitFor();
  await waiting.page.getByText(say('forbiddenIsland.prompt.held.theirs', { name: asking.name })).waitFor();
  expect(await button(waiting, say('forbiddenIsland.next.now')).count()).toBe(0);

  await asking.hands.press(button(asking, say('forbiddenIsland.next.goOn')));
  await agree(party);
  await act(party, { seat: onTurn, action: { type: 'drawFlood' } });
});

scene('a reload keeps the next card waiting, and so does beginning to play a special card', async ({ party: call }) => {
  const party = await call({ beginning: read('window').beginning, devices: ['phone', 'keyboard'], windows: true });
  await playUpToIt(party);
  for (const [seat, person] of party.players.entries()) {
    await person.page.reload();
    await showsTo(party, person, seat);
  }
  const { onTurn, holder, action } = inTheWindow(party);
  const [waiting, asking] = [party.players[onTurn]!, party.players[holder]!];
  const say = wordsOf(asking);
  const bar = asking.page.getByRole('toolbar', { name: say('forbiddenIsland.actions.label') });

  await asking.hands.press(bar.getByRole('button', { name: say('forbiddenIsland.actions.special'), exact: true }));
  await waiting.page.getByText(say('forbiddenIsland.prompt.held.theirs', { name: asking.name })).waitFor();
  await asking.hands.press(asking.page.getByRole('button', { name: say('common.cancel'), exact: true }).last());
  await agree(party);

  await act(party, { seat: holder, action });
});
