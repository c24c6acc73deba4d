import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../../i18n/i18n.ts';
import { api } from '../../../net/api.ts';
import { secretOf } from '../../../net/identity.ts';
import { isFirstAttempt } from '../../../solo/attempts.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import type { GameLink } from '../../registry.ts';
import type { Seen } from '../model/seen.ts';
import { type Course, courseOf } from './course.ts';
import { dailyText } from './text.ts';
import './share.css';

/** The result of the island of the day, for others to see; nothing after any other game. */
export function Share({ link, seen }: { link: Pick<GameLink, 'state'>; seen: Seen }) {
  const { game = '', daily = '', code = '', round = 0, phase } = link.state.value ?? {};
  const course = useSignal<Course | null>(null);
  const isOver = daily !== '' && phase === 'over';
  useEffect(() => {
    if (isOver)
      void api.replay(code, round, secretOf(code)).then((answer) => {
        if (answer.ok) course.value = courseOf(answer.value.frames);
      });
  }, [isOver, code, round]);
  if (!isOver || !course.value) return null;
  const isFirst = isFirstAttempt({ game, day: daily }, code, round);
  const text = dailyText({ day: daily, table: seen.table, isFirst, link: location.origin, ...course.value });
  return (
    <section class="daily-share" aria-label={t('forbiddenIsland.daily.share')}>
      <pre>{text}</pre>
      <div>
        <CopyButton text={text}>{t('forbiddenIsland.daily.copy')}</CopyButton>
        {'share' in navigator && (
          <Button icon="share" onClick={() => navigator.share({ text }).catch(() => {})}>
            {t('lobby.share')}
          </Button>
        )}
      </div>
    </section>
  );
}
