import type { Recording } from '@landfall/shared/engine/recording.ts';
import { GAME_OPENERS } from '../games/registry.ts';
import { t } from '../i18n/i18n.ts';
import { Button } from '../ui/button.tsx';
import { lazy } from '../ui/lazy.tsx';
import { reloadForCode } from '../ui/reload.ts';
import { useOpen } from '../ui/use-open.ts';

const OPENERS = Object.fromEntries(
  Object.entries(GAME_OPENERS).map(([id, load]) => [id, lazy(load, { onStuck: reloadForCode })]),
);

interface OpenRecordedProps {
  game: string;
  /** What is agreed otherwise, for what is written without it. */
  options: Readonly<Record<string, string>>;
  onPlayOn(recording: Recording): void;
}

/** The way to a game that was written down elsewhere, where a game can read such. */
export function OpenRecorded({ game, options, onPlayOn }: OpenRecordedProps) {
  const open = useOpen();
  const Opener = OPENERS[game];
  if (!Opener) return null;
  return (
    <>
      <Button icon="log" class="button-wide" onClick={() => open.show(true)}>
        {t('solo.openRecorded')}
      </Button>
      {open.what && <Opener options={options} onPlayOn={onPlayOn} onClose={open.close} />}
    </>
  );
}
