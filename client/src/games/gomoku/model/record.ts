import type { GameRecord } from '@landfall/shared/games/gomoku/notation/record.ts';
import { NOBODY } from '@landfall/shared/games/gomoku/table.ts';
import { colourOfSeat, type Seen } from './seen.ts';

/** The game so far, to be written down with the names of the players. */
export function recordOf({ table, players }: Seen): GameRecord {
  const { size, rule, stones, black } = table;
  if (black === NOBODY) return { size, rule, stones };
  return { size, rule, stones, black: players[black]?.name, white: players[1 - black]?.name };
}

/** The result as SGF has it: `B+`, `W+R`, `0`; undefined while the game goes on. */
export function resultOf({ table }: Seen): string | undefined {
  const { ending, winner } = table;
  if (ending === '') return undefined;
  if (winner === NOBODY) return '0';
  const colour = colourOfSeat(table, winner);
  return colour === null ? undefined : `${colour === 'black' ? 'B' : 'W'}+${ending === 'resigned' ? 'R' : ''}`;
}
