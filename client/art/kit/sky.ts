import type { Colour } from './colour.ts';
import type { Scene, Stop } from './scene.ts';
import { type Circle, circle, group, line, type Point, path, place, rect, type Svg, tenth } from './svg.ts';

/** Everything above the horizon. The picture is a square of 320. */

/** The whole background, from top to bottom. */
export const sky = (scene: Scene, ...stops: Stop[]): Svg => rect([0, 0, 320, 320], scene.down(...stops));

/** A soft light around a point. */
export function glow(scene: Scene, around: Circle, { colour, strength = 0.8 }: { colour: Colour; strength?: number }) {
  return circle(around, scene.outward([0, colour, strength], [0.35, colour, strength * 0.45], [1, colour, 0]));
}

/** Sun or moon, shaded from its upper colour to its lower one. */
export const disc = (scene: Scene, at: Circle, ...colours: Colour[]): Svg => circle(at, scene.down(...colours));

interface Rays {
  readonly at: Point;
  readonly count: number;
  readonly inner: number;
  readonly outer: number;
  readonly colour: Colour;
  readonly opacity: number;
  /** How much of the circle they fill and where they start, in radians from east. */
  readonly spread?: number;
  readonly start?: number;
}

/** Beams that widen away from a point. */
export function rays({ at: [x, y], count, inner, outer, colour, opacity, spread = Math.PI * 2, start = 0 }: Rays): Svg {
  const half = (spread / count) * 0.26;
  const corner = (angle: number, radius: number) =>
    `${tenth(x + Math.cos(angle) * radius)} ${tenth(y + Math.sin(angle) * radius)}`;
  const beams = Array.from({ length: count }, (_, index) => {
    const angle = start + (spread * index) / count;
    const near = [corner(angle - half, inner), corner(angle + half, inner)];
    const far = [corner(angle - half * 0.9, outer), corner(angle + half * 0.9, outer)];
    return `M${near[0]}L${far[0]}L${far[1]}L${near[1]}Z`;
  });
  return path(beams.join(''), colour, { opacity });
}

/** Small stars strewn over the upper `depth` of the picture. */
export function stars(
  scene: Scene,
  { count, depth, colour = '#ffffff' }: { count: number; depth: number; colour?: Colour },
) {
  const dots = Array.from({ length: count }, () => {
    const at: Circle = [scene.between(4, 316), scene.between(4, depth), scene.between(0.6, 1.9)];
    return circle(at, colour, { opacity: scene.between(0.35, 1) });
  });
  return group({}, dots);
}

/** A star with four points. */
export function star([x, y, radius]: Circle, colour: Colour = '#ffffff', opacity = 1): Svg {
  const waist = tenth(radius * 0.18);
  const d = `M${x} ${y - radius}L${x + waist} ${y - waist}L${x + radius} ${y}L${x + waist} ${y + waist}L${x} ${y + radius}L${x - waist} ${y + waist}L${x - radius} ${y}L${x - waist} ${y - waist}Z`;
  return path(d, colour, { opacity });
}

/** A cloud by its lower left corner and its width. */
export function cloud([x, y, width]: Circle, colour: Colour, opacity = 0.8): Svg {
  const puff = width * 0.22;
  const arc = (radius: number, dx: number, dy: number) =>
    `a${tenth(puff * radius)} ${tenth(puff * radius)} 0 0 0 ${tenth(dx)} ${tenth(dy)}`;
  const d = [
    `M0 0h${width}`,
    arc(0.5, puff * -0.35, puff * -0.75),
    arc(0.8, puff * -1.15, puff * -0.55),
    arc(1.1, puff * -1.9, puff * 0.25),
    arc(0.6, puff * -0.85, puff * 0.45),
    arc(0.35, puff * 4.25 - width, puff * 0.6),
    'Z',
  ].join('');
  return place([x, y], [path(d, colour, { opacity })]);
}

interface Band {
  readonly y: number;
  readonly height: number;
  readonly colour: Colour;
  readonly opacity?: number;
}

/** A band of haze that fades out above and below. */
export function mist(scene: Scene, { y, height, colour, opacity = 0.5 }: Band): Svg {
  return rect([0, y, 320, height], scene.down([0, colour, 0], [0.5, colour, opacity], [1, colour, 0]));
}

/** Gulls far away, each a point and a wing length. */
export function birds(flock: readonly Circle[], colour: Colour, width = 2.4): Svg {
  const bird = ([x, y, wing]: Circle) => {
    const bend = tenth(wing * 0.35);
    return `M${x - wing} ${tenth(y - bend)}q${tenth(wing * 0.55)} ${tenth(wing * -0.3)} ${wing} ${bend}q${tenth(wing * 0.45)} ${tenth(wing * -0.65)} ${wing} ${-bend}`;
  };
  return line(flock.map(bird).join(''), colour, { 'stroke-width': width });
}

interface Gusts {
  readonly colour: Colour;
  readonly width?: number;
  readonly opacity?: number;
}

/** Curling streaks of wind: where each starts, how long it is and how strongly it bends. */
export function wind(
  streaks: readonly (readonly [x: number, y: number, length: number, bend: number])[],
  { colour, width = 4.5, opacity = 0.8 }: Gusts,
): Svg {
  const streak = ([x, y, length, bend]: (typeof streaks)[number]) =>
    `M${x} ${y}C${tenth(x + length * 0.3)} ${tenth(y - 14 * bend)} ${tenth(x + length * 0.6)} ${tenth(y + 12 * bend)} ${tenth(x + length * 0.86)} ${tenth(y - 4 * bend)}` +
    `c10 ${tenth(-8 * bend)} 4 ${tenth(-24 * bend)} -8 ${tenth(-22 * bend)}c-9 1 -10 13 -2 15`;
  return line(streaks.map(streak).join(''), colour, { 'stroke-width': width, opacity });
}
