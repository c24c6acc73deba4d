import { type Point, polygon, tenth } from './kit/svg.ts';

/** Outlines that tell pieces apart without colour, each about (0, 0) with about the same area for the same radius. */
export const SHAPES = {
  circle: (radius: number) =>
    `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`,
  octagon: (radius: number) => polygon(corners(8, radius * 1.06, 22.5)),
  hexagon: (radius: number) => polygon(corners(6, radius * 1.1, -90)),
  diamond: (radius: number) => polygon(corners(4, radius * 1.22, -90)),
  triangle: (radius: number) => polygon(corners(3, radius * 1.34, -90)),
  shield,
  square,
  drop,
} as const;
export type Shape = keyof typeof SHAPES;

function corners(count: number, radius: number, firstDegrees: number): Point[] {
  return Array.from({ length: count }, (_, index): Point => {
    const angle = ((firstDegrees + (index * 360) / count) * Math.PI) / 180;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

/** A square with rounded corners. */
function square(radius: number): string {
  const [half, bend] = [tenth(radius * 0.94), tenth(radius * 0.34)];
  const side = tenth(2 * (half - bend));
  return `M${-half} ${bend - half}q0 ${-bend} ${bend} ${-bend}h${side}q${bend} 0 ${bend} ${bend}v${side}q0 ${bend} ${-bend} ${bend}h${-side}q${-bend} 0 ${-bend} ${-bend}Z`;
}

function shield(radius: number): string {
  const at = (across: number, down: number) => `${tenth(radius * across)} ${tenth(radius * down)}`;
  return `M${at(0, -1.04)}Q${at(0.5, -0.84)} ${at(0.96, -0.82)}Q${at(1.06, 0.4)} ${at(0, 1.1)}Q${at(-1.06, 0.4)} ${at(-0.96, -0.82)}Q${at(-0.5, -0.84)} ${at(0, -1.04)}Z`;
}

/** A drop of water, its point upwards. */
function drop(radius: number): string {
  const at = (across: number, down: number) => `${tenth(radius * across)} ${tenth(radius * down)}`;
  return `M${at(0, -1.3)}C${at(0.5, -0.56)} ${at(1, -0.14)} ${at(1, 0.18)}A${radius} ${radius} 0 0 1 ${at(-1, 0.18)}C${at(-1, -0.14)} ${at(-0.5, -0.56)} ${at(0, -1.3)}Z`;
}
