import { currentTask } from '../../../../engine/agenda.ts';
import type { Bot, Decision, Reason } from '../../../../engine/bot.ts';
import type { Random, Seat } from '../../../../engine/game.ts';
import type { Action } from '../../actions.ts';
import { CARDS_TO_CAPTURE, type HeldCard, TREASURES } from '../../cards.ts';
import { POWERS } from '../../roles.ts';
import { shoresFor } from '../../rules/rescue.ts';
import type { Island, Table, TaskKind } from '../../table.ts';
import { LANDING } from '../../tiles.ts';
import { because } from '../reasons.ts';
import { distance, distanceFrom } from './distance.ts';
import { cardsOf, type Errand, errands, missing, worthOfTile } from './errands.ts';

type IslandDecision = Decision<Island>;

/** The table as one seat sees it, with what it may do and the dice it leaves small things to. */
interface Situation {
  table: Table;
  seat: Seat;
  legal: readonly Action[];
  random: Random;
}

/**
 * Plays by rules of thumb, as somebody does in their first games: one errand at a time, the nearest good thing first. It
 * neither remembers which flood cards are about to return nor plans for others, and it sometimes misjudges.
 */
export const casual: Bot<Island> = (view, legal, { random }) => {
  const situation: Situation = { table: view.table, seat: view.seat!, legal, random };
  const special = playSpecial(situation);
  if (special) return special;
  switch (ownTask(situation)) {
    case 'act':
      return act(situation);
    case 'discard':
      return discard(situation);
    case 'swim':
      return swim(situation);
    case 'drawTreasure':
    case 'drawFlood':
      return { action: legal[0]!, reason: because('nextCard', {}) };
    default:
      return null;
  }
};

/** What this seat has to do now; nothing when others are asked. */
function ownTask({ table, seat, legal }: Situation): TaskKind | undefined {
  const task = currentTask<TaskKind>(table);
  if (task?.kind === 'swim') return legal.some(({ type }) => type === 'swim' || type === 'drown') ? 'swim' : undefined;
  return task?.seat === seat ? task.kind : undefined;
}

/** How far a casual player's judgement can be off. */
const MISJUDGED = 1.2;
const misjudge = (random: Random) => (random.below(1000) / 1000 - 0.5) * 2 * MISJUDGED;
const WORTH_OF_A_STEP = 0.8;

/** Does the best errand that can be done, or goes a step towards it. */
function act(situation: Situation): IslandDecision {
  const { table, seat, legal, random } = situation;
  const valued = errands(table, seat).map((errand) => ({
    errand,
    value: errand.worth - WORTH_OF_A_STEP * distance(table, seat, errand.from) + misjudge(random),
  }));
  for (const { errand, value } of valued.sort((a, b) => b.value - a.value)) {
    const decision = value > 0 && pursue(situation, errand);
    if (decision) return decision;
  }
  return stop(legal);
}

const stop = (legal: readonly Action[]): IslandDecision => ({
  action: legal.find(({ type }) => type === 'endActions')!,
  reason: because('nothingUrgent', {}),
});

function pursue({ table, seat, legal }: Situation, errand: Errand): IslandDecision | undefined {
  const doings = legal.filter(errand.isDoneBy);
  if (doings.length > 0) return { action: doings.at(-1)!, reason: errand.reason }; // the last shores up most at once
  const { moves } = POWERS[table.adventurers[seat]!.role];
  const left = (action: Action) =>
    action.type === 'move' || action.type === 'fly'
      ? distanceFrom(table, action.to, { targets: errand.from, moves })
      : Number.POSITIVE_INFINITY;
  const now = distance(table, seat, errand.from);
  const action = leastOf(legal, left);
  return left(action) < now ? { action, reason: errand.onTheWay } : undefined;
}

