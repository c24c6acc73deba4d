import { seatsOf } from '@landfall/shared/protocol/seats.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/i18n.ts';
import type { TableLink } from '../lobby/people-dialog.tsx';
import { sitterAt } from '../lobby/sitter.ts';
import { announce } from '../ui/announce.tsx';
import { Icon } from '../ui/icon.tsx';
import { minutes } from './minutes.ts';
import { useSecondsPassed } from './use-seconds-passed.ts';
import './turn-clock.css';

/** From here on the time is short, in seconds. */
const SHORT = 10;

/** How long whoever is waited for still has, the reader first, where the table has agreed on a time. */
export function TurnClock({ link }: { link: TableLink }) {
  const state = link.state.value;
  const shown = state && clockOf(state, link.person.value);
  return shown && <Clock state={state} {...shown} />;
}

interface Shown {
  seat: number;
  isMine: boolean;
}

function Clock({ state, seat, isMine }: Shown & { state: TableState }) {
  const isStill = standsStill(state, seat);
  const left = useSecondsLeft(state, state.clocks[seat]!, isStill);
  const isShort = left <= SHORT && !isStill;
  useEffect(() => {
    if (isMine && isShort) announce(t('clock.short', { n: left }));
  }, [isMine, isShort]);
  const time = minutes(left);
  const text = isMine ? t('clock.yours', { time }) : t('clock.theirs', { time, name: sitterAt(state, seat).name });
  return (
    <span
      class={`turn-clock ${isShort ? 'turn-clock-short' : ''} ${isStill ? 'turn-clock-still' : ''}`}
      role="timer"
      aria-live="off"
      aria-label={text}
      title={isStill ? t('clock.still') : text}
    >
      <Icon name={isStill ? 'pause' : 'clock'} size={18} />
      <span aria-hidden="true">{time}</span>
    </span>
  );
}

/** Whose clock is shown: an own one, or that of whoever has the least time left. */
function clockOf(state: TableState, reader: number): Shown | null {
  const seats = Object.keys(state.clocks).map(Number);
  if (state.phase !== 'playing' || seats.length === 0) return null;
  const own = seatsOf(state, reader).filter((seat) => seats.includes(seat));
  const among = own.length > 0 ? own : seats;
  const seat = among.reduce((a, b) => (state.clocks[b]! < state.clocks[a]! ? b : a));
  return { seat, isMine: own.length > 0 };
}

/**
 * The server lets nobody's time pass in a pause, or while they are gone and it counts down until a CPU plays for them or
 * everybody waits for them. Whoever is here and was asked whether they are, is counted down for as well, and their time passes.
 */
function standsStill({ pausedBy, takeovers, seats, absence, people }: TableState, seat: number): boolean {
  const { person } = seats[seat]!;
  const isGone = people[person]?.connection !== 'online';
  return pausedBy !== 0 || (isGone && (absence === 0 || takeovers[person] !== undefined));
}

/** Counts down between two states; each of them says what is left anew. */
const useSecondsLeft = (state: TableState, seconds: number, isStill: boolean): number =>
  Math.max(0, seconds - useSecondsPassed(state, isStill ? 0 : Math.max(0, seconds)));
