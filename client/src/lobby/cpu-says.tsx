import type { CpuMove, TableState } from '@landfall/shared/protocol/state.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { reasonText } from '../hints/reasonText.ts';
import { t } from '../i18n/i18n.ts';
import { sitterAt } from './sitter.ts';

/** How long a reason can be read, in milliseconds. */
const SHOWN_MS = 8000;

/** Why a CPU did what it did last, for a moment. */
export function CpuSays({ state }: { state: TableState }) {
  const said = useSignal('');
  const now = cpuReason(state);
  useEffect(() => {
    if (now !== '') said.value = now;
  }, [now, state.ply]);
  useEffect(() => {
    const timer = setTimeout(() => {
      said.value = '';
    }, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said.value]);
  const text = said.value;
  return text === '' ? null : <p class="table-notice cpu-says">{text}</p>;
}

/** The reason of the last action, if a CPU played it and says why; '' otherwise. */
export function cpuReason(state: TableState): string {
  if (state.cpuMove === '') return '';
  const { seat, reason } = JSON.parse(state.cpuMove) as CpuMove;
  if (!reason) return '';
  const text = reasonText(state, reason);
  return text ? t('cpu.says', { name: sitterAt(state, seat).name, reason: text }) : '';
}
