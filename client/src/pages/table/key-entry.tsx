import { readKey } from '@landfall/shared/protocol/key.ts';
import { useSignal } from '@preact/signals';
import { t } from '../../i18n/i18n.ts';
import { offeredKey } from '../../net/offered-key.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import './key-entry.css';

/** The way back for somebody whom this browser does not know any more: the key to their seat, typed or pasted. */
export function KeyEntry({ code }: { code: string }) {
  const text = useSignal('');
  const error = useSignal<string | null>(null);
  const use = () => {
    const key = readKey(text.value);
    if (key) offeredKey.value = { code, key };
    else error.value = t('device.keyWrong');
  };
  return (
    <details class="key-entry">
      <summary>{t('device.have')}</summary>
      <p>{t('device.haveText')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          use();
        }}
      >
        <Field
          label={t('device.key')}
          value={text.value}
          error={error.value}
          autocapitalize="characters"
          enterkeyhint="go"
          onInput={(event) => {
            text.value = event.currentTarget.value;
            error.value = null;
          }}
        />
        <Button type="submit" icon="link">
          {t('device.use')}
        </Button>
      </form>
    </details>
  );
}
