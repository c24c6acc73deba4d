import type { ComponentProps } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import type { Seen } from '../model/seen.ts';
import { playableOfAll } from '../model/specials.ts';

/** Two taps that are meant as two are further apart. */
const DOUBLE_TAP_MS = 500;

interface NextCardProps {
  seen: Seen;
  /** When the card turns over by itself, as `Date.now()`; null while somebody holds it back. */
  due: number | null;
  /** This person has said that it need not wait for them, which others may have to say, too. */
  waived: boolean;
  onNow(): void;
  onWait(): void;
  onGoOn(): void;
}

/** The card that turns over by itself: how soon, and who may hurry or hold it. */
export function NextCard({ seen, due, waived, onNow, onWait, onGoOn }: NextCardProps) {
  const { next, heldBy, own } = seen;
  const seconds = useSecondsUntil(due);
  if (!next || own.length === 0) return null;
  const couldPlay = playableOfAll(seen).length > 0;
  return (
    <div class="next-card">
      {heldBy !== null && own.includes(heldBy) && (
        <LateButton icon="play" onClick={onGoOn}>
          {t('forbiddenIsland.next.goOn')}
        </LateButton>
      )}
      {heldBy === null && couldPlay && (
        <Button icon="clock" title={t('forbiddenIsland.next.help')} onClick={onWait}>
          {t('forbiddenIsland.next.wait')}
        </Button>
      )}
      {heldBy === null && (couldPlay || own.includes(next.seat)) && (
        <LateButton
          icon="skip"
          aria-disabled={waived}
          onClick={() => {
            if (!waived) onNow();
          }}
        >
          {t(waived ? 'forbiddenIsland.next.said' : 'forbiddenIsland.next.now')}
          {seconds !== null && <small class="countdown"> {seconds}</small>}
        </LateButton>
      )}
    </div>
  );
}

/** Appears where another button was pressed a moment ago, such as the end of the turn: a double tap does nothing here. */
function LateButton(props: ComponentProps<typeof Button>) {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), DOUBLE_TAP_MS);
    return () => clearTimeout(timer);
  }, []);
  return <Button look="main" disabled={!isReady} {...props} />;
}

/** Whole seconds until a moment, counting down; null when there is no such moment. */
function useSecondsUntil(moment: number | null): number | null {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (moment === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [moment]);
  return moment === null ? null : Math.max(0, Math.ceil((moment - now) / 1000));
}
