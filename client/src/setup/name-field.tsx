import { cleanName, NAME_LENGTH, sameName } from '@landfall/shared/protocol/name.ts';
import { t } from '../i18n/i18n.ts';
import { rememberedName } from '../net/identity.ts';
import { Field } from '../ui/field.tsx';

interface NameFieldProps {
  value: string;
  onInput: (name: string) => void;
  onFocus?: () => void;
  error?: string | null;
  /** The id of the form that Enter sends, where it is not the one around it. */
  form?: string;
}

/** A name to begin with: the one used last, or that of an animal, unless somebody at the table already has it. */
export function suggestedName(taken: readonly string[] = []): string {
  const isFree = (name: string) => !taken.some((other) => sameName(other, name));
  const own = rememberedName();
  if (own && isFree(own)) return own;
  const animals = t('join.names').split(/,\s*/).filter(isFree);
  return animals[Math.floor(Math.random() * animals.length)] ?? '';
}

/** What is wrong with a name, or null. */
export function nameProblem(name: string): string | null {
  if (!name.trim()) return t('join.nameNeeded');
  return cleanName(name) ? null : t('join.nameLong', { max: NAME_LENGTH });
}

export function NameField({ value, onInput, onFocus, error, form }: NameFieldProps) {
  return (
    <Field
      label={t('home.yourName')}
      hint={t('home.yourNameHint')}
      error={error}
      value={value}
      name="nickname"
      form={form}
      autocomplete="nickname"
      enterkeyhint="go"
      maxLength={4 * NAME_LENGTH}
      onInput={(event) => onInput(event.currentTarget.value)}
      onFocus={onFocus}
    />
  );
}
