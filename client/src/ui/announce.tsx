import { signal } from '@preact/signals';
import { TopLayer } from './top-layer.tsx';

const KEPT = 4;
const lines = signal<readonly { id: number; text: string }[]>([]);
let lastId = 0;

/** Tells something to people who listen to the page instead of looking at it. */
export function announce(text: string): void {
  lines.value = [...lines.value, { id: ++lastId, text }].slice(-KEPT);
}

/** Where announcements are read from, also while windows are open; once in the page. */
export function Announcer() {
  return (
    <TopLayer isShown={false}>
      <div class="sr-only" role="log" aria-live="polite" aria-relevant="additions">
        {lines.value.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
    </TopLayer>
  );
}
