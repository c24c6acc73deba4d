import { openTasks } from '@landfall/shared/engine/agenda.ts';
import type { Seat } from '@landfall/shared/engine/game.ts';
import type { Action } from '@landfall/shared/games/forbidden-island/actions.ts';
import { type HeldCard, SPECIALS, type Special } from '@landfall/shared/games/forbidden-island/cards.ts';
import type { Place } from '@landfall/shared/games/forbidden-island/layouts.ts';
import { legalFor, type Match } from '../stories/story.ts';
import type { Words } from '../words.ts';
import type { Person } from './person.ts';

type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>;

/** Somebody at a seat, about to do something in a position that their page shows. */
export interface Doer {
  person: Person;
  say: Words;
  seat: Seat;
  match: Match;
  names: readonly string[];
  /** Begin with a button of the action bar where choosing a tile would do as well. */
  byButton: boolean;
}

/** Does an action the way a person does it: by what the page offers, and nothing else. */
export function doIt<T extends Action['type']>(doer: Doer, action: ActionOf<T>): Promise<void> {
  return WAYS[action.type as T](doer, action);
}

const WAYS: { readonly [T in Action['type']]: (doer: Doer, action: ActionOf<T>) => Promise<void> } = {
  move: (doer, { to }) => goTo(doer, 'move', to),
  fly: (doer, { to }) => goTo(doer, 'fly', to),
  swim: (doer, { to }) => goTo(doer, 'swim', to),

  async guide(doer, { pawn, to }) {
    const name = doer.names[pawn]!;
    const { place } = doer.match.state.table.adventurers[pawn]!;
    await chooseTile(doer, place, { meant: doer.say('forbiddenIsland.deeds.guide', { name }), leadsOn: true });
    await chooseTile(doer, to, { meant: doer.say('forbiddenIsland.deeds.guideTo', { name }), among: [] });
  },

  async shoreUp(doer, { places }) {
    const { say, byButton } = doer;
    const [first, second] = places as [Place, Place?];
    const tile = nameOf(doer, first);
    if (byButton) await pressAction(doer, 'shoreUp');
    const among = byButton ? (['shoreUp'] as const) : undefined;
    if (second === undefined)
      return chooseTile(doer, first, { meant: say('forbiddenIsland.deeds.shoreUp', { tile }), among });
    await chooseTile(doer, first, { meant: say('forbiddenIsland.deeds.shoreUpTwo', { tile }), among });
    await chooseTile(doer, second, { meant: say('forbiddenIsland.deeds.shoreUpBoth'), among: [] });
  },

  async give(doer, { card, to }) {
    const { say, names, person } = doer;
    await pressAction(doer, 'give');
    const dialog = person.page.getByRole('dialog');
    const pick = (group: string, name: string) =>
      person.hands.press(dialog.getByRole('group', { name: group }).getByRole('button', { name, exact: true }));
    await pick(say('forbiddenIsland.give.card'), say(`forbiddenIsland.cards.${card}`));
    await pick(say('forbiddenIsland.give.to'), names[to]!);
    await pressInDialog(doer, say('forbiddenIsland.give.confirm', { name: names[to]! }));
  },

  async capture(doer) {
    await pressAction(doer, 'capture');
    await pressPrompt(doer, doer.say('forbiddenIsland.capture.confirm'));
  },

  async endActions(doer) {
    await pressAction(doer, 'endTurn');
    await pressPrompt(doer, doer.say('forbiddenIsland.end.confirm'));
  },

  drawTreasure: (doer) => pressPrompt(doer, doer.say('forbiddenIsland.next.now')),
  drawFlood: (doer) => pressPrompt(doer, doer.say('forbiddenIsland.next.now')),

  async discard(doer, { card }) {
    await markForDiscard(doer, card);
    const name = doer.say(`forbiddenIsland.cards.${card}`);
    await pressInDialog(doer, doer.say('forbiddenIsland.discard.confirm', { card: name }));
  },

  async drown(doer) {
    await pressPrompt(doer, doer.say('forbiddenIsland.drown.giveUp'));
    await pressPrompt(doer, doer.say('forbiddenIsland.drown.confirm'));
  },

  async lift(doer, { pawns, to }) {
    await beginSpecial(doer, 'helicopter');
    await sayWhoFlies(doer, pawns);
    await chooseTile(doer, to, { meant: doer.say('forbiddenIsland.deeds.lift'), among: [] });
  },

  async sandbag(doer, { place }) {
    await beginSpecial(doer, 'sandbags');
    await chooseTile(doer, place, { meant: doer.say('forbiddenIsland.deeds.sandbag'), among: [] });
  },

  liftOff: (doer) => pressPrompt(doer, doer.say('forbiddenIsland.lift.off')),
};

const GOING = ['move', 'fly', 'swim'] as const;

async function goTo(doer: Doer, deed: (typeof GOING)[number], to: Place): Promise<void> {
  if (doer.byButton) await pressAction(doer, 'move');
  const meant = doer.say(`forbiddenIsland.deeds.${deed}`);
  await chooseTile(doer, to, { meant, among: doer.byButton ? GOING : undefined });
}

const nameOf = ({ say, match }: Doer, place: Place): string =>
  say(`forbiddenIsland.tiles.${match.state.table.island[place]!}`);

