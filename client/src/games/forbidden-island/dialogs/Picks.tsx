import type { ComponentChildren } from 'preact';
import './dialogs.css';

interface PicksProps<Value extends string | number> {
  label: string;
  look: 'cards' | 'pawns';
  values: readonly Value[];
  chosen: Value | undefined;
  onChoose(value: Value): void;
  /** What a value is called. */
  text(value: Value): string;
  picture(value: Value): ComponentChildren;
}

/** A row of pictures, one of which can be picked. */
export function Picks<Value extends string | number>(props: PicksProps<Value>) {
  const { label, look, values, chosen, onChoose, text, picture } = props;
  return (
    <fieldset class={`picks picks-${look}`}>
      <legend>{label}</legend>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          class={`pick ${value === chosen ? 'pick-chosen' : ''}`}
          aria-pressed={value === chosen}
          aria-label={text(value)}
          onClick={() => onChoose(value)}
        >
          {picture(value)}
        </button>
      ))}
    </fieldset>
  );
}
