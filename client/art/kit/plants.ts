import { type Colour, darken, lighten } from './colour.ts';
import { type Circle, circle, ellipse, group, line, type Point, path, place, rect, type Svg, tenth } from './svg.ts';

/** Trees, flowers and corals, each standing on the point it is given. */

interface Tall {
  readonly height: number;
}

/** A palm; `lean` is how far its crown stands from its foot. */
export function palm(
  [x, y]: Point,
  { height, lean, trunk, leaf }: Tall & { lean: number; trunk: Colour; leaf: Colour },
): Svg {
  const [crownX, crownY] = [x + lean, y - height];
  const frond = (degrees: number, share: number, colour: Colour) => {
    const angle = (degrees * Math.PI) / 180;
    const length = height * 0.52 * share;
    const tip = [crownX + Math.cos(angle) * length, crownY + Math.sin(angle) * length * 0.75 + length * 0.32];
    const bend = [crownX + Math.cos(angle) * length * 0.55, crownY + Math.sin(angle) * length * 0.62 - length * 0.2];
    const upper = `Q${tenth(bend[0]!)} ${tenth(bend[1]! - length * 0.1)} ${tenth(tip[0]!)} ${tenth(tip[1]!)}`;
    const lower = `Q${tenth(bend[0]!)} ${tenth(bend[1]! + length * 0.22)} ${tenth(crownX)} ${tenth(crownY)}`;
    return path(`M${tenth(crownX)} ${tenth(crownY)}${upper}${lower}Z`, colour);
  };
  const fronds = (colour: Colour, list: readonly Point[]) => list.map(([angle, share]) => frond(angle, share, colour));
  const stem =
    `M${tenth(x - height * 0.045)} ${y}Q${tenth(x + lean * 0.15)} ${tenth(y - height * 0.55)} ${tenth(crownX - height * 0.018)} ${tenth(crownY)}` +
    `L${tenth(crownX + height * 0.022)} ${tenth(crownY)}Q${tenth(x + lean * 0.28)} ${tenth(y - height * 0.5)} ${tenth(x + height * 0.05)} ${y}Z`;
  const shaded = darken(leaf, 0.2);
  return group({}, [
    path(stem, trunk),
    ...fronds(shaded, [
      [200, 1],
      [340, 1],
      [225, 0.92],
      [318, 0.94],
    ]),
    ...fronds(leaf, [
      [180, 0.95],
      [2, 0.98],
      [250, 0.8],
      [288, 0.82],
    ]),
    ...fronds(lighten(leaf, 0.18), [
      [268, 0.7],
      [212, 0.86],
      [330, 0.85],
    ]),
    circle([crownX - 3, crownY + 4, height * 0.035], shaded),
    circle([crownX + 4, crownY + 5, height * 0.035], shaded),
  ]);
}

/** A conifer of four tiers; `lit` is how much lighter its left side is. */
export function pine([x, y]: Point, { height, colour, lit = 0.2 }: Tall & { colour: Colour; lit?: number }): Svg {
  const tiers = [0, 1, 2, 3].flatMap((tier) => {
    const foot = y - height * (0.1 + tier * 0.2);
    const half = height * 0.22 * (1 - tier * 0.21);
    const rise = height * 0.34;
    const top = `M${tenth(x)} ${tenth(foot - rise)}`;
    return [
      path(
        `${top}L${tenth(x + half)} ${tenth(foot)}Q${tenth(x)} ${tenth(foot - rise * 0.12)} ${tenth(x - half)} ${tenth(foot)}Z`,
        colour,
      ),
      path(
        `${top}L${tenth(x - half)} ${tenth(foot)}Q${tenth(x - half * 0.5)} ${tenth(foot - rise * 0.1)} ${tenth(x - half * 0.18)} ${tenth(foot - rise * 0.12)}Z`,
        lighten(colour, lit),
      ),
    ];
  });
  const trunk = rect([x - height * 0.03, y - height * 0.14, height * 0.06, height * 0.15], darken(colour, 0.45));
  return group({}, [trunk, ...tiers]);
}

/** A tree with a forked trunk and a round crown. */
export function tree([x, y]: Point, { height, trunk, leaf }: Tall & { trunk: Colour; leaf: Colour }): Svg {
  const unit = height * 0.26;
  const ball = ([dx, dy, size]: Circle, colour: Colour) =>
    circle([x + dx * unit, y - height * 0.68 + dy * unit, unit * size], colour);
  const at = (across: number, up: number) => `${tenth(x + height * across)} ${tenth(y - height * up)}`;
  const [shaded, lit] = [darken(leaf, 0.18), lighten(leaf, 0.2)];
  return group({}, [
    path(
      `M${at(-0.06, 0)}Q${at(-0.02, 0.3)} ${at(-0.13, 0.52)}L${at(0, 0.4)}L${at(0.14, 0.54)}Q${at(0.02, 0.3)} ${at(0.07, 0)}Z`,
      trunk,
    ),
    ball([-0.8, 0.25, 0.8], shaded),
    ball([0.85, 0.3, 0.78], shaded),
    ball([0, 0.35, 0.95], shaded),
    ball([-0.55, -0.15, 0.8], leaf),
    ball([0.6, -0.1, 0.78], leaf),
    ball([0, -0.5, 0.85], leaf),
    ball([-0.3, -0.6, 0.5], lit),
    ball([-0.8, -0.2, 0.42], lit),
    ball([0.35, -0.25, 0.36], lit),
  ]);
}

/** A blossom of five petals. */
export function flower([x, y, radius]: Circle, petal: Colour, heart: Colour = '#ffe08a'): Svg {
  const petals = [0, 72, 144, 216, 288].map((degrees) =>
    ellipse([0, radius * -0.62, radius * 0.42, radius * 0.58], petal, { transform: `rotate(${degrees})` }),
  );
  return place([x, y], [...petals, circle([0, 0, radius * 0.34], heart)]);
}

const CORAL =
  'M0 0V-46M0 -20Q-26 -28 -30 -62M-22 -44Q-44 -52 -46 -76M0 -34Q24 -42 26 -84M18 -58Q38 -62 44 -84M0 -46Q-4 -74 6 -100';

/** A branching coral of the given height; `mirrored` turns it round. */
export function coral([x, y, height]: Circle, colour: Colour, { mirrored = false } = {}): Svg {
  const scale = height / 100;
  const branches = [
    line(CORAL, darken(colour, 0.25), { 'stroke-width': 15 }),
    line(CORAL, colour, { 'stroke-width': 9 }),
  ];
  return place([x, y], branches, { scale, mirrored });
}

/** A bare tree; `mirrored` turns it round. */
export function deadTree([x, y, height]: Circle, colour: Colour, { mirrored = false } = {}): Svg {
  const scale = height / 100;
  const twigs =
    'M0 -34Q-18 -44 -30 -70M-20 -54Q-34 -56 -42 -66M2 -56Q22 -62 30 -88M20 -68Q34 -68 42 -78M3 -78Q-8 -86 -14 -102';
  const branches = [
    line('M0 4Q-4 -40 4 -100', colour, { 'stroke-width': 9 }),
    line(twigs, colour, { 'stroke-width': 5 }),
  ];
  return place([x, y], branches, { scale, mirrored });
}
