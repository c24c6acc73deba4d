import { noiseBuffer } from './kit.ts';

const LOOP_SECONDS = 8;
const STEPS = 64;

/** Two beds of deep noise whose filter and gain breathe with whole periods over the loop, so that it has no seam. */
const BEDS = [
  { period: 4, low: 220, high: 900, peak: 0.22 },
  { period: LOOP_SECONDS / 3, low: 500, high: 2400, peak: 0.07 },
] as const;

/** Renders the sound of the sea once; it is then played in a loop. */
export async function renderSea(sampleRate: number): Promise<AudioBuffer> {
  const context = new OfflineAudioContext(1, sampleRate * LOOP_SECONDS, sampleRate);
  for (const { period, low, high, peak } of BEDS) {
    const source = context.createBufferSource();
    source.buffer = noiseBuffer(context, LOOP_SECONDS, true);
    const filter = context.createBiquadFilter();
    filter.type = 'lowpass';
    const gain = context.createGain();
    const waves = breath(LOOP_SECONDS / period);
    filter.frequency.setValueCurveAtTime(
      waves.map((depth) => low + (high - low) * depth),
      0,
      LOOP_SECONDS,
    );
    gain.gain.setValueCurveAtTime(
      waves.map((depth) => peak * (0.35 + 0.65 * depth)),
      0,
      LOOP_SECONDS,
    );
    source.connect(filter).connect(gain).connect(context.destination);
    source.start();
  }
  return context.startRendering();
}

/** A curve from 0 to 1 and back, `times` times. */
function breath(times: number): Float32Array {
  return Float32Array.from({ length: STEPS * times + 1 }, (_, n) => 0.5 - 0.5 * Math.cos((2 * Math.PI * n) / STEPS));
}
