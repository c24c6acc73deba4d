import { useSignal } from '@preact/signals';
import { t } from '../i18n/i18n.ts';
import { refusalText } from '../i18n/refusal-text.ts';
import { rememberName } from '../net/identity.ts';
import { NameField, nameProblem } from '../setup/name-field.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { TableLink } from './people-dialog.tsx';

interface RenameDialogProps {
  connection: TableLink;
  onClose: () => void;
}

export function RenameDialog({ connection, onClose }: RenameDialogProps) {
  const name = useSignal(connection.state.peek()?.people[connection.person.peek()]?.name ?? '');
  const error = useSignal<string | null>(null);

  const save = async () => {
    error.value = nameProblem(name.value);
    if (error.value) return;
    const outcome = await connection.request('rename', { name: name.value }, { quiet: true });
    if (outcome.status === 'refused') error.value = refusalText(outcome.reason);
    if (outcome.status === 'unsent') error.value = refusalText('unreachable');
    if (outcome.status !== 'accepted') return;
    rememberName(name.value);
    onClose();
  };

  return (
    <Dialog title={t('lobby.rename')} onClose={onClose}>
      <form
        class="rename"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <NameField
          value={name.value}
          error={error.value}
          onInput={(typed) => {
            name.value = typed;
            error.value = null;
          }}
        />
        <Button type="submit" look="main">
          {t('lobby.renameSave')}
        </Button>
      </form>
    </Dialog>
  );
}
