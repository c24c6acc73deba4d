import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/i18n.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** A component whose code is fetched when it is first shown. If that fails, it can be tried again. */
export function lazy<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  let fetched: ComponentType<P> | null = null;

  return function Lazy(props: P) {
    const loaded = useSignal(fetched);
    const failed = useSignal(false);
    const fetchIt = () => {
      failed.value = false;
      load().then(
        (module) => {
          fetched = module.default;
          loaded.value = module.default;
        },
        () => {
          failed.value = true;
        },
      );
    };
    useEffect(() => {
      if (!loaded.peek()) fetchIt();
    }, []);

    const Loaded = loaded.value;
    if (Loaded) return <Loaded {...props} />;
    if (!failed.value) return <p class="loading">{t('common.loading')}</p>;
    return (
      <Notice icon="warning" title={t('status.partFailed')}>
        <Button look="main" onClick={fetchIt}>
          {t('common.retry')}
        </Button>
      </Notice>
    );
  };
}
