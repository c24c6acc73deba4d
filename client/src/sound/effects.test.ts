import { EFFECTS, type EffectName } from './effects.ts';

/** Writes down every source of sound that an effect starts, without making any. */
function listen() {
  const started: { at: number; until: number }[] = [];
  const values: number[] = [];
  const param = () => {
    const note = (value: number, at: number) => void values.push(value, at);
    return {
      value: 0,
      setValueAtTime: note,
      linearRampToValueAtTime: note,
      exponentialRampToValueAtTime(value: number, at: number) {
        expect(value).toBeGreaterThan(0); // as the Web Audio API demands
        note(value, at);
      },
    };
  };
  const node = () => ({ connect: (next: unknown) => next });
  const source = () => {
    const played = { at: Number.NaN, until: Number.NaN };
    started.push(played);
    return {
      ...node(),
      frequency: param(),
      start: (at: number) => void Object.assign(played, { at }),
      stop: (until: number) => void Object.assign(played, { until }),
    };
  };
  const context = {
    sampleRate: 800,
    createBuffer: (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
    createBufferSource: source,
    createOscillator: source,
    createGain: () => ({ ...node(), gain: param() }),
    createBiquadFilter: () => ({ ...node(), frequency: param(), Q: param() }),
  };
  return { context: context as unknown as BaseAudioContext, started, values };
}

test.each(Object.keys(EFFECTS) as EffectName[])('%s is a sound that begins when asked for, and ends', (name) => {
  const { context, started, values } = listen();
  EFFECTS[name]({ context, out: {} as AudioNode, at: 5 });
  expect(started.length).toBeGreaterThan(0);
  expect(Math.min(...started.map(({ at }) => at))).toBe(5);
  for (const { at, until } of started) expect(until).toBeGreaterThan(at);
  expect(Math.max(...started.map(({ until }) => until))).toBeLessThan(9);
  expect(values.every(Number.isFinite)).toBe(true);
});
