import { refusalText } from '../i18n/refusal-text.ts';
import { api } from '../net/api.ts';
import { secretOf } from '../net/identity.ts';
import { saveFile } from './save-file.ts';
import { toast } from './toast.tsx';

/** Keeps a round as a file, with all that the server knows of it: how it ended, and where a fault kept it from going on. */
export async function saveRecording({ code, round }: { code: string; round: number }): Promise<void> {
  const answer = await api.recording(code, round, secretOf(code));
  if (answer.ok) saveFile(`landfall-${code}-${round}.json`, JSON.stringify(answer.value));
  else toast(refusalText(answer.error), 'warning');
}
