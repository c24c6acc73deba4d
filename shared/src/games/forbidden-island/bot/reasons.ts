import type { Reason } from '../../../engine/bot.ts';
import type { HeldCard, Treasure } from '../cards.ts';
import type { TileId } from '../tiles.ts';

/** What a reason can be about. Seats are counted from 0. */
interface Subjects {
  tile: TileId;
  treasure: Treasure;
  card: HeldCard;
  seat: number;
}

/** Every reason a CPU gives, with what its sentence needs to name. */
export const REASONS = {
  // shoring up, with an action or with Sandbags
  saveLanding: ['tile'], //             without it nobody gets home
  lastTile: ['tile', 'treasure'], //    the other tile of the treasure has sunk
  bothInDanger: ['tile', 'treasure'], // both tiles of the treasure are flooded
  treasureTile: ['tile', 'treasure'],
  keepTile: ['tile'], //                nothing special, but land is land
  // treasures and their cards
  captureHere: ['treasure'],
  toTreasure: ['treasure'], //          on the way to capture it
  giveCard: ['treasure', 'seat'], //    to the seat that collects it
  makeRoom: [], //                      with a gift, in a hand that would soon be too full
  isSooner: ['treasure', 'seat'], //    the receiver of a gift gets there with fewer actions
  moreUse: ['seat'], //                 the receiver can do more with it
  carryCard: ['treasure', 'seat'], //   on the way to give it
  fetchCard: ['treasure', 'seat'], //   on the way to be given it
  // pawns
  toTile: ['tile'], //                  on the way to shore it up
  toLanding: ['tile'], //               all treasures are captured
  bringHome: ['seat'], //               somebody else to the landing
  bringPawn: ['seat', 'tile'], //       somebody else to where they can save something
  takePosition: ['tile'], //            a better place for what may come
  saveSwimmer: ['seat'],
  swimTo: ['tile'],
  nowhereToSwim: [],
  liftOff: [],
  // cards
  spareCard: ['card'], //               nobody needs it any more
  leastNeeded: ['card'],
  // letting things happen
  nothingUrgent: [],
  nothingBetter: [], //                 something is urgent, but nothing that helps is in sight
  nextCard: [],
} as const satisfies Record<string, readonly (keyof Subjects)[]>;

export type ReasonWord = keyof typeof REASONS;
type About<W extends ReasonWord> = { readonly [S in (typeof REASONS)[W][number]]: Subjects[S] };

/** A reason of the vocabulary, with exactly what its sentence needs. */
export const because = <W extends ReasonWord>(word: W, about: About<W>): Reason => ({ word, about });
