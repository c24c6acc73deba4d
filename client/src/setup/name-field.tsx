import { cleanName, NAME_LENGTH } from '@landfall/shared/protocol/name.ts';
import { t } from '../i18n/i18n.ts';
import { rememberedName } from '../net/identity.ts';
import { Field } from '../ui/field.tsx';

interface NameFieldProps {
  value: string;
  onInput: (name: string) => void;
  error?: string | null;
}

/** A friendly name for somebody who has not told theirs: the one used last, or that of an animal not at the table yet. */
export function suggestedName(taken: readonly string[] = []): string {
  const animals = t('join.names').split(/,\s*/);
  const free = animals.filter((animal) => !taken.includes(animal));
  return rememberedName() || (free[Math.floor(Math.random() * free.length)] ?? '');
}

/** What is wrong with a name, or null. */
export function nameProblem(name: string): string | null {
  if (!name.trim()) return t('join.nameNeeded');
  return cleanName(name) ? null : t('join.nameLong', { max: NAME_LENGTH });
}

export function NameField({ value, onInput, error }: NameFieldProps) {
  return (
    <Field
      label={t('home.yourName')}
      hint={t('home.yourNameHint')}
      error={error}
      value={value}
      name="nickname"
      autocomplete="nickname"
      enterkeyhint="go"
      maxLength={4 * NAME_LENGTH}
      onInput={(event) => onInput(event.currentTarget.value)}
    />
  );
}
