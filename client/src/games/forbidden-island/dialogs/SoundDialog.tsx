import type { Signal } from '@preact/signals';
import { t } from '../../../i18n/i18n.ts';
import { muted, playSound, volumes } from '../../../sound/sound.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Switch } from '../../../ui/switch.tsx';
import './dialogs.css';

/** How loud the effects and the sea are. */
export function SoundDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog title={t('forbiddenIsland.tools.sound')} onClose={onClose}>
      <Switch
        label={t('forbiddenIsland.tools.sound')}
        on={!muted.value}
        onChange={(on) => {
          muted.value = !on;
        }}
      />
      <Volume label={t('forbiddenIsland.tools.effects')} volume={volumes.effects} onSet={() => playSound('tap')} />
      <Volume label={t('forbiddenIsland.tools.sea')} volume={volumes.sea} />
    </Dialog>
  );
}

function Volume({ label, volume, onSet }: { label: string; volume: Signal<number>; onSet?(): void }) {
  return (
    <label class="volume">
      <span class="label">{label}</span>
      <input
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={volume.value}
        disabled={muted.value}
        onInput={(event) => {
          volume.value = event.currentTarget.valueAsNumber;
        }}
        onChange={onSet}
      />
    </label>
  );
}
