import type { Seat } from '@landfall/shared/engine/game.ts';
import { same } from '@landfall/shared/engine/plain.ts';
import type { Action } from '@landfall/shared/games/forbidden-island/actions.ts';
import type { HeldCard } from '@landfall/shared/games/forbidden-island/cards.ts';
import type { Place } from '@landfall/shared/games/forbidden-island/layouts.ts';
import { LANDING } from '@landfall/shared/games/forbidden-island/tiles.ts';
import { t } from '../../../i18n/i18n.ts';
import { list } from '../../../i18n/list.ts';
import { type ButtonId, buttonOf } from './buttons.ts';
import type { Metrics } from './metrics.ts';
import type { Seen } from './seen.ts';
import { personName, personNames, tileName } from './words.ts';

/** What of the page an advised action is about, to be marked. */
export interface HintMarks {
  places: readonly Place[];
  /** The way of the pawn that is to go. */
  way: { from: Place; to: Place } | null;
  button: ButtonId | null;
  card: HeldCard | null;
  /** Who is to be given something. */
  player: Seat | null;
}

const NO_MARKS: HintMarks = { places: [], way: null, button: null, card: null, player: null };

/** The marks of an advised action; none where there is nothing to do, or what was advised is not possible any more. */
export function hintMarks(seen: Seen, advised: unknown): HintMarks {
  const action = seen.legal.find((legal) => same(legal, advised));
  return action ? { ...NO_MARKS, button: buttonOf(action), ...MARKS[action.type](seen, action as never) } : NO_MARKS;
}

type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>;
type Marking<T extends Action['type']> = (seen: Seen, action: ActionOf<T>) => Partial<HintMarks>;

const placeOf = ({ table }: Seen, seat: Seat): Place => table.adventurers[seat]!.place;
const going = (seen: Seen, seat: Seat, to: Place) => ({ places: [to], way: { from: placeOf(seen, seat), to } });
const nothing = () => ({});

const MARKS: { readonly [T in Action['type']]: Marking<T> } = {
  move: (seen, { to }) => going(seen, seen.seat!, to),
  fly: (seen, { to }) => going(seen, seen.seat!, to),
  swim: (seen, { to }) => going(seen, seen.seat!, to),
  guide: (seen, { pawn, to }) => going(seen, pawn, to),
  lift: (seen, { pawns, to }) => ({ ...going(seen, pawns[0]!, to), card: 'helicopter' }),
  liftOff: ({ table }) => ({ places: [table.island.indexOf(LANDING)], card: 'helicopter' }),
  shoreUp: (_seen, { places }) => ({ places }),
  sandbag: (_seen, { place }) => ({ places: [place], card: 'sandbags' }),
  give: (_seen, { card, to }) => ({ card, player: to }),
  capture: (seen, { treasure }) => ({ places: [placeOf(seen, seen.seat!)], card: treasure }),
  discard: (_seen, { card }) => ({ card }),
  endActions: nothing,
  drown: nothing,
  drawTreasure: nothing,
  drawFlood: nothing,
};

/**
 * Whether the tiles that a hint is about are nearer to the lower edge of the board than to the upper one, where its words
 * would hide them. Where the pawn stands that is to go is one of them.
 */
export function liesLow({ places, way }: HintMarks, { spots }: Pick<Metrics, 'spots'>, height: number): boolean {
  const heights = [...places, ...(way ? [way.from] : [])].map((place) => spots[place]!.y);
  return Math.min(...heights) > height - Math.max(...heights);
}

/** An action as something to do, in words. */
export const actionText = (seen: Seen, action: Action): string =>
  (TEXTS[action.type] as (seen: Seen, action: Action) => string)(seen, action);

const card = (name: HeldCard) => t(`forbiddenIsland.cards.${name}`);

const TEXTS: { readonly [T in Action['type']]: (seen: Seen, action: ActionOf<T>) => string } = {
  move: (seen, { to }) => t('forbiddenIsland.hint.move', { to: tileName(seen, to) }),
  fly: (seen, { to }) => t('forbiddenIsland.hint.fly', { to: tileName(seen, to) }),
  swim: (seen, { to }) => t('forbiddenIsland.hint.swim', { to: tileName(seen, to) }),
  guide: (seen, { pawn, to }) =>
    t('forbiddenIsland.hint.guide', { pawn: personName(seen, pawn), to: tileName(seen, to) }),
  lift: (seen, { pawns, to }) =>
    t('forbiddenIsland.hint.lift', { passengers: personNames(seen, pawns), to: tileName(seen, to) }),
  liftOff: () => t('forbiddenIsland.hint.liftOff'),
  shoreUp: (seen, { places }) =>
    t('forbiddenIsland.hint.shoreUp', { places: list(places.map((place) => tileName(seen, place))) }),
  sandbag: (seen, { place }) => t('forbiddenIsland.hint.sandbag', { tile: tileName(seen, place) }),
  give: (seen, { card: given, to }) =>
    t('forbiddenIsland.hint.give', { card: card(given), receiver: personName(seen, to) }),
  capture: (_seen, { treasure }) => t('forbiddenIsland.hint.capture', { treasure: card(treasure) }),
  discard: (_seen, { card: put }) => t('forbiddenIsland.hint.discard', { card: card(put) }),
  endActions: () => t('forbiddenIsland.hint.endActions'),
  drown: () => t('forbiddenIsland.hint.drown'),
  drawTreasure: () => t('forbiddenIsland.next.now'),
  drawFlood: () => t('forbiddenIsland.next.now'),
};
