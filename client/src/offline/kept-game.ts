import { IllegalAction } from '@landfall/shared/engine/match.ts';
import { UnknownFormat, upgraded } from '@landfall/shared/engine/recording.ts';
import { settingProblem } from '@landfall/shared/engine/setting.ts';
import { findGame } from '@landfall/shared/games/registry.ts';
import { forget, remember, remembered } from '../storage.ts';
import { type KeptGame, LocalGame } from './LocalGame.ts';

/** The running game of each kind, in this browser. */
const keyOf = (game: string) => `offline.${game}`;
/** How many games were begun here: what a page remembers of one is not about another. */
const ROUNDS = 'offline.rounds';

export const keep = ({ kept }: LocalGame): void => remember(keyOf(kept.recording.game), JSON.stringify(kept));

export const forgetKept = (game: string): void => forget(keyOf(game));

/** The number of the next game. */
export function nextRound(): number {
  const round = (Number(remembered(ROUNDS)) || 0) + 1;
  remember(ROUNDS, String(round));
  return round;
}

/** The game that was left running; null where there is none, or today's rules know no way there. */
export function keptGame(id: string): LocalGame | null {
  const game = findGame(id);
  const kept = game && read(id);
  if (!game || !kept) return null;
  try {
    const recording = upgraded(kept.recording);
    if (settingProblem(game, recording.setting)) return null;
    return new LocalGame(game, { ...kept, recording });
  } catch (error) {
    if ([IllegalAction, UnknownFormat, TypeError].some((known) => error instanceof known)) return null;
    throw error;
  }
}

function read(game: string): KeptGame | null {
  try {
    return JSON.parse(remembered(keyOf(game)) ?? 'null');
  } catch {
    return null;
  }
}
