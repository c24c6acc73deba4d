import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { type Player, SPEEDS, type Speed } from './player.ts';

/** Play and pause, one step either way, a slider over the whole round, and the speed. */
export function Controls({ player }: { player: Player }) {
  const at = player.at.value;
  const { last } = player;
  const place = t('replay.place', { at, last });
  return (
    <section class="replay-controls" aria-label={t('replay.controls')}>
      <Button
        class="flipped"
        icon="step"
        label={t('replay.back')}
        disabled={at === 0}
        onClick={() => player.step(-1)}
      />
      <Button
        look="main"
        icon={player.playing.value ? 'pause' : 'play'}
        label={player.playing.value ? t('replay.pause') : t('replay.play')}
        onClick={() => player.toggle()}
      />
      <Button icon="step" label={t('replay.forward')} disabled={at === last} onClick={() => player.step(1)} />
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t('replay.position')}
        aria-valuetext={place}
        onInput={({ currentTarget }) => player.go(Number(currentTarget.value))}
      />
      <span class="replay-place">{place}</span>
      <select
        aria-label={t('replay.speed')}
        value={player.speed.value}
        onChange={({ currentTarget }) => player.setSpeed(Number(currentTarget.value) as Speed)}
      >
        {SPEEDS.map((speed) => (
          <option key={speed} value={speed}>
            {speed} ×
          </option>
        ))}
      </select>
    </section>
  );
}
