import { useSignal } from '@preact/signals';
import { t } from '../i18n/i18n.ts';
import { announce } from './announce.tsx';
import { Button } from './button.tsx';
import { copyText } from './copy.ts';
import { toast } from './toast.tsx';

interface CopyButtonProps {
  text: string;
  /** What the button says before it is pressed. */
  children: string;
  look?: 'main' | 'normal' | 'quiet';
  class?: string;
}

const SAID_MS = 2_500;

/** Copies a text and says so on its own face. */
export function CopyButton({ text, children, ...rest }: CopyButtonProps) {
  const done = useSignal(false);
  const copy = async () => {
    if (!(await copyText(text))) return toast(t('lobby.copyByHand'), 'warning');
    announce(t('common.copied'));
    done.value = true;
    setTimeout(() => {
      done.value = false;
    }, SAID_MS);
  };
  return (
    <Button {...rest} icon={done.value ? 'check' : 'copy'} onClick={copy}>
      {done.value ? t('common.copied') : children}
    </Button>
  );
}
