import { t } from '../../../i18n/i18n.ts';
import { muted, playSound, volumes } from '../../../sound/sound.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Switch } from '../../../ui/switch.tsx';
import './dialogs.css';

/** How loud the tiles are. */
export function SoundDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog title={t('dominoes.tools.sound')} onClose={onClose}>
      <Switch
        label={t('dominoes.tools.sound')}
        on={!muted.value}
        onChange={(on) => {
          muted.value = !on;
        }}
      />
      <label class="domino-volume">
        <span class="label">{t('dominoes.tools.volume')}</span>
        <input
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={volumes.effects.value}
          disabled={muted.value}
          onInput={(event) => {
            volumes.effects.value = event.currentTarget.valueAsNumber;
          }}
          onChange={() => playSound('lay')}
        />
      </label>
    </Dialog>
  );
}
