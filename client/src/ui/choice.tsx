import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import './choice.css';

export interface ChoiceValue<V extends string> {
  value: V;
  label: string;
  /** What it is, in a line. */
  note?: string;
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

/** The room that all values need beside each other: their letters, those of Chinese twice as wide, and what is around them. */
const roomFor = (values: readonly { label: string }[]): string => {
  const letters = values.flatMap(({ label }) => [...label]);
  const width = letters.reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : 0.51), 0);
  return `calc(${width.toFixed(2)}em + ${values.length * 28}px)`;
};

/** One of a few values, side by side: a group of radio buttons in the clothes of a switch. */
export function Choice<V extends string>({ label, hint, values, chosen, onChoose, disabled }: ChoiceProps<V>) {
  const id = useId();
  const kind = values.some(({ picture }) => picture)
    ? 'choice-pictures'
    : values.some(({ note }) => note)
      ? 'choice-notes'
      : `choice-even ${values.length % 2 === 0 && values.length > 2 ? 'choice-pairs' : ''}`;
  return (
    <fieldset class="choice" disabled={disabled} aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend>{label}</legend>
      <div class={`choice-values ${kind}`} style={{ '--room': roomFor(values) }}>
        {values.map(({ value, label: name, note, picture, disabled: off }) => (
          <label key={value} class="choice-value">
            <input
              type="radio"
              name={id}
              value={value}
              checked={value === chosen}
              disabled={off}
              aria-labelledby={note && `${id}-${value}-name`}
              aria-describedby={note && `${id}-${value}-note`}
              onChange={() => onChoose(value)}
            />
            <span>
              {picture}
              {note ? (
                <b class="choice-name" id={`${id}-${value}-name`}>
                  {name}
                </b>
              ) : (
                name
              )}
              {note && <small id={`${id}-${value}-note`}>{note}</small>}
            </span>
          </label>
        ))}
      </div>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
    </fieldset>
  );
}
