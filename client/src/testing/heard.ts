import { EFFECTS, type EffectName } from '../sound/effects.ts';
import { startSound } from '../sound/sound.ts';

/** Turns sound on in a browser that has none, and writes down the effects that are played from then on. */
export function listen(): EffectName[] {
  const heard: EffectName[] = [];
  const effects = EFFECTS as Record<EffectName, () => void>;
  for (const name of Object.keys(EFFECTS) as EffectName[]) effects[name] = () => void heard.push(name);
  const gain = () => ({ gain: { value: 0 }, connect() {} });
  const AudioContext = class {
    state = 'running';
    currentTime = 0;
    createGain = gain;
    resume = async () => {};
    close = async () => {};
  };
  Object.assign(globalThis, { AudioContext });
  startSound('quiet');
  dispatchEvent(new Event('keydown'));
  return heard;
}
