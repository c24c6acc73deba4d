import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/i18n.ts';
import { nextTry } from '../net/next-try.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import './lazy.css';

/** After so many failures a browser may not even ask for the code again before the page is loaded anew. */
const STUCK = 3;

interface Options {
  /** Called each time when trying again was no use. */
  onStuck?: () => void;
}

/** A component whose code is fetched when it is first shown. If that fails it is tried again, by itself and by hand. */
export function lazy<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  { onStuck }: Options = {},
): ComponentType<P> {
  let fetched: ComponentType<P> | null = null;

  return function Lazy(props: P) {
    const loaded = useSignal(fetched);
    const failures = useSignal(0);
    const fetchIt = () =>
      load().then(
        (module) => {
          fetched = module.default;
          loaded.value = module.default;
        },
        () => {
          if (failures.peek() > 0) onStuck?.();
          failures.value++;
        },
      );

    useEffect(() => {
      let wanted = loaded.peek() === null;
      const tryIt = () => {
        if (wanted) void fetchIt();
      };
      if (failures.value === 0) tryIt();
      else void nextTry(failures.value).then(tryIt);
      return () => {
        wanted = false;
      };
    }, [failures.value]);

    const Loaded = loaded.value;
    if (Loaded) return <Loaded {...props} />;
    if (failures.value === 0) return <p class="loading">{t('common.loading')}</p>;
    return (
      <Notice icon="warning" title={t('status.partFailed')}>
        <Button look="main" onClick={() => (failures.value < STUCK ? void fetchIt() : location.reload())}>
          {t('common.retry')}
        </Button>
      </Notice>
    );
  };
}
