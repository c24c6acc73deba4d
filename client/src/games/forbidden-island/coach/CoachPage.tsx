import { useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { usePageTitle } from '../../../attention.ts';
import { t } from '../../../i18n/i18n.ts';
import { navigate } from '../../../router.tsx';
import { noteLesson } from '../../../solo/lesson-done.ts';
import { announce } from '../../../ui/announce.tsx';
import { Button } from '../../../ui/button.tsx';
import GamePage from '../page/GamePage.tsx';
import { Arrow } from './Arrow.tsx';
import { Lesson, type LessonPlace } from './Lesson.ts';
import { LESSON } from './script.ts';
import './coach.css';

/** In a page: timers, and the board says when nothing moves any more. */
const HERE: LessonPlace = {
  later(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  seen: async () => window.__landfall?.idle(),
};

/** The first game, with somebody who says one thing at a time; it can be left at any moment. */
export default function CoachPage() {
  const lesson = useMemo(() => new Lesson(HERE), []);
  useEffect(() => () => lesson.close(), [lesson]);
  usePageTitle(t('forbiddenIsland.coach.title'));
  useSignalEffect(() => {
    if (lesson.step.value === null) noteLesson();
  });
  useSignalEffect(() => {
    if (lesson.strayed.value > 0) announce(t('forbiddenIsland.coach.follow'));
  });
  const step = lesson.step.value;
  const leave = () => {
    noteLesson();
    navigate('/');
  };
  return (
    <div class="coach">
      <section class="coach-bar" aria-label={t('forbiddenIsland.coach.title')}>
        <p
          key={`${lesson.at.value} ${lesson.strayed.value}`}
          role="status"
          class={lesson.strayed.value > 0 ? 'coach-again' : ''}
        >
          {lesson.sentence}
        </p>
        <small class="coach-count" aria-hidden="true">
          {Math.min(lesson.at.value + 1, LESSON.length)}/{LESSON.length}
        </small>
        {step?.kind === 'read' && (
          <Button look="main" class="coach-on" onClick={() => lesson.goOn()}>
            {t('forbiddenIsland.coach.goAhead')}
          </Button>
        )}
        <Button class="coach-skip" onClick={leave}>
          {step ? t('forbiddenIsland.coach.skip') : t('common.home')}
        </Button>
      </section>
      <div class="coach-stage">
        <GamePage connection={lesson.link} />
      </div>
      {step && step.kind !== 'watch' && <Arrow pointer={step.point} />}
    </div>
  );
}
