import { t } from '../i18n/i18n.ts';
import { list } from '../i18n/list.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { TableLink } from './people-dialog.tsx';

interface EndDialogProps {
  connection: TableLink;
  onClose: () => void;
}

/** Asks before the wish to end the game is made known; of the last one who has a say, it ends the game at once. */
export function EndDialog({ connection, onClose }: EndDialogProps) {
  const { people = {}, endVotes = [] } = connection.state.value ?? {};
  const wanting = [...new Set([...endVotes, connection.person.value])];
  const name = list(wanting.map((person) => people[person]?.name ?? ''));
  const agree = () => {
    void connection.request('end', { agree: true });
    onClose();
  };
  return (
    <Dialog
      title={t('halt.end')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('halt.disagree')}</Button>
          <Button look="danger" icon="flag" onClick={agree}>
            {t('halt.agree')}
          </Button>
        </>
      }
    >
      <p>{t('halt.wantsEnd', { name })}</p>
    </Dialog>
  );
}
