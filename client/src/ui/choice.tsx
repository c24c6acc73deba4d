import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

export interface ChoiceValue<V extends string> {
  value: V;
  label: string;
  picture?: ComponentChildren;
  disabled?: boolean;
}

interface ChoiceProps<V extends string> {
  label: string;
  hint?: string;
  values: readonly ChoiceValue<V>[];
  chosen: V;
  onChoose: (value: V) => void;
  disabled?: boolean;
}

/** One of a few values, side by side: a group of radio buttons in the clothes of a switch. */
export function Choice<V extends string>({ label, hint, values, chosen, onChoose, disabled }: ChoiceProps<V>) {
  const id = useId();
  return (
    <fieldset class="choice" disabled={disabled} aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend>{label}</legend>
      <div class={`choice-values ${values.some(({ picture }) => picture) ? 'choice-pictures' : ''}`}>
        {values.map(({ value, label: name, picture, disabled: off }) => (
          <label key={value} class="choice-value">
            <input
              type="radio"
              name={id}
              value={value}
              checked={value === chosen}
              disabled={off}
              onChange={() => onChoose(value)}
            />
            <span>
              {picture}
              {name}
            </span>
          </label>
        ))}
      </div>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
    </fieldset>
  );
}
