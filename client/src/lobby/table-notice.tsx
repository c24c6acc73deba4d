import type { ComponentChildren } from 'preact';
import './table-notices.css';

interface NoticeProps {
  text: string;
  role?: 'alert' | 'status';
  /** It is an offer to the reader. */
  isOffer?: boolean;
  children?: ComponentChildren;
}

/** One line above a game, with buttons for what can be done about it. */
export function Notice({ text, role, isOffer = false, children }: NoticeProps) {
  return (
    <section class={`table-notice ${isOffer ? 'table-offer' : ''}`} role={role}>
      <span>{text}</span>
      <div>{children}</div>
    </section>
  );
}
