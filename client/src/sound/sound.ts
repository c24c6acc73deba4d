import { effect, signal } from '@preact/signals';
import { remember, remembered } from '../storage.ts';
import { EFFECTS, type EffectName } from './effects.ts';
import { renderSea } from './sea.ts';

/** Volumes from 0 to 1, remembered in this browser. */
export const volumes = {
  effects: signal(rememberedVolume('effects', 0.7)),
  sea: signal(rememberedVolume('sea', 0.25)),
} as const;
export const muted = signal(remembered('sound.muted') === 'yes');

interface Loudspeaker {
  context: AudioContext;
  effects: GainNode;
  sea: GainNode;
}

let loudspeaker: Loudspeaker | null = null;

/**
 * Plays a sound effect, if sound is on and the person has touched the page already. While the browser is silent nothing is
 * queued: its clock stands still, and everything would be heard at once as soon as it goes.
 */
export function playSound(name: EffectName): void {
  if (loudspeaker?.context.state !== 'running' || muted.peek()) return;
  const { context, effects } = loudspeaker;
  EFFECTS[name]({ context, out: effects, at: context.currentTime });
}

/** What browsers take for leave to make a sound. A finger that comes down is none, it may scroll; one that is lifted is. */
const LEAVE = ['pointerdown', 'pointerup', 'click', 'keydown'] as const;

/** Starts sound at the first touch or key, as browsers demand, over the sound of the sea. Returns a function that ends it. */
export function startSound(ambience: 'sea' | 'quiet' = 'sea'): () => void {
  const ended = new AbortController();
  const { signal: untilEnded } = ended;
  const begin = (event: Event) => {
    if (event.type === 'pointerdown' && (event as PointerEvent).pointerType !== 'mouse') return;
    loudspeaker ??= open(ambience);
    // Also later, as a phone call or the lock of a screen ends it.
    if (loudspeaker?.context.state !== 'running') loudspeaker?.context.resume().catch(() => {});
  };
  for (const type of LEAVE) addEventListener(type, begin, { signal: untilEnded, capture: true });
  const hush = () => {
    if (loudspeaker) level(loudspeaker);
  };
  document.addEventListener('visibilitychange', hush, { signal: untilEnded });
  return () => {
    ended.abort();
    void loudspeaker?.context.close();
    loudspeaker = null;
  };
}

function open(ambience: 'sea' | 'quiet'): Loudspeaker | null {
  if (typeof AudioContext === 'undefined') return null;
  const context = new AudioContext();
  const effects = context.createGain();
  const sea = context.createGain();
  effects.connect(context.destination);
  sea.connect(context.destination);
  const speaker = { context, effects, sea };
  level(speaker);
  if (ambience === 'quiet') return speaker;
  void renderSea(context.sampleRate).then((buffer) => {
    const source = new AudioBufferSourceNode(context, { buffer, loop: true });
    source.connect(sea);
    if (context.state !== 'closed') source.start();
  });
  return speaker;
}

/** Sets the volumes. The sea is not heard from a page that is not seen. */
function level({ effects, sea }: Loudspeaker): void {
  effects.gain.value = muted.value ? 0 : volumes.effects.value;
  sea.gain.value = muted.value || document.hidden ? 0 : volumes.sea.value;
}

effect(() => {
  remember('sound.muted', muted.value ? 'yes' : 'no');
  remember('sound.effects', String(volumes.effects.value));
  remember('sound.sea', String(volumes.sea.value));
  if (loudspeaker) level(loudspeaker);
});

function rememberedVolume(name: string, otherwise: number): number {
  const volume = Number.parseFloat(remembered(`sound.${name}`) ?? '');
  return volume >= 0 && volume <= 1 ? volume : otherwise;
}
