import type { BotLevel } from '@landfall/shared/engine/bot.ts';
import type { Game, Setting } from '@landfall/shared/engine/game.ts';
import { CODE_LENGTH } from '@landfall/shared/protocol/invite.ts';
import type { SavedRound } from '../archive/archive.ts';
import { randomCode } from './codes.ts';
import { noteKnown } from './known.ts';
import { newRecord, type TableRecord } from './record.ts';
import { newLobby } from './seating.ts';

/** What a table is opened with. The setting is already known to be possible. */
export interface Opening {
  game: Game;
  setting: Setting;
  seed: string;
  listed: boolean;
  /** CPUs for the last seats. */
  cpus?: readonly BotLevel[];
  /** The first person takes the seats that are left, and the game begins at once. */
  begins?: boolean;
  /** The day whose game it is. */
  daily?: string;
  /** A round to go on with, or to look back on, instead of beginning in the lobby. */
  begun?: SavedRound;
}

/** The record of a table that nobody has entered yet. */
export function recordOf({
  game,
  setting,
  seed,
  listed,
  begun,
  cpus = [],
  begins = false,
  daily = '',
}: Opening): TableRecord {
  const lobby = newLobby(game, setting, { seed, listed });
  lobby.begins = begins;
  lobby.daily = daily;
  for (const [at, level] of cpus.entries()) lobby.seats.at(at - cpus.length)!.cpu = level;
  if (begun) {
    lobby.phase = begun.result ? 'over' : 'playing';
    lobby.round = begun.round;
    noteKnown(lobby, 'elsewhere');
    for (const [seat, choices] of begun.setting.choices.entries()) lobby.seats[seat]!.choices = { ...choices };
  }
  return newRecord(lobby);
}

export const newCode = (): string => randomCode(CODE_LENGTH);
