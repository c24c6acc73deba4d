import type { ComponentChildren } from 'preact';
import type { UiIcon } from '../../art/names.ts';
import { Icon } from './icon.tsx';

interface NoticeProps {
  icon: UiIcon;
  title: string;
  text?: string;
  /** What can be done about it. */
  children?: ComponentChildren;
}

/** A page that has only one thing to say. */
export function Notice({ icon, title, text, children }: NoticeProps) {
  return (
    <section class="notice panel">
      <Icon name={icon} size={56} />
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      {children && <div class="notice-actions">{children}</div>}
    </section>
  );
}
