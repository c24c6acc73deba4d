import { t } from '../i18n/i18n.ts';
import './log-notes.css';

/** Says beside a line of a log that a CPU chose it in the place of whoever has the seat. */
export const CpuMark = () => (
  <>
    {' '}
    <abbr class="cpu-mark" title={t('cpu.markHelp')}>
      {t('cpu.mark')}
    </abbr>
  </>
);
