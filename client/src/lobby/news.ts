import { seatsOf } from '@landfall/shared/protocol/seats.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { t } from '../i18n/i18n.ts';
import { cpuReason } from './cpu-says.tsx';
import { isAsked } from './still-there.tsx';

/** What happened to the people at a table between two states, as sentences; without what the listener did. */
export function news(before: TableState, after: TableState, listener: number): string[] {
  const told: string[] = [];
  const others = (state: TableState) => Object.entries(state.people).filter(([number]) => Number(number) !== listener);

  for (const [number, { name }] of others(before)) if (!after.people[number]) told.push(t('lobby.left', { name }));
  for (const [number, person] of others(after)) {
    const { name } = person;
    const was = before.people[number];
    if (!was) told.push(t('lobby.joined', { name }));
    const wasAsked = isAsked(before, Number(number));
    if (was && was.connection !== 'away' && person.connection === 'away')
      told.push(wasAsked ? t('stillThere.silent', { name }) : t('lobby.troubled', { name }));
    // After a pause the countdown only goes on.
    if (!wasAsked && before.pausedBy === 0 && isAsked(after, Number(number)))
      told.push(t('stillThere.asked', { name }));
    if (was?.connection === 'away' && person.connection !== 'away') told.push(t('lobby.returned', { name }));
    const had = seatsOf(before, Number(number));
    const seat = seatsOf(after, Number(number)).find((one) => !had.includes(one));
    if (was && seat !== undefined) told.push(t('lobby.tookSeat', { name, seat: seat + 1 }));
    if (after.phase !== 'lobby' || before.phase !== 'lobby') continue;
    if (person.ready && !was?.ready) told.push(t('lobby.isReady', { name }));
    if (!person.ready && was?.ready) told.push(t('lobby.isNotReady', { name }));
  }
  told.push(...newsOfCpus(before, after), ...newsOfHalts(before, after, listener));
  const reason = cpuReason(after);
  if (reason !== '' && after.ply !== before.ply) told.push(reason);
  const host = after.people[after.host];
  if (host && before.host !== after.host) told.push(t('lobby.isHost', { name: host.name }));
  return told;
}

/** Who else goes on on another device, as sentences that everybody should see: somebody may have used a link of theirs. */
export const movesOf = (before: TableState, after: TableState, listener: number): string[] =>
  Object.entries(after.people)
    .filter(([number, { moves }]) => Number(number) !== listener && moves > (before.people[number]?.moves ?? moves))
    .map(([, { name }]) => t('device.movedOn', { name }));

/** Which seats a CPU plays now, and which it does not play any more. */
function newsOfCpus(before: TableState, after: TableState): string[] {
  return after.seats.flatMap(({ person, cpu }, seat) => {
    const was = before.seats[seat];
    const name = after.people[person]?.name;
    if (!was || (was.cpu === '') === (cpu === '')) return [];
    if (cpu !== '') return [name ? t('cpu.playsFor', { name }) : t('cpu.joined', { seat: seat + 1 })];
    return name && was.person === person ? [t('cpu.playsAgain', { name })] : [];
  });
}

function newsOfHalts(before: TableState, after: TableState, listener: number): string[] {
  const told: string[] = [];
  const nameOf = (person: number) => after.people[person]?.name ?? '';
  if (after.pausedBy > 0 && before.pausedBy === 0) told.push(t('halt.paused', { name: nameOf(after.pausedBy) }));
  if (after.pausedBy === 0 && before.pausedBy > 0 && after.phase === 'playing') told.push(t('halt.resumed'));
  for (const person of after.endVotes)
    if (person !== listener && !before.endVotes.includes(person))
      told.push(t('halt.wantsEnd', { name: nameOf(person) }));
  if (after.abandoned && !before.abandoned) told.push(t('halt.abandoned'));
  return told;
}
