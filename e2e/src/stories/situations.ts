import { currentTask, openTasks } from '@landfall/shared/engine/agenda.ts';
import type { Seat } from '@landfall/shared/engine/game.ts';
import type { Action } from '@landfall/shared/games/forbidden-island/actions.ts';
import type { HeldCard } from '@landfall/shared/games/forbidden-island/cards.ts';
import { forbiddenIsland } from '@landfall/shared/games/forbidden-island/game.ts';
import { stranded } from '@landfall/shared/games/forbidden-island/rules/rescue.ts';
import { ACTIONS } from '@landfall/shared/games/forbidden-island/rules/turn.ts';
import type { Ending, Table } from '@landfall/shared/games/forbidden-island/table.ts';

/** Something that can be said about a table. */
export type Situation = (table: Table) => boolean;

const lost =
  (reason: Ending): Situation =>
  ({ endings }) =>
    endings.length === 1 && endings[0] === reason;

const waitsFor = (table: Table, kind: string): boolean => currentTask(table)?.kind === kind;

/** Whose turn it is; its next steps are still on the agenda. */
const onTurn = ({ agenda }: Table): Seat =>
  agenda.find(({ kind }) => kind === 'drawFlood' || kind === 'act')?.seat ?? -1;

const holds = ({ adventurers }: Table, seat: Seat, card: HeldCard): boolean => adventurers[seat]!.hand.includes(card);

/** The points to which stories are told. */
export const SITUATIONS = {
  escaped: ({ endings }) => endings[0] === 'escaped',
  skull: lost('skull'),
  drowned: lost('drowned'),
  treasureLost: lost('treasureLost'),
  landingLost: lost('landingLost'),

  /** In the middle of the actions, after the first turn. */
  act: (table) => waitsFor(table, 'act') && currentTask(table)!.left < ACTIONS && table.floodDiscard.length > 6,
  discard: (table) => waitsFor(table, 'discard') && openTasks(table)[0]!.seat === onTurn(table),
  discardAfterGift: (table) => waitsFor(table, 'discard') && openTasks(table)[0]!.seat !== onTurn(table),
  swim: (table) => waitsFor(table, 'swim') && openTasks(table).every(({ seat }) => seat === onTurn(table)),
  swimOutOfTurn: (table) =>
    waitsFor(table, 'swim') && openTasks(table).length === 1 && openTasks(table)[0]!.seat !== onTurn(table),
  swimTogether: (table) => waitsFor(table, 'swim') && openTasks(table).length === 2 && stranded(table).length === 0,
  /** Somebody can only be saved by somebody else's Helicopter Lift. */
  stranded: (table) => stranded(table).some((seat) => !holds(table, seat, 'helicopter')),
  /** Before a flood card, with Sandbags in the hand of the other person. */
  window: (table) =>
    waitsFor(table, 'drawFlood') &&
    table.adventurers.some((_, seat) => seat !== onTurn(table) && holds(table, seat, 'sandbags')),
  /** Somebody can do nearly everything: give, shore up, and play either special card. */
  busy: (table) => {
    const seat = onTurn(table);
    const me = table.adventurers[seat];
    if (!me) return false;
    const here = table.adventurers.filter((other) => other.place === me.place);
    const types = forbiddenIsland.legalActions({ seat, table, hand: null }).map(({ type }) => type);
    const can = (...deeds: Action['type'][]) => deeds.every((deed) => types.includes(deed));
    return me.hand.length === 5 && here.length > 1 && can('move', 'shoreUp', 'give', 'lift', 'sandbag');
  },
  /** Both people hold Sandbags. */
  twoSandbags: (table) =>
    waitsFor(table, 'act') &&
    holds(table, 0, 'sandbags') &&
    holds(table, 1, 'sandbags') &&
    table.levels.includes('flooded'),
} as const satisfies Record<string, Situation>;

export type SituationName = keyof typeof SITUATIONS;
