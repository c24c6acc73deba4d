import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/i18n.ts';
import { Button } from './button.tsx';
import { windowOpened } from './top-layer.tsx';
import './dialog.css';

interface DialogProps {
  title: string;
  /** The person wants it closed: Escape, the cross, or a tap beside it. The caller stops rendering it. */
  onClose: () => void;
  /** Buttons at the bottom, the safest first. */
  actions?: ComponentChildren;
  children?: ComponentChildren;
  class?: string;
}

/** A window over the page that keeps the focus until it is closed, shown as long as it is rendered. */
export function Dialog({ title, onClose, actions, children, class: extra = '' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = useRef(() => {});

  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    if (!element) return;
    if (!element.open) element.showModal?.();
    if (!element.open) return;
    const closed = windowOpened(element);
    close.current = () => {
      const focused = document.activeElement;
      element.close(); // as long as it is open, nothing outside of it can have the focus
      closed();
      const stays = focused !== document.body && !element.contains(focused); // it stood above all windows
      const next = stays ? focused : before;
      if (next instanceof HTMLElement && next.isConnected) next.focus();
    };
  }, []);
  useLayoutEffect(() => () => close.current(), []); // before it leaves the page, and takes along what stands in it

  const closeBeside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape, which the browser brings along
    <dialog
      ref={dialog}
      class={`dialog ${extra}`}
      aria-labelledby={titleId}
      onClick={closeBeside}
      onCancel={(event) => {
        if (event.target !== dialog.current) return; // a file picker in it was given up
        event.preventDefault();
        onClose();
      }}
    >
      <div class="dialog-box">
        <header>
          {/* Has the focus first: it is read out, and no key pressed for the page does anything here. */}
          <h2 id={titleId} tabIndex={-1} autofocus>
            {title}
          </h2>
          <Button look="quiet" icon="close" label={t('common.close')} onClick={onClose} />
        </header>
        {children && <div class="dialog-body">{children}</div>}
        {actions && <footer>{actions}</footer>}
      </div>
    </dialog>
  );
}
