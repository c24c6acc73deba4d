import { gameName } from '../i18n/game-text.ts';
import { t } from '../i18n/i18n.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useOpen } from '../ui/use-open.ts';
import { keptGame } from './kept-game.ts';

/** Lets another game begin, and asks before it takes the place of the one of its kind that still runs in this browser. */
export function useReplacing() {
  const open = useOpen<{ game: string; begin: () => void }>();
  const asked = open.what;
  return {
    begin(game: string, begin: () => void): void {
      if (keptGame(game)) open.show({ game, begin });
      else begin();
    },
    /** The question, null while there is none. */
    question: asked && (
      <ReplaceDialog
        game={asked.game}
        onYes={() => {
          open.close();
          asked.begin();
        }}
        onClose={open.close}
      />
    ),
  };
}

interface ReplaceDialogProps {
  game: string;
  onYes(): void;
  onClose(): void;
}

function ReplaceDialog({ game, onYes, onClose }: ReplaceDialogProps) {
  return (
    <Dialog
      title={t('offline.replace.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button look="danger" onClick={onYes}>
            {t('offline.replace.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('offline.replace.text', { game: gameName(game) })}</p>
    </Dialog>
  );
}
