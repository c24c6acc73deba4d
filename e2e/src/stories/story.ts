import type { Game, Seat, Setting } from '@landfall/shared/engine/game.ts';
import { type Match as MatchOf, playLegal, start, viewFor } from '@landfall/shared/engine/match.ts';
import { defaultSetting } from '@landfall/shared/engine/setting.ts';
import type { Action } from '@landfall/shared/games/forbidden-island/actions.ts';
import { forbiddenIsland } from '@landfall/shared/games/forbidden-island/game.ts';
import type { Role } from '@landfall/shared/games/forbidden-island/roles.ts';
import type { Island, Table } from '@landfall/shared/games/forbidden-island/table.ts';

export const game: Game<Island> = forbiddenIsland;

export type Match = MatchOf<Island>;

/** What a seat could do, and all there is to know about the game: players of stories may look at the deck. */
export interface Position {
  match: Match;
  seat: Seat;
  legal: readonly Action[];
  seed: string;
}

/** Decides for every seat. The same position always gets the same answer. */
export type Player = (position: Position) => Action;

/** What is agreed before a game; a setting that is not named has its default. */
export interface Beginning {
  seats: number;
  options: Record<string, string>;
  /** By seat, where they are chosen. */
  roles?: readonly Role[];
  seed: string;
}

/** One decision of one person. Steps that go by themselves are not told. */
export interface Deed {
  seat: Seat;
  action: Action;
}

/** A game told up to the point where `until` holds. */
export interface Story {
  beginning: Beginning;
  deeds: Deed[];
  /** The position in which it ends. */
  match: Match;
}

export function settingOf({ seats, options, roles }: Beginning): Setting {
  const setting = defaultSetting(game, seats);
  const choices = roles ? roles.map((role) => ({ role })) : setting.choices;
  return { ...setting, options: { ...setting.options, ...options }, choices };
}

export const begin = (beginning: Beginning): Match => start(game, settingOf(beginning), beginning.seed);

export const legalFor = ({ state }: Match, seat: Seat): Action[] => game.legalActions(viewFor(state, seat));

/** Tells a game until a table is as wanted; null when that does not come, or not within so many deeds. */
export function tell({
  beginning,
  player,
  until,
  most,
}: {
  beginning: Beginning;
  player: Player;
  until: (table: Table) => boolean;
  most: number;
}): Story | null {
  const deeds: Deed[] = [];
  let match = begin(beginning);
  while (!until(match.state.table)) {
    const step = game.automatic(match.state.table);
    const deed = step ?? decide(match, { player, seed: beginning.seed });
    if (!deed || deeds.length > most) return null;
    if (!step) deeds.push(deed);
    match = playLegal(game, match, deed.seat, deed.action).match;
  }
  return { beginning, deeds, match };
}

function decide(match: Match, { player, seed }: { player: Player; seed: string }): Deed | null {
  const [seat] = game.waitingFor(match.state.table);
  if (seat === undefined) return null;
  return { seat, action: player({ match, seat, legal: legalFor(match, seat), seed }) };
}
