import { BYTES, type LayerModule, PAGE } from './simd.ts';

// A global takes long to look up in a test, and this is called millions of times.
const { fround, max } = Math;

/**
 * What `layerModule` offers, in JavaScript. It rounds to 32 bits wherever the vectors of a processor do and adds up in the
 * same order, so that a CPU decides the same on every machine.
 */
export function plainLayerModule(units: number): LayerModule {
  const buffer = new ArrayBuffer(PAGE);
  const numbers = new Float32Array(buffer);
  return {
    memory: { buffer },
    layer(input, end, row, stride, bias, into) {
      for (let unit = 0; unit < units; unit += 4) {
        const biases = bias / BYTES + unit;
        let a = numbers[biases]!;
        let b = numbers[biases + 1]!;
        let c = numbers[biases + 2]!;
        let d = numbers[biases + 3]!;
        let weights = row / BYTES + unit;
        for (let at = input / BYTES; at < end / BYTES; at++, weights += stride / BYTES) {
          const value = numbers[at]!;
          if (value === 0) continue;
          a = fround(a + fround(value * numbers[weights]!));
          b = fround(b + fround(value * numbers[weights + 1]!));
          c = fround(c + fround(value * numbers[weights + 2]!));
          d = fround(d + fround(value * numbers[weights + 3]!));
        }
        const target = into / BYTES + unit;
        numbers[target]! += max(a, 0);
        numbers[target + 1]! += max(b, 0);
        numbers[target + 2]! += max(c, 0);
        numbers[target + 3]! += max(d, 0);
      }
    },
  };
}
