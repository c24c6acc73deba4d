import type { Event } from '@landfall/shared/games/gomoku/actions.ts';
import { colourOf } from '@landfall/shared/games/gomoku/board.ts';
import { NOBODY } from '@landfall/shared/games/gomoku/table.ts';
import { t, textAt } from '../../../i18n/i18n.ts';
import { nameOfColour, type Seen } from './seen.ts';
import { called, personName } from './words.ts';

/** An event as a sentence, told to the person who sees the table. */
export function sentence(event: Event, seen: Seen): string {
  if (event.type === 'ended') return endingSentence(event.winner, seen);
  const who = event.seat === seen.seat ? 'mine' : 'theirs';
  const kind = event.type === 'chose' ? `chose.${event.choice}` : event.type;
  return textAt(`gomoku.events.${kind}.${who}`, { name: personName(seen, event.seat), ...filling(event, seen) }) ?? '';
}

const filling = (event: Event, { table }: Seen): Record<string, string> =>
  event.type === 'placed'
    ? {
        colour: t(`gomoku.nextColour.${nameOfColour(colourOf(event.number - 1))}`),
        point: called(event.point, table.size),
      }
    : {};

function endingSentence(winner: number, seen: Seen): string {
  if (winner === NOBODY) return t('gomoku.events.ended.draw');
  return winner === seen.seat
    ? t('gomoku.events.ended.won')
    : t('gomoku.events.ended.lost', { name: personName(seen, winner) });
}
