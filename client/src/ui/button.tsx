import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import type { UiIcon } from '../../art/names.ts';
import { Icon } from './icon.tsx';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'icon'> {
  /** `main`: the one thing to do here; `danger`: cannot be taken back; `quiet`: looks like text until pointed at. */
  look?: 'main' | 'normal' | 'danger' | 'quiet';
  icon?: UiIcon;
  /** Without it the button shows only its icon, and `label` must say what it does. */
  children?: ComponentChildren;
  label?: string;
}

/** A button, at least 44 px high. */
export function Button({ look = 'normal', icon, label, children, class: extra = '', ...rest }: ButtonProps) {
  const shape = children === undefined ? 'button-round' : '';
  return (
    <button
      type="button"
      class={`button button-${look} ${shape} ${extra}`}
      aria-label={label}
      title={children === undefined ? label : undefined}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      {children !== undefined && <span>{children}</span>}
    </button>
  );
}
