import type { TableState } from '@landfall/shared/protocol/state.ts';
import { t } from '../i18n/i18n.ts';

/** What happened to the people at a table between two states, as sentences; without what the listener did. */
export function news(before: TableState, after: TableState, listener: number): string[] {
  const told: string[] = [];
  const others = (state: TableState) => Object.entries(state.people).filter(([number]) => Number(number) !== listener);

  for (const [number, { name }] of others(before)) if (!after.people[number]) told.push(t('lobby.left', { name }));
  for (const [number, person] of others(after)) {
    const { name } = person;
    const was = before.people[number];
    if (!was) told.push(t('lobby.joined', { name }));
    if (was && was.connection !== 'away' && person.connection === 'away') told.push(t('lobby.troubled', { name }));
    if (was?.connection === 'away' && person.connection !== 'away') told.push(t('lobby.returned', { name }));
    const seat = seatOf(after, number);
    if (was && seat >= 0 && seat !== seatOf(before, number)) told.push(t('lobby.tookSeat', { name, seat: seat + 1 }));
    if (after.phase !== 'lobby' || before.phase !== 'lobby') continue;
    if (person.ready && !was?.ready) told.push(t('lobby.isReady', { name }));
    if (!person.ready && was?.ready) told.push(t('lobby.isNotReady', { name }));
  }
  const host = after.people[after.host];
  if (host && before.host !== after.host) told.push(t('lobby.isHost', { name: host.name }));
  return told;
}

const seatOf = (state: TableState, number: string) => state.seats.findIndex(({ person }) => String(person) === number);
