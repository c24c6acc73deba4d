import { openTasks } from '@landfall/shared/engine/agenda.ts';
import type { Action } from '@landfall/shared/games/forbidden-island/actions.ts';
import { SPECIALS, type Special } from '@landfall/shared/games/forbidden-island/cards.ts';
import type { Place } from '@landfall/shared/games/forbidden-island/layouts.ts';
import type { Locator } from 'playwright-core';
import { legalFor, type Match } from '../stories/story.ts';
import type { Person } from './person.ts';

type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>;

/** Somebody at a seat, about to do something in a position that the page shows. */
export interface Doer {
  person: Person;
  seat: number;
  match: Match;
  names: readonly string[];
  /** Begin with the button of the action bar where the board would do as well. */
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
    const { person, names, match } = doer;
    const name = names[pawn]!;
    const from = match.state.table.adventurers[pawn]!.place;
    await chooseTile(doer, from, offersAt(doer, from), person.say('forbiddenIsland.deeds.guide', { name }));
    await chooseTile(doer, to, 1, person.say('forbiddenIsland.deeds.guideTo', { name }));
  },

  async shoreUp(doer, { places }) {
    const { person, byButton } = doer;
    const [first, second] = places as [Place, Place?];
    if (byButton) await pressAction(doer, 'shoreUp');
    const count = byButton ? offersAt(doer, first, ['shoreUp']) : offersAt(doer, first);
    const tile = tileName(doer, first);
    if (second === undefined) {
      await chooseTile(doer, first, count, person.say('forbiddenIsland.deeds.shoreUp', { tile }));
      return;
    }
    await chooseTile(doer, first, count, person.say('forbiddenIsland.deeds.shoreUpTwo', { tile }));
    await chooseTile(doer, second, 1, person.say('forbiddenIsland.deeds.shoreUpBoth'));
  },

  async give(doer, { card, to }) {
    const { person, names } = doer;
    const { say, hands, page } = person;
    await pressAction(doer, 'give');
    const dialog = page.getByRole('dialog');
    const group = (label: string) => dialog.getByRole('group', { name: label });
    const button = (name: string, within: Locator = dialog) => within.getByRole('button', { name, exact: true });
    await hands.press(button(say(`forbiddenIsland.cards.${card}`), group(say('forbiddenIsland.give.card'))));
    await hands.press(button(names[to]!, group(say('forbiddenIsland.give.to'))));
    await hands.press(button(say('forbiddenIsland.give.confirm', { name: names[to]! })));
  },

  async capture(doer) {
    await pressAction(doer, 'capture');
    await pressPrompt(doer, doer.person.say('forbiddenIsland.capture.confirm'));
  },

  async endActions(doer) {
    await pressAction(doer, 'endTurn');
    await pressPrompt(doer, doer.person.say('forbiddenIsland.end.confirm'));
  },

  drawTreasure: turnOver,
  drawFlood: turnOver,

  async discard(doer, { card }) {
    const { say, hands, page } = doer.person;
    await markForDiscard(doer, card);
    const name = say('forbiddenIsland.discard.confirm', { card: say(`forbiddenIsland.cards.${card}`) });
    await hands.press(page.getByRole('dialog').getByRole('button', { name, exact: true }));
  },

  async drown(doer) {
    await pressPrompt(doer, doer.person.say('forbiddenIsland.drown.giveUp'));
    await pressPrompt(doer, doer.person.say('forbiddenIsland.drown.confirm'));
  },

  async lift(doer, { pawns, to }) {
    await beginSpecial(doer, 'helicopter');
    await board(doer, pawns);
    await chooseTile(doer, to, 1, doer.person.say('forbiddenIsland.deeds.lift'));
  },

  async sandbag(doer, { place }) {
    await beginSpecial(doer, 'sandbags');
    await chooseTile(doer, place, 1, doer.person.say('forbiddenIsland.deeds.sandbag'));
  },

  async liftOff(doer) {
    await pressPrompt(doer, doer.person.say('forbiddenIsland.lift.off'));
  },
};

async function goTo(doer: Doer, deed: 'move' | 'fly' | 'swim', to: Place): Promise<void> {
  if (doer.byButton) await pressAction(doer, 'move');
  const count = doer.byButton ? offersAt(doer, to, ['move', 'fly', 'swim']) : offersAt(doer, to);
  await chooseTile(doer, to, count, doer.person.say(`forbiddenIsland.deeds.${deed}`));
}

async function turnOver(doer: Doer): Promise<void> {
  await pressPrompt(doer, doer.person.say('forbiddenIsland.next.now'));
}

const tileName = ({ person, match }: Doer, place: Place): string =>
  person.say(`forbiddenIsland.tiles.${match.state.table.island[place]!}`);

