import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { UiIcon } from '../../art/names.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { entriesOf, stepThrough } from './menu-keys.ts';
import './menu.css';

export interface MenuItem {
  text: ComponentChildren;
  icon?: UiIcon;
  /** For a switch: whether it is on. */
  checked?: boolean;
  danger?: boolean;
  onSelect: () => void;
}

interface MenuProps {
  label: string;
  icon?: UiIcon;
  items: readonly MenuItem[];
}

/** A round button that opens a list of things to do; arrows, Home, End and Escape work in it. */
export function Menu({ label, icon = 'menu', items }: MenuProps) {
  const open = useSignal(false);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  // While it is open nothing in it moves or changes: a press would do something else than what was aimed at.
  const shown = useRef(items);
  if (!open.value) shown.current = items;

  const close = () => {
    open.value = false;
    box.current?.querySelector('button')?.focus();
  };

  useEffect(() => {
    if (!open.value) return;
    entriesOf(box.current)[0]?.focus();
    const closeBeside = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) open.value = false;
    };
    addEventListener('pointerdown', closeBeside);
    return () => removeEventListener('pointerdown', closeBeside);
  }, [open.value]);

  const hasIcons = shown.current.some(({ icon: symbol }) => symbol);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open.value) return;
    if (event.key === 'Escape') return close();
    if (event.key === 'Tab') {
      open.value = false;
      return;
    }
    stepThrough(box.current, event);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the keys of the menu inside it
    <div class="menu" ref={box} onKeyDown={onKeyDown}>
      <Button
        icon={icon}
        label={label}
        aria-haspopup="menu"
        aria-expanded={open.value}
        aria-controls={open.value ? id : undefined}
        onClick={() => {
          open.value = !open.value;
        }}
      />
      {open.value && (
        <div class="menu-list" id={id} role="menu" aria-label={label}>
          {shown.current.map(({ text, icon: symbol, checked, danger, onSelect }, i) => (
            <button
              key={i}
              type="button"
              {...(checked === undefined
                ? { role: 'menuitem' as const }
                : { role: 'menuitemcheckbox' as const, 'aria-checked': checked })}
              tabIndex={-1}
              class={danger ? 'menu-danger' : ''}
              onClick={() => {
                close();
                onSelect();
              }}
            >
              {symbol ? <Icon name={symbol} /> : hasIcons && <i />}
              <span>{text}</span>
              {checked && <Icon name="check" />}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
