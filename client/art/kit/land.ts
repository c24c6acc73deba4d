import { type Colour, darken, lighten } from './colour.ts';
import type { Scene } from './scene.ts';
import { type Box, group, path, rect, type Svg, tenth } from './svg.ts';

/** Ground, rock and water. The picture is a square of 320. */

interface Ridge {
  /** Mean height of the skyline, how far it strays, and how far apart its peaks are. */
  readonly y: number;
  readonly amplitude: number;
  readonly step: number;
  readonly colours: readonly [top: Colour, bottom: Colour];
  /** Rolling hills instead of jagged mountains. */
  readonly rolling?: boolean;
}

/** A skyline across the whole picture, filled down to the bottom. */
export function ridge(scene: Scene, { y, amplitude, step, colours, rolling = false }: Ridge): Svg {
  let x = -4;
  let rising = scene.between(0, 1) > 0.5;
  let d = `M-4 324L-4 ${tenth(y + scene.between(-amplitude, amplitude) * 0.4)}`;
  while (x < 324) {
    x += step * scene.between(0.6, 1.3);
    const peak = tenth(y + (rising ? -1 : 1) * amplitude * scene.between(0.35, 1));
    d += rolling ? `S${tenth(x - step * 0.5)} ${peak} ${tenth(x)} ${peak}` : `L${tenth(x)} ${peak}`;
    rising = !rising;
  }
  return path(`${d}L330 324Z`, scene.down(...colours));
}

/** Ground of any outline, shaded from top to bottom. */
export const ground = (scene: Scene, d: string, ...colours: Colour[]): Svg => path(d, scene.down(...colours));

interface Water {
  readonly y: number;
  readonly colours: readonly [top: Colour, bottom: Colour];
  readonly glint: Colour;
  /** Where the light stands: the glints gather below it. Without it they are strewn. */
  readonly lightX?: number;
  readonly glints?: number;
}

/** Open water from `y` down to the bottom, with glints that grow towards the viewer. */
export function water(scene: Scene, { y, colours, glint, lightX, glints = 14 }: Water): Svg {
  const streaks = Array.from({ length: glints }, (_, index) => {
    const near = index / glints;
    const length =
      (lightX === undefined ? scene.between(14, 60) : scene.between(10, 26) * (1 + near * 2)) * (0.5 + near);
    const x =
      lightX === undefined ? scene.between(-10, 320) : lightX + scene.between(-1, 1) * (8 + 30 * near) - length / 2;
    const box: Box = [x, y + 4 + near * near * (310 - y), length, 1.4 + 2.2 * near];
    return rect(box, glint, { rx: 1.5, opacity: 0.75 - 0.4 * near });
  });
  return group({}, [rect([0, y, 320, 320 - y], scene.down(...colours)), ...streaks]);
}

interface Grass {
  readonly y: number;
  readonly blades: number;
  readonly height: number;
  readonly colour: Colour;
}

/** Blades of grass along the whole width. */
export function grass(scene: Scene, { y, blades, height, colour }: Grass): Svg {
  const blade = () => {
    const [x, foot] = [scene.between(-4, 322), y + scene.between(-3, 8)];
    const [tall, lean] = [height * scene.between(0.5, 1.2), scene.between(-4, 4)];
    const bend = lean * 0.3;
    return (
      `M${tenth(x - 2)} ${tenth(foot)}Q${tenth(x + bend)} ${tenth(foot - tall * 0.6)} ${tenth(x + lean)} ${tenth(foot - tall)}` +
      `Q${tenth(x + 2 + bend)} ${tenth(foot - tall * 0.5)} ${tenth(x + 2)} ${tenth(foot)}Z`
    );
  };
  return path(Array.from({ length: blades }, blade).join(''), colour);
}

/** A boulder by its lower left corner, width and height, with a lit and a shaded face. */
export function rock([x, y, width, height]: Box, colour: Colour): Svg {
  const at = (across: number, up: number) => `${tenth(x + width * across)} ${tenth(y - height * up)}`;
  const left = `M${at(0, 0)}L${at(0.1, 0.55)}L${at(0.38, 1)}`;
  return group({}, [
    path(`${left}L${at(0.72, 0.8)}L${at(1, 0)}Z`, colour),
    path(`${left}L${at(0.34, 0.45)}L${at(0.2, 0)}Z`, lighten(colour, 0.22)),
    path(`M${at(0.72, 0.8)}L${at(1, 0)}L${at(0.66, 0)}L${at(0.6, 0.4)}Z`, darken(colour, 0.28)),
  ]);
}
