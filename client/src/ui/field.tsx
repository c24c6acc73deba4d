import type { InputHTMLAttributes } from 'preact';
import { useId } from 'preact/hooks';

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  hint?: string;
  /** What is wrong with the value; read out at once. */
  error?: string | null;
};

/** A labelled line to write in. */
export function Field({ label, hint, error, ...input }: FieldProps) {
  const id = useId();
  const note = error || hint;
  return (
    <div class={`field ${error ? 'field-wrong' : ''}`}>
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        autocomplete="off"
        spellcheck={false}
        aria-invalid={Boolean(error)}
        aria-describedby={note ? `${id}-note` : undefined}
        {...input}
      />
      {note && (
        <small id={`${id}-note`} role={error ? 'alert' : undefined}>
          {note}
        </small>
      )}
    </div>
  );
}
