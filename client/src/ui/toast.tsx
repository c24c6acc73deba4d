import { signal } from '@preact/signals';
import { t } from '../i18n/i18n.ts';
import { Icon } from './icon.tsx';
import { TopLayer } from './top-layer.tsx';
import './toast.css';

export type ToastKind = 'info' | 'warning';

interface ToastMessage {
  id: number;
  text: string;
  kind: ToastKind;
}

const SHOWN_MS = 5_000;
const MOST = 3;
/** What is shown now, the latest last. */
export const messages = signal<readonly ToastMessage[]>([]);
let lastId = 0;

/** Shows a short message for a few seconds, and reads it to screen readers. The same text is not shown twice at a time. */
export function toast(text: string, kind: ToastKind = 'info'): void {
  const id = ++lastId;
  messages.value = [...messages.value.filter((other) => other.text !== text), { id, text, kind }].slice(-MOST);
  setTimeout(() => dismiss(id), SHOWN_MS);
}

function dismiss(id: number): void {
  messages.value = messages.value.filter((message) => message.id !== id);
}

/** Where toasts appear; once in the page. */
export function Toasts() {
  return (
    <TopLayer isShown={messages.value.length > 0}>
      <div class="toasts" popover="manual" role="status" aria-live="polite">
        {messages.value.map(({ id, text, kind }) => (
          <div key={id} class={`toast toast-${kind}`}>
            <Icon name={kind === 'warning' ? 'warning' : 'info'} />
            <span>{text}</span>
            <button type="button" class="plain" aria-label={t('common.dismiss')} onClick={() => dismiss(id)}>
              <Icon name="close" />
            </button>
          </div>
        ))}
      </div>
    </TopLayer>
  );
}