interface Meaning {
  /** What the tile is chosen for, as the menu at the tile puts it. */
  meant: string;
  /** The actions that choosing a tile can mean now; none when only one thing is left to choose. */
  among?: readonly Action['type'][];
  /** Something else has to be chosen before anything happens, so that a tap need not be confirmed. */
  leadsOn?: boolean;
}

/** Chooses a tile, and says what is meant where the page asks: with several meanings, and after a tap that plays. */
async function chooseTile(doer: Doer, place: Place, { meant, among, leadsOn = false }: Meaning): Promise<void> {
  const { page, hands, style } = doer.person;
  const name = nameOf(doer, place);
  await hands.tile(page.getByRole('grid').getByRole('button', { name: new RegExp(`^${name}[,，]`) }));
  const asks = meanings(doer, place, among) > 1 || (style === 'touch' && !leadsOn);
  if (!asks) return;
  await hands.press(page.getByRole('menu', { name, exact: true }).getByRole('menuitem', { name: meant, exact: true }));
}

/** In how many ways choosing a tile can be meant. */
function meanings({ match, seat }: Doer, place: Place, among?: readonly Action['type'][]): number {
  if (among?.length === 0) return 1;
  const { adventurers } = match.state.table;
  const ways = legalFor(match, seat).flatMap((action) => {
    if (among && !among.includes(action.type)) return [];
    if (action.type === 'move' || action.type === 'fly' || action.type === 'swim')
      return action.to === place ? [action.type] : [];
    if (action.type === 'shoreUp' && action.places.includes(place)) return [`shoreUp ${action.places.length}`];
    if (action.type === 'guide' && adventurers[action.pawn]!.place === place) return [`guide ${action.pawn}`];
    return [];
  });
  return new Set(ways).size;
}

async function pressAction(
  { person, say }: Doer,
  action: 'move' | 'shoreUp' | 'give' | 'capture' | 'special' | 'endTurn',
): Promise<void> {
  const bar = person.page.getByRole('toolbar', { name: say('forbiddenIsland.actions.label') });
  const name = say(`forbiddenIsland.actions.${action}`);
  await person.hands.press(bar.getByRole('button', { name, exact: true }));
}

/** Presses a button beside the prompt. */
async function pressPrompt({ person }: Doer, name: string): Promise<void> {
  await person.hands.press(person.page.locator('.prompt').getByRole('button', { name }));
}

async function pressInDialog({ person }: Doer, name: string): Promise<void> {
  await person.hands.press(person.page.getByRole('dialog').getByRole('button', { name, exact: true }));
}

const mustDiscard = ({ match, seat }: Doer): boolean => {
  const [task] = openTasks(match.state.table);
  return task?.kind === 'discard' && task.seat === seat;
};

/** Marks a card in the window, which opens by itself for the first of two cards. */
async function markForDiscard({ person, say }: Doer, card: HeldCard): Promise<void> {
  const cards = person.page.getByRole('dialog').getByRole('group', { name: say('forbiddenIsland.hand.label') });
  const open = person.page.locator('.prompt').getByRole('button', { name: say('forbiddenIsland.discard.open') });
  await cards.or(open).first().waitFor();
  if (!(await cards.isVisible())) await person.hands.press(open);
  const name = say(`forbiddenIsland.cards.${card}`);
  await person.hands.press(cards.getByRole('button', { name, exact: true }).first());
}

/** Begins to play a special card: instead of a discard, or with the button, which asks where there are two kinds. */
export async function beginSpecial(doer: Doer, card: Special): Promise<void> {
  const { say, person } = doer;
  const name = say(`forbiddenIsland.cards.${card}`);
  if (mustDiscard(doer)) {
    await markForDiscard(doer, card);
    await pressInDialog(doer, say('forbiddenIsland.discard.play', { card: name }));
    return;
  }
  await pressAction(doer, 'special');
  if (playableSpecials(doer).length > 1)
    await person.hands.press(person.page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${name}`) }));
}

const SPENDS: Partial<Record<Action['type'], Special>> = {
  lift: 'helicopter',
  liftOff: 'helicopter',
  sandbag: 'sandbags',
};

const playableSpecials = ({ match, seat }: Doer): Special[] =>
  SPECIALS.filter((special) => legalFor(match, seat).some(({ type }) => SPENDS[type] === special));

/** Marks those who fly, and nobody else; the window has marked somebody already. */
async function sayWhoFlies(doer: Doer, pawns: readonly Seat[]): Promise<void> {
  const { say, names, person } = doer;
  const dialog = person.page.getByRole('dialog', { name: say('forbiddenIsland.lift.title') });
  const { adventurers } = doer.match.state.table;
  const from = adventurers[pawns[0]!]!.place;
  const staying = [...adventurers.keys()].filter((seat) => adventurers[seat]!.place === from && !pawns.includes(seat));
  // Marking somebody of another tile unmarks everybody of the first, so those who fly come before those who stay.
  for (const pawn of [...pawns, ...staying]) {
    const name = pawn === doer.seat ? say('forbiddenIsland.players.you') : names[pawn]!;
    const box = dialog.getByRole('checkbox', { name, exact: true });
    if ((await box.isChecked()) !== pawns.includes(pawn)) await person.hands.press(box);
  }
  await pressInDialog(doer, say('forbiddenIsland.lift.next'));
}
