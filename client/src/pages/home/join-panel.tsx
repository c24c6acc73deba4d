import { readCode } from '@landfall/shared/protocol/invite.ts';
import { useSignal } from '@preact/signals';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';

/** Takes a code, or a whole link pasted instead of one. */
export function JoinPanel({ onCode }: { onCode: (code: string) => void }) {
  const text = useSignal('');
  const error = useSignal<string | null>(null);

  const join = () => {
    const code = readCode(text.value);
    if (code) onCode(code);
    else error.value = t('home.codeWrong');
  };

  return (
    <section class="panel">
      <h2>{t('home.join')}</h2>
      <form
        class="join-form"
        onSubmit={(event) => {
          event.preventDefault();
          join();
        }}
      >
        <Field
          label={t('home.codeLabel')}
          hint={t('home.codeHint')}
          error={error.value}
          value={text.value}
          autocapitalize="characters"
          enterkeyhint="go"
          onInput={(event) => {
            text.value = event.currentTarget.value;
            error.value = null;
          }}
        />
        <Button type="submit">{t('home.joinButton')}</Button>
      </form>
    </section>
  );
}