/** In how many ways choosing a tile can be meant, which decides whether a menu asks. */
function offersAt({ match, seat }: Doer, place: Place, only?: readonly Action['type'][]): number {
  const { adventurers } = match.state.table;
  const ways = legalFor(match, seat).flatMap((action) => {
    if (only && !only.includes(action.type)) return [];
    if (action.type === 'move' || action.type === 'fly' || action.type === 'swim')
      return action.to === place ? [action.type] : [];
    if (action.type === 'shoreUp' && action.places.includes(place)) return [`shoreUp ${action.places.length}`];
    if (action.type === 'guide' && adventurers[action.pawn]!.place === place) return [`guide ${action.pawn}`];
    return [];
  });
  return new Set(ways).size;
}

/** Chooses a tile, and says what is meant where the page asks: with several meanings, and after every tap. */
async function chooseTile(doer: Doer, place: Place, meanings: number, deed: string): Promise<void> {
  const { page, hands, style } = doer.person;
  const name = tileName(doer, place);
  await hands.tile(page.getByRole('grid').getByRole('button', { name: new RegExp(`^${name}, `) }));
  if (meanings > 1 || style === 'touch')
    await hands.press(page.getByRole('menu', { name, exact: true }).getByRole('menuitem', { name: deed, exact: true }));
}

async function pressAction({ person }: Doer, action: 'move' | 'shoreUp' | 'give' | 'capture' | 'special' | 'endTurn') {
  const { page, say, hands } = person;
  const bar = page.getByRole('toolbar', { name: say('forbiddenIsland.actions.label') });
  await hands.press(bar.getByRole('button', { name: say(`forbiddenIsland.actions.${action}`), exact: true }));
}

/** Presses a button beside the prompt. */
async function pressPrompt({ person }: Doer, name: string): Promise<void> {
  await person.hands.press(person.page.locator('.prompt').getByRole('button', { name }));
}

const mustDiscard = ({ match, seat }: Doer): boolean => {
  const [task] = openTasks(match.state.table);
  return task?.kind === 'discard' && task.seat === seat;
};

/** Marks a card in the window that has opened by itself. */
async function markForDiscard({ person }: Doer, card: string): Promise<void> {
  const { page, say, hands } = person;
  const cards = page.getByRole('dialog').getByRole('group', { name: say('forbiddenIsland.hand.label') });
  const name = say(`forbiddenIsland.cards.${card as Special}`);
  await hands.press(cards.getByRole('button', { name, exact: true }).first());
}

/** Begins to play a special card: instead of a discard, or with the button; a window asks which where there are two kinds. */
async function beginSpecial(doer: Doer, card: Special): Promise<void> {
  const { page, say, hands } = doer.person;
  const name = say(`forbiddenIsland.cards.${card}`);
  const dialog = page.getByRole('dialog');
  if (mustDiscard(doer)) {
    await markForDiscard(doer, card);
    await hands.press(dialog.getByRole('button', { name: say('forbiddenIsland.discard.play', { card: name }) }));
    return;
  }
  await pressAction(doer, 'special');
  if (playableSpecials(legalFor(doer.match, doer.seat)) > 1)
    await hands.press(dialog.getByRole('button', { name: new RegExp(`^${name}`) }));
}

const SPENDS: Partial<Record<Action['type'], Special>> = {
  lift: 'helicopter',
  liftOff: 'helicopter',
  sandbag: 'sandbags',
};

const playableSpecials = (legal: readonly Action[]): number =>
  SPECIALS.filter((special) => legal.some(({ type }) => SPENDS[type] === special)).length;

/** Says who flies; the window has marked somebody already. */
async function board(doer: Doer, pawns: readonly number[]): Promise<void> {
  const { page, say, hands } = doer.person;
  const dialog = page.getByRole('dialog', { name: say('forbiddenIsland.lift.title') });
  const box = (pawn: number) =>
    dialog.getByRole('checkbox', {
      name: pawn === doer.seat ? say('forbiddenIsland.players.you') : doer.names[pawn]!,
      exact: true,
    });
  const liftable = new Set(legalFor(doer.match, doer.seat).flatMap((one) => (one.type === 'lift' ? one.pawns : [])));
  const { adventurers } = doer.match.state.table;
  const together = [...liftable].filter((pawn) => adventurers[pawn]!.place === adventurers[pawns[0]!]!.place);
  // Marking a pawn of another tile unmarks the first ones, so those who fly come before those who stay.
  for (const pawn of [...pawns, ...together.filter((one) => !pawns.includes(one))])
    if ((await box(pawn).isChecked()) !== pawns.includes(pawn)) await hands.press(box(pawn));
  await hands.press(dialog.getByRole('button', { name: say('forbiddenIsland.lift.next'), exact: true }));
}
