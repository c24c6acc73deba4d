/** What every sound is made of: filtered noise and tones with partials. Times are seconds, `peak` is a gain. */

export interface Noise {
  len: number;
  type?: BiquadFilterType;
  /** The filter glides from one frequency to the other. */
  from: number;
  to?: number;
  q?: number;
  attack?: number;
  peak: number;
  /** Deep, rumbling noise instead of hiss. */
  brown?: boolean;
}

export interface Tone {
  from: number;
  to?: number;
  len: number;
  type?: OscillatorType;
  attack?: number;
  peak: number;
  /** Further partials: multiple of the frequency, share of the gain. */
  partials?: readonly (readonly [number, number])[];
}

/** Where and when a sound is drawn. */
export interface Pen {
  context: BaseAudioContext;
  out: AudioNode;
  at: number;
}

const SILENT = 0.0001;

/** The same noise every time, so that a sound always sounds the same. */
export function noiseBuffer(context: BaseAudioContext, seconds: number, brown: boolean): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1_234_567;
  let last = 0;
  for (let n = 0; n < samples.length; n++) {
    seed = (seed * 16_807) % 2_147_483_647;
    const white = seed / 1_073_741_823.5 - 1;
    last = (last + 0.02 * white) / 1.02;
    samples[n] = brown ? last * 3.5 : white;
  }
  return buffer;
}

function swell(
  gain: AudioParam,
  at: number,
  { attack, peak, len }: { attack: number; peak: number; len: number },
): void {
  gain.setValueAtTime(SILENT, at);
  gain.linearRampToValueAtTime(peak, at + attack);
  gain.exponentialRampToValueAtTime(SILENT, at + len);
}

export function noise({ context, out, at }: Pen, sound: Noise): void {
  const { len, type = 'bandpass', from, to = from, q = 1, attack = 0.01, peak, brown = false } = sound;
  const source = context.createBufferSource();
  source.buffer = noiseBuffer(context, len + 0.1, brown);
  const filter = context.createBiquadFilter();
  filter.type = type;
  filter.Q.value = q;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + len);
  const gain = context.createGain();
  swell(gain.gain, at, { attack, peak, len });
  source.connect(filter).connect(gain).connect(out);
  source.start(at);
  source.stop(at + len + 0.1);
}

export function tone({ context, out, at }: Pen, sound: Tone): void {
  const { from, to = from, len, type = 'sine', attack = 0.005, peak, partials = [] } = sound;
  for (const [multiple, share] of [[1, 1] as const, ...partials]) {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.type = type;
    oscillator.frequency.setValueAtTime(from * multiple, at);
    oscillator.frequency.exponentialRampToValueAtTime(Math.max(20, to * multiple), at + len);
    swell(gain.gain, at, { attack, peak: peak * share, len: len / Math.sqrt(multiple) });
    oscillator.connect(gain).connect(out);
    oscillator.start(at);
    oscillator.stop(at + len + 0.05);
  }
}

/** The same pen, a moment later. */
export const later = (pen: Pen, seconds: number): Pen => ({ ...pen, at: pen.at + seconds });
