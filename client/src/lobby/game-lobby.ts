import type { Seat } from '@landfall/shared/engine/game.ts';
import type { ComponentChildren } from 'preact';

/** What a game may add to the forms and seats of the lobby, which otherwise know nothing about it. */
export interface GameLobby {
  /** Whether a seat is asked for one of the game's seat options under the options agreed so far. Default: always. */
  asksSeat?(option: string, options: Readonly<Record<string, string>>): boolean;
  /** Whether an option can have a value at a table of so many seats. Default: it can. */
  isPossible?(option: string, value: string, seats: number): boolean;
  /** The seat that a value of an option names, such as who begins; null for all else. */
  seatOf?(option: string, value: string): Seat | null;
  /** Whether only one seat can have a value. Default: any number can. */
  isExclusive?(option: string, value: string): boolean;
  /** A small picture of a value, of an option or of a seat option. */
  picture?(option: string, value: string): ComponentChildren;
  /** A sentence about a value of a seat option. */
  explain?(option: string, value: string): string | undefined;
}
