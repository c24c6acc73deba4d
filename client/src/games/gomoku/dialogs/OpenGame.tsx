import { type GameRecord, isProblem, type RecordProblem } from '@landfall/shared/games/gomoku/notation/record.ts';
import { readSgf } from '@landfall/shared/games/gomoku/notation/sgf.ts';
import { readMoves } from '@landfall/shared/games/gomoku/notation/text.ts';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import './dialogs.css';

interface OpenGameProps extends Pick<GameRecord, 'size' | 'rule'> {
  onOpen(record: GameRecord): void;
}

/** Reads a game from elsewhere; a list of moves is one on a board of this size, by this rule. */
export function OpenGame({ size, rule, onOpen }: OpenGameProps) {
  const id = useId();
  const text = useSignal('');
  const problem = useSignal<RecordProblem | null>(null);

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
