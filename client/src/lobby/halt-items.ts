import type { BotLevel } from '@landfall/shared/engine/bot.ts';
import { seatsOf } from '@landfall/shared/protocol/seats.ts';
import { t } from '../i18n/i18n.ts';
import type { MenuItem } from '../ui/menu.tsx';
import type { TableLink } from './people-dialog.tsx';
import { askAfter, mayAskAfter } from './still-there.tsx';

/**
 * What somebody with a seat can do to a running game from outside of it.
 * @param onEnd asks whether they really want it to end
 */
export function haltItems(connection: TableLink, onEnd: () => void): MenuItem[] {
  const { state, person } = connection;
  const table = state.value;
  const seats = table ? seatsOf(table, person.value) : [];
  if (table?.phase !== 'playing' || seats.length === 0) return [];
  const isPaused = table.pausedBy !== 0;
  const isPlayed = seats.every((seat) => table.seats[seat]!.cpu !== '');
  const fill = (level: BotLevel | '') => {
    for (const seat of seats) void connection.request('fill', { seat, level });
  };
  const waited = Object.entries(table.people).filter(([other]) => mayAskAfter(connection, Number(other)));
  return [
    ...waited.map(([other, { name }]) => ({
      text: t('stillThere.askAfter', { name }),
      icon: 'help' as const,
      onSelect: () => void askAfter(connection, Number(other)),
    })),
    {
      text: isPaused ? t('halt.resume') : t('halt.pause'),
      icon: isPaused ? 'play' : 'clock',
      onSelect: () => void connection.request('pause', { on: !isPaused }),
    },
    ...(table.cpus
      ? [
          {
            text: isPlayed ? t('cpu.takeBack') : t('cpu.handOver'),
            icon: 'skip' as const,
            onSelect: () => fill(isPlayed ? '' : 'medium'),
          },
        ]
      : []),
    { text: t('halt.end'), icon: 'flag', onSelect: onEnd },
  ];
}
