import type { ComponentChildren } from 'preact';
import './table-notices.css';

interface NoticeProps {
  text: string;
  role?: 'alert';
  children?: ComponentChildren;
}

/** One line above a game, with buttons for what can be done about it. */
export function Notice({ text, role, children }: NoticeProps) {
  return (
    <section class="table-notice" role={role}>
      <span>{text}</span>
      {children}
    </section>
  );
}
