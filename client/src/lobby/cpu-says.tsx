import { findGame } from '@landfall/shared/games/registry.ts';
import { unpackEvents } from '@landfall/shared/protocol/events.ts';
import type { CpuMove, TableState } from '@landfall/shared/protocol/state.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { reasonText } from '../hints/reasonText.ts';
import { t } from '../i18n/i18n.ts';
import { logNotes } from '../undo/log-notes.ts';
import { recentDeeds } from '../undo/recent.ts';
import { wordsOf } from '../undo/words.ts';
import { sitterAt } from './sitter.ts';

/** How long a reason can be read, in milliseconds. */
const SHOWN_MS = 8000;
/** Told to nobody at the table: the sentence says by name who did something, as its reason does. */
const NOBODY = -1;

/** A sentence about an entry of the log. */
interface Said {
  text: string;
  round: number;
  ply: number;
}

/** What a CPU did last and why, for a moment, unless it is taken back before. */
export function CpuSays({ state }: { state: TableState }) {
  const said = useSignal<Said | null>(null);
  const now = cpuDeed(state);
  const { round, ply } = state;
  useEffect(() => {
    if (now !== '') said.value = { text: now, round, ply };
  }, [now, round, ply]);
  useEffect(() => {
    const timer = setTimeout(() => {
      said.value = null;
    }, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said.value]);
  const last = said.value;
  const stands = last && last.round === round && logNotes(state, null).stands(last.ply);
  return stands ? <p class="table-notice cpu-says">{last.text}</p> : null;
}

/** The last action with its reason, if a CPU played it and says why; '' otherwise. */
export function cpuDeed(state: TableState): string {
  const reason = reasonOf(state);
  const [deed] = reason === '' ? [] : (wordsOf(state.game)?.(lastEvents(state), state, NOBODY) ?? []);
  return deed ? t('cpu.does', { deed, reason }) : cpuReason(state);
}

/** Whose reason it was for the last action, if a CPU played it and says why; '' otherwise. The log tells the action itself. */
export function cpuReason(state: TableState): string {
  const reason = reasonOf(state);
  if (reason === '') return '';
  const { seat } = JSON.parse(state.cpuMove) as CpuMove;
  return t('cpu.says', { name: sitterAt(state, seat).name, reason });
}

function reasonOf(state: TableState): string {
  if (state.cpuMove === '') return '';
  const { reason } = JSON.parse(state.cpuMove) as CpuMove;
  return reason ? reasonText(state, reason) : '';
}

/** What the last action caused; a table without a server does not have it in its state. */
function lastEvents(state: TableState): readonly unknown[] {
  const game = findGame(state.game);
  const events = game && state.events !== '' ? unpackEvents(game, state.events) : [];
  return events.length > 0 ? events : (recentDeeds(state).get(state.turns) ?? []);
}
