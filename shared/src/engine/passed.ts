import type { Game, Seat } from './game.ts';
import type { Match } from './match.ts';
import { same } from './plain.ts';
import { positions } from './positions.ts';
import { type Recording, turnsOf } from './recording.ts';
import { hasSecrets } from './secrets.ts';

/** A turn that counts, as far as taking it back is concerned. */
export interface Passed {
  seat: Seat;
  revealed: boolean; // chance was asked, or somebody may know something now that was hidden before
  automatic: boolean; // it needed no decision
}

/** What a turn of that seat was, from the matches before and after it. */
export function passing(game: Game, seat: Seat, before: Match, after: Match): Passed {
  const wasHidden = ({ state, random }: Match) => ({
    random,
    hidden: state.hidden,
    hands: state.hands.filter((_, other) => other !== seat),
  });
  const revealed = !same(wasHidden(before), wasHidden(after));
  return { seat, revealed, automatic: game.automatic(before.state.table) !== null };
}

/** The turns of a recording that count; what was taken back may be illegal by now. @throws IllegalAction as `replay` does */
export function passedIn(game: Game, recording: Recording): Passed[] {
  const passed: Passed[] = [];
  let before: Match | null = null;
  for (const { entry, match } of positions(game, { ...recording, log: turnsOf(recording.log) })) {
    if (before && entry && 'seat' in entry) passed.push(passing(game, entry.seat, before, match));
    before = match;
  }
  return passed;
}

/** How many turns at least have to stay if whoever played last takes back what they may without asking anybody. */
export function freeFrom(passed: readonly Passed[], ownerOf: (seat: Seat) => number): number {
  const last = passed.at(-1);
  const bound = passed.findLastIndex((turn) => ownerOf(turn.seat) !== ownerOf(last!.seat) || turn.revealed);
  return bound + 1;
}

/** How many turns at least have to stay if nothing that came to light is to be hidden again. */
export const shownFrom = (passed: readonly Passed[]): number => passed.findLastIndex(({ revealed }) => revealed) + 1;

/**
 * The same for somebody who has nobody to ask. Where seats have secrets, whatever another seat does tells something about
 * its hand, even what it leaves lying.
 */
export function shownTo(game: Game, passed: readonly Passed[], isTheirs: (seat: Seat) => boolean): number {
  const lastOfOthers = hasSecrets(game) ? passed.findLastIndex(({ seat }) => !isTheirs(seat)) : -1;
  return Math.max(shownFrom(passed), lastOfOthers + 1);
}

/**
 * How many turns stay if the last decision is taken back, with everything that followed from it: all of them where it is
 * among the first ones that are `kept`. Without that of a person, a CPU would only decide the same again.
 */
export function lastDecision(passed: readonly Passed[], isPerson: (seat: Seat) => boolean, kept = 0): number {
  const byPerson = passed.findLastIndex(({ automatic, seat }) => !automatic && isPerson(seat));
  const byAnybody = passed.findLastIndex(({ automatic }) => !automatic);
  const last = Math.max(0, byPerson >= 0 ? byPerson : byAnybody);
  return last < kept ? passed.length : last;
}
