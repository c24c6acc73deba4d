/** Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB. */
export const EYES = {
  normal: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

type Triple = readonly [number, number, number];

const channels = (colour: string): Triple =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255) as unknown as Triple;
const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function through(matrix: readonly number[], [a, b, c]: Triple): Triple {
  const row = (start: number) => matrix[start]! * a + matrix[start + 1]! * b + matrix[start + 2]! * c;
  return [row(0), row(3), row(6)];
}

/** How a colour such as `#2563c9` looks to somebody, in CIELAB: lightness from 0 to 100, then two hues. */
export function lab(colour: string, eyes: readonly number[]): Triple {
  const seen = through(eyes, channels(colour).map(linear) as unknown as Triple).map((value) =>
    Math.min(1, Math.max(0, value)),
  );
  const toXyz = [0.4124, 0.3576, 0.1805, 0.2126, 0.7152, 0.0722, 0.0193, 0.1192, 0.9505];
  const [x, y, z] = through(toXyz, seen as unknown as Triple);
  const f = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  return [116 * f(y) - 16, 500 * (f(x / 0.95047) - f(y)), 200 * (f(y) - f(z / 1.08883))];
}
