import type { Random, Seat } from '../../../../engine/game.ts';
import { openEnds, tilesOf } from '../../line.ts';
import { retold, type Told } from '../../record.ts';
import { rank } from '../../rules/deal.ts';
import type { Move, View } from '../../table.ts';
import { nameOf, TILES } from '../../tiles.ts';
import { bitOf, count, EVERY_TILE, lowest, SHOWING, setOf, type TileSet } from './bits.ts';
import type { Round } from './round.ts';

/** What can be known of the tiles nobody showed. */
export interface Knowledge {
  view: View;
  seat: Seat;
  /** In other hands or in the boneyard. */
  unseen: TileSet;
  told: readonly Told[];
}

export function knowledgeOf(view: View): Knowledge {
  const { table, hand } = view;
  const seen = setOf([...tilesOf(table.line).map(nameOf), ...hand!.tiles]);
  return { view, seat: view.seat!, unseen: EVERY_TILE & ~seen, told: retold(table) };
}

/** A tile held face down, as the tiles it cannot be. */
type Slot = TileSet;

const TRIES = 12;

/**
 * A round as it could be: the unseen tiles dealt at random to the other hands and the boneyard, so that everything that
 * was drawn for and passed on makes sense.
 */
export function imagine(known: Knowledge, random: Random): Round {
  const { view, seat, unseen } = known;
  const { table, hand } = view;
  const hands: TileSet[] = table.players.map(() => 0);
  hands[seat] = setOf(hand!.tiles);
  let left = unseen;
  const slots = slotsOf(known, random);
  for (let attempt = 1; ; attempt++) {
    const dealt = deal(slots, unseen, { random, strict: attempt < TRIES });
    if (!dealt) continue;
    for (const [owner, tiles] of dealt.entries()) {
      if (owner !== seat) hands[owner] = tiles;
      left &= ~tiles;
    }
    break;
  }
  const boneyard: number[] = [];
  for (let rest = left; rest !== 0; rest &= rest - 1) boneyard.push(lowest(rest));
  random.shuffle(boneyard);
  const ends = openEnds(table.line);
  return {
    drawing: table.drawing,
    hands,
    boneyard,
    left: ends?.left ?? -1,
    right: ends?.right ?? -1,
    turn: seat,
  };
}

/** For each seat but the own the tiles it holds face down, after retelling where each laid tile may have come from. */
function slotsOf({ view, seat, told }: Knowledge, random: Random): Slot[][] {
  const slots = view.table.players.map(({ tiles }, owner): Slot[] =>
    owner === seat ? [] : Array(tiles + changeOf(told, owner)).fill(higherThanFirst(view)),
  );
  let before: Move | null = null;
  for (const { move, ends } of told) {
    if (move.seat !== seat) retell(slots[move.seat]!, { move, ends }, { before, random });
    before = move;
  }
  return slots;
}

/** What nobody was dealt, because then it would have begun (DO-2). */
function higherThanFirst({ table: { start, rounds, line } }: View): TileSet {
  const { first } = line;
  if (start !== 'highestDouble' || rounds.length > 0 || first === undefined) return 0;
  return setOf(TILES.filter((tile) => rank(tile) > rank(first)));
}

/** How many more tiles a seat was dealt than it has now. */
function changeOf(told: readonly Told[], owner: Seat): number {
  const own = told.filter(({ move }) => move.seat === owner);
  const times = (kind: Move['kind']) => own.filter(({ move }) => move.kind === kind).length;
  return times('lay') - times('draw');
}

/** What a move tells about the face-down tiles of its seat. */
function retell(
  slots: Slot[],
  { move, ends }: Told,
  { before, random }: { before: Move | null; random: Random },
): void {
  if (move.kind === 'lay') {
    const hasJustDrawn = before?.kind === 'draw' && before.seat === move.seat;
    slots.splice(hasJustDrawn ? slots.length - 1 : source(slots, bitOf(move.tile!), random), 1);
    return;
  }
  const missing = ends ? SHOWING[ends.left]! | SHOWING[ends.right]! : 0;
  for (let n = 0; n < slots.length; n++) slots[n]! |= missing;
  if (move.kind === 'draw') slots.push(0);
}

/** One of the face-down tiles that could have been this one. */
function source(slots: readonly Slot[], tile: TileSet, random: Random): number {
  const possible = [...slots.keys()].filter((n) => (slots[n]! & tile) === 0);
  return possible[random.below(possible.length)] ?? 0;
}

/** Deals tiles to all slots, the most particular ones first; null when that led nowhere. */
function deal(
  slots: readonly Slot[][],
  unseen: TileSet,
  { random, strict }: { random: Random; strict: boolean },
): TileSet[] | null {
  const hands: TileSet[] = slots.map(() => 0);
  const waiting = slots.flatMap((own, owner) =>
    own.map((not) => ({ owner, not, order: count(not & unseen) * 64 - random.below(64) })),
  );
  waiting.sort((a, b) => b.order - a.order);
  let left = unseen;
  for (const { owner, not } of waiting) {
    const possible = left & ~not || (strict ? 0 : left);
    if (possible === 0) return null;
    const tile = nth(possible, random.below(count(possible)));
    hands[owner]! |= tile;
    left &= ~tile;
  }
  return hands;
}

/** One tile of a set, by its place in it. */
function nth(set: TileSet, place: number): TileSet {
  let rest = set;
  for (let n = 0; n < place; n++) rest &= rest - 1;
  return rest & -rest;
}
