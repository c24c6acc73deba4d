import { type GameRecord, isProblem, type RecordProblem } from '@landfall/shared/games/gomoku/notation/record.ts';
import { readSgf, writeSgf } from '@landfall/shared/games/gomoku/notation/sgf.ts';
import { readMoves, writeMoves } from '@landfall/shared/games/gomoku/notation/text.ts';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { recordOf, resultOf } from '../model/record.ts';
import type { Seen } from '../model/seen.ts';
import { RecordViewer } from './RecordViewer.tsx';
import './dialogs.css';

interface RecordDialogProps {
  seen: Seen;
  onClose(): void;
}

/** The game as text to take along, and a look at games from elsewhere. */
export function RecordDialog({ seen, onClose }: RecordDialogProps) {
  const shown = useSignal<GameRecord | null>(null);
  if (shown.value)
    return (
      <RecordViewer
        record={shown.value}
        onClose={() => {
          shown.value = null;
        }}
      />
    );
  return (
    <Dialog title={t('gomoku.record.title')} onClose={onClose} class="dialog-record">
      <SaveGame seen={seen} />
      <OpenGame
        seen={seen}
        onOpen={(record) => {
          shown.value = record;
        }}
      />
    </Dialog>
  );
}

function SaveGame({ seen }: { seen: Seen }) {
  const id = useId();
  const record = recordOf(seen);
  const moves = writeMoves(record);
  return (
    <>
      <div class="record-field">
        <label for={id}>{t('gomoku.record.moves')}</label>
        <textarea id={id} readOnly rows={3} value={moves} onFocus={(event) => event.currentTarget.select()} />
      </div>
      <div class="record-buttons">
        <CopyButton text={moves}>{t('gomoku.record.copyMoves')}</CopyButton>
        <Button icon="share" onClick={() => download(writeSgf(record, resultOf(seen)))}>
          {t('gomoku.record.download')}
        </Button>
      </div>
    </>
  );
}

function OpenGame({ seen, onOpen }: { seen: Seen; onOpen(record: GameRecord): void }) {
  const id = useId();
  const text = useSignal('');
  const problem = useSignal<RecordProblem | null>(null);
  const { size, rule } = seen.table;

  const show = () => {
    const read = text.value.includes('(') ? readSgf(text.value) : readMoves(text.value, { size, rule });
    problem.value = isProblem(read) ? read : null;
    if (!isProblem(read)) onOpen(read);
  };
  const readFile = async (file: File | undefined) => {
    if (!file) return;
    text.value = await file.text();
    show();
  };

  return (
    <>
      <div class="record-field">
        <label for={id}>{t('gomoku.record.open')}</label>
        <textarea
          id={id}
          rows={3}
          spellcheck={false}
          value={text.value}
          aria-describedby={`${id}-note`}
          aria-invalid={problem.value !== null}
          onInput={(event) => {
            text.value = event.currentTarget.value;
            problem.value = null;
          }}
        />
        <small id={`${id}-note`} role={problem.value ? 'alert' : undefined}>
          {problem.value
            ? t(`gomoku.record.problems.${problem.value.problem}`, { at: problem.value.at ?? '' } as never)
            : t('gomoku.record.openHint')}
        </small>
      </div>
      <div class="record-buttons">
        <label class="button button-normal">
          <input
            type="file"
            accept=".sgf,.txt,text/plain"
            onChange={(event) => void readFile(event.currentTarget.files?.[0])}
          />
          <span>{t('gomoku.record.file')}</span>
        </label>
        <Button look="main" icon="play" onClick={show}>
          {t('gomoku.record.show')}
        </Button>
      </div>
    </>
  );
}

function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/x-go-sgf' }));
  link.download = 'gomoku.sgf';
  link.click();
  URL.revokeObjectURL(link.href);
}