/** Parts with what is of least use, rather playing Sandbags than throwing anything useful away. */
function discard({ table, seat, legal }: Situation): IslandDecision {
  const { hand } = table.adventurers[seat]!;
  const sandbags = sandbagging({ table, legal }, 2);
  if (sandbags) return sandbags;
  const action = leastOf(legal, (action) =>
    action.type === 'discard' ? worthOfCard(table, hand, action.card) : Number.POSITIVE_INFINITY,
  );
  const { card } = action as Extract<Action, { type: 'discard' }>;
  const isSpare = worthOfCard(table, hand, card) <= 0;
  return { action, reason: because(isSpare ? 'spareCard' : 'leastNeeded', { card }) };
}

function worthOfCard(table: Table, hand: readonly HeldCard[], card: HeldCard): number {
  if (card === 'helicopter') return cardsOf(hand, card) > 1 ? 1.5 : 6;
  if (card === 'sandbags') return 1.2;
  if (!missing(table).includes(card)) return 0;
  const held = cardsOf(hand, card);
  return held > CARDS_TO_CAPTURE ? 0 : held;
}

/** Swims to dry land, the closer to the landing the better. */
function swim({ table, legal }: Situation): IslandDecision {
  const landing = [table.island.indexOf(LANDING)];
  const action = leastOf(legal, (action) => {
    if (action.type !== 'swim') return Number.POSITIVE_INFINITY;
    const home = distanceFrom(table, action.to, { targets: landing, moves: POWERS.messenger.moves });
    return (table.levels[action.to] === 'flooded' ? 2 : 0) + Math.min(home, 9);
  });
  if (action.type !== 'swim') return { action, reason: because('nowhereToSwim', {}) };
  return { action, reason: because('swimTo', { tile: table.island[action.to]! }) };
}

/** The special cards a casual player thinks of in time. */
function playSpecial({ table, legal }: Situation): IslandDecision | undefined {
  const liftOff = legal.find(({ type }) => type === 'liftOff');
  if (liftOff) return { action: liftOff, reason: because('liftOff', {}) };
  return rescue({ table, legal }) ?? flyHome({ table, legal }) ?? sandbagging({ table, legal }, 5);
}

type Offer = Pick<Situation, 'table' | 'legal'>;
type Lift = Extract<Action, { type: 'lift' }>;
const liftsOf = (legal: readonly Action[]): Lift[] => legal.filter((action) => action.type === 'lift');

/** Lifts a swimmer who has nowhere to go. */
function rescue({ table, legal }: Offer): IslandDecision | undefined {
  const task = currentTask<TaskKind>(table);
  const lost = table.agenda.find(({ kind, seat }) => kind === 'swim' && shoresFor(table, seat).length === 0);
  if (task?.kind !== 'swim' || !lost) return undefined;
  const lifts = liftsOf(legal).filter(({ pawns }) => pawns.includes(lost.seat));
  const action = lifts.find(({ to }) => table.levels[to] === 'dry') ?? lifts[0];
  return action && { action, reason: because('saveSwimmer', { seat: lost.seat }) };
}

/** With all treasures and a Helicopter Lift to spare, brings the pawns that are away to the landing. */
function flyHome({ table, legal }: Offer): IslandDecision | undefined {
  const held = table.adventurers.reduce((sum, { hand }) => sum + cardsOf(hand, 'helicopter'), 0);
  if (table.captured.length < TREASURES.length || held < 2) return undefined;
  const landing = table.island.indexOf(LANDING);
  const lifts = liftsOf(legal).filter(({ to }) => to === landing);
  const action = lifts.toSorted((a, b) => b.pawns.length - a.pawns.length)[0];
  return action && { action, reason: because('bringHome', { seat: action.pawns[0]! }) };
}

/** Plays Sandbags on a tile that is worth at least so much. */
function sandbagging({ table, legal }: Offer, atLeast: number): IslandDecision | undefined {
  let best: { action: Action; worth: number; reason: Reason } | undefined;
  for (const action of legal) {
    if (action.type !== 'sandbag') continue;
    const { worth, reason } = worthOfTile(table, action.place);
    if (worth >= atLeast && worth > (best?.worth ?? 0)) best = { action, worth, reason };
  }
  return best && { action: best.action, reason: best.reason };
}

const leastOf = (actions: readonly Action[], cost: (action: Action) => number): Action =>
  actions.reduce((best, action) => (cost(action) < cost(best) ? action : best));
