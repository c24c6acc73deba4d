import { t } from '../i18n/i18n.ts';
import type { MenuItem } from '../ui/menu.tsx';
import type { TableLink } from './people-dialog.tsx';

/**
 * What somebody with a seat can do to a running game from outside of it.
 * @param onEnd asks whether they really want it to end
 */
export function haltItems(connection: TableLink, onEnd: () => void): MenuItem[] {
  const { state, person } = connection;
  const table = state.value;
  const seat = table?.seats.findIndex((one) => one.person === person.value) ?? -1;
  if (table?.phase !== 'playing' || seat < 0) return [];
  const isPaused = table.pausedBy !== 0;
  const isPlayed = table.seats[seat]!.cpu !== '';
  return [
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
            onSelect: () => void connection.request('fill', { seat, level: isPlayed ? '' : 'medium' }),
          },
        ]
      : []),
    { text: t('halt.end'), icon: 'flag', onSelect: onEnd },
  ];
}
