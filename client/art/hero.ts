import { helicopterBody, rotor } from './helicopter.ts';
import { columns, onionDome } from './kit/buildings.ts';
import { darken } from './kit/colour.ts';
import { rock } from './kit/land.ts';
import { palm, pine } from './kit/plants.ts';
import { createScene, type Scene } from './kit/scene.ts';
import { birds, cloud, disc, glow, rays } from './kit/sky.ts';
import { type Box, type Circle, circle, group, line, path, place, rect, type Svg, tenth } from './kit/svg.ts';

/** The island at sunset, 1920 x 1080, seen from the sea. The horizon lies at y = 700; words fit above and below. */
export const HERO_SIZE = [1920, 1080] as const;

const HORIZON = 700;
const SUN: Circle = [1085, 470, 140];

/** The title picture of the home page. */
export function hero(): Svg[] {
  const scene = createScene('hero');
  const layers = [
    rect([0, 0, 1920, HORIZON + 10], scene.down('#123a6b', '#3f5fa8', '#a878b0', '#f59a7c', '#ffd08a')),
    rays({ at: [SUN[0], SUN[1]], count: 28, inner: 150, outer: 1300, colour: '#fff1c8', opacity: 0.13 }),
    glow(scene, [SUN[0], SUN[1], 620], { colour: '#fff0b8', strength: 0.9 }),
    disc(scene, SUN, '#fffbe2', '#ffcf66'),
    ...CLOUDS.map((at) => cloud(at, '#ffe2d2', 0.55)),
    birds(
      [
        [620, 330, 26],
        [690, 290, 20],
        [560, 290, 17],
        [1330, 250, 18],
        [1280, 280, 14],
      ],
      '#2c2a58',
      5,
    ),
    farIslands(scene),
    sea(scene),
    island(scene),
    place([1440, 300], [helicopterBody(), place([20, -54], [rotor()])], { scale: 1.5, mirrored: true, turn: 4 }),
    ...WAVES.map(wave),
  ];
  return [scene.definitions(), ...layers];
}

const CLOUDS: readonly Circle[] = [
  [120, 250, 380],
  [430, 150, 260],
  [1440, 170, 420],
  [1560, 400, 220],
  [60, 470, 260],
];

function farIslands(scene: Scene): Svg {
  return group({}, [
    path('M-20 710Q90 610 190 640T420 690V710Z', scene.down('#a06a94', '#7a5a94')),
    path('M1500 710Q1610 620 1700 650T1940 660V710Z', scene.down('#a06a94', '#7a5a94')),
  ]);
}

function sea(scene: Scene): Svg {
  const glints = Array.from({ length: 46 }, (_, index) => {
    const near = index / 46;
    const width = (60 + 150 * near) * scene.between(0.5, 1.2);
    const x = SUN[0] + scene.between(-1, 1) * (90 + 360 * near) - width / 2;
    return rect([x, HORIZON + 8 + near * near * 330, width, 3 + 6 * near], '#fff1c8', {
      rx: 4,
      opacity: 0.65 - 0.5 * near,
    });
  });
  return group({}, [
    rect([0, HORIZON, 1920, 380], scene.down('#f2a27e', '#5a7fb0', '#1b6f96', '#0b4e72', '#06304a')),
    ...glints,
  ]);
}

/** The mountain with its watchtower, the temple, the palace and the gate, and the beach below. */
function island(scene: Scene): Svg {
  return group({}, [
    mountain(scene),
    watchtower([1130, 470, 44, 120]),
    palace([748, 640, 150, 120]),
    temple([1104, 655, 190, 90]),
    pyramid([944, 690, 260, 170]),
    path(
      'M420 742Q520 684 660 690Q800 676 960 690T1240 684Q1420 686 1510 742Q1300 770 960 770T420 742Z',
      scene.down('#4f9a5a', '#1f5a44'),
    ),
    ...PINES.map(([x, y, height]) => pine([x, y], { height, colour: '#1f5a48', lit: 0.22 })),
    path(
      'M400 746Q520 716 700 726T960 722T1260 728T1530 746Q1330 792 960 792T400 746Z',
      scene.down('#ffe0a0', '#c98a55'),
    ),
    ...PALMS.map(([x, y, height], index) =>
      palm([x, y], { height, lean: (index % 2 === 0 ? -0.16 : 0.2) * height, trunk: '#5b3420', leaf: '#2f8f57' }),
    ),
    rock([430, 764, 90, 44], '#5d5a70'),
    rock([1400, 766, 110, 50], '#5d5a70'),
    rock([1330, 772, 60, 26], '#6d6a80'),
    line('M384 762q50 26 110 26t120 8t140 4t206 2t206 -2t140 -6t120 -8t120 -26', '#eafcff', {
      'stroke-width': 9,
      opacity: 0.95,
    }),
    line('M330 786q90 30 200 32t220 10t210 0t220 -6t200 -12t210 -26', '#bdf3f7', { 'stroke-width': 6, opacity: 0.6 }),
  ]);
}

const PINES: readonly Circle[] = [
  [600, 722, 120],
  [650, 728, 92],
  [1330, 722, 130],
  [1280, 728, 96],
  [560, 730, 84],
  [1372, 730, 88],
];

const PALMS: readonly Circle[] = [
  [520, 756, 150],
  [700, 752, 120],
  [1220, 752, 132],
  [1436, 756, 160],
  [476, 762, 104],
];

function mountain(scene: Scene): Svg {
  return group({}, [
    path(
      'M470 730L640 560L720 600L880 400L960 350L1050 420L1150 560L1230 530L1460 730Z',
      scene.down('#6a5a8c', '#3a4a72'),
    ),
    path('M470 730L640 560L720 600L880 400L960 350L930 460L960 540L880 610L900 730Z', '#8f78a4'),
    path('M880 400L960 350L1050 420L1010 440L975 410L940 450L920 420Z', '#ffe6d2'),
    path('M960 350L1050 420L1010 440L975 410Z', '#c9b4cf'),
  ]);
}

/** A tower by the middle of its top, its width and height. */
function watchtower([x, y, width, height]: Box): Svg {
  const half = width / 2;
  return group({}, [
    path(`M${x - half} ${y}H${x + half}L${x + half + 8} ${y + height}H${x - half - 8}Z`, '#a98f84'),
    path(`M${x - half} ${y}H${x - 4}L${x - 8} ${y + height}H${x - half - 8}Z`, '#f0d9b8'),
    rect([x - half - 8, y - 12, width + 16, 18], '#d6bda0'),
    rect([x - half, y - 44, 6, 34], '#5a3a28'),
    rect([x + half - 6, y - 44, 6, 34], '#5a3a28'),
    path(`M${x - half - 14} ${y - 42}L${x} ${y - 78}L${x + half + 14} ${y - 42}Z`, '#c04f3c'),
    path(`M${x} ${y - 38}q-14 18 0 28q14 -10 0 -28Z`, '#ffd23f'),
    rect([x - 6, y + 30, 12, 22], '#33262c', { rx: 6 }),
  ]);
}

/** Three golden domes on a pink hall: x of its middle, y of its foot, width and height of the hall. */
function palace([x, foot, width, height]: Box): Svg {
  const wall = { lit: '#ffcdd4', plain: '#f7a0ac', shaded: '#c9617f' };
  const dome = { lit: '#fff0b8', plain: '#ffb85e', shaded: '#d9763a' };
  const left = x - width / 2;
  return group({}, [
    rect([left, foot - height, width, height + 60], wall.plain),
    rect([left, foot - height, width * 0.4, height + 60], wall.lit),
    rect([left + width * 0.8, foot - height, width * 0.2, height + 60], wall.shaded),
    rect([left - 6, foot - height - 8, width + 12, 12], '#fff3ec'),
    onionDome([x, foot - height - 6, 96, 104], dome),
    onionDome([left + 12, foot - height - 6, 44, 52], dome),
    onionDome([left + width - 12, foot - height - 6, 44, 52], dome),
    ...[0.2, 0.5, 0.8].map((share) =>
      rect([left + width * share - 9, foot - height + 34, 18, 44], '#7b2552', { rx: 9 }),
    ),
  ]);
}

function temple([x, foot, width, height]: Box): Svg {
  const left = x - width / 2 + 60;
  return group({}, [
    path(
      `M${left - 14} ${foot - height}L${left + width / 2} ${foot - height - 56}L${left + width + 14} ${foot - height}Z`,
      '#f2e6dc',
    ),
    path(
      `M${left + width / 2} ${foot - height - 56}L${left + width + 14} ${foot - height}H${left + width / 2}Z`,
      '#c7b2bd',
    ),
    rect([left, foot - height, width, height + 60], '#5a4a72'),
    columns([left + 8, foot - height + 8, 18, height + 30], {
      count: 5,
      gap: (width - 34) / 4,
      lit: '#fff6ea',
      shaded: '#b8a2b4',
    }),
    rect([left - 10, foot - height - 4, width + 20, 12], '#fff6ea'),
  ]);
}

/** A stepped pyramid by the middle of its foot. */
function pyramid([x, foot, width, height]: Box): Svg {
  const steps = 6;
  const rise = height / steps;
  const terraces = Array.from({ length: steps }, (_, step) => {
    const half = (width / 2) * (1 - step / (steps + 1));
    const top = foot - rise * (step + 1);
    return [
      rect([x - half, top, 2 * half, rise + 1], '#b5622f'),
      rect([x - half, top, half + 4, rise + 1], '#f9cd76'),
      rect([x - half, top, 2 * half, 5], '#fff0bd'),
    ];
  });
  const top = foot - height;
  return group({}, [
    ...terraces.flat(),
    path(`M${x - 16} ${foot}L${x - 10} ${top}H${x + 10}L${x + 16} ${foot}Z`, darken('#b5622f', 0.3)),
    rect([x - 26, top - 30, 52, 30], '#f9cd76'),
    rect([x, top - 30, 26, 30], '#b5622f'),
    path(`M${x - 34} ${top - 28}L${x} ${top - 52}L${x + 34} ${top - 28}Z`, '#8f4524'),
    rect([x - 8, top - 22, 16, 22], '#4a1c12', { rx: 8 }),
    circle([x, top - 38, 4], '#ffd166'),
  ]);
}

const WAVES: readonly Circle[] = [
  [200, 850, 60],
  [1500, 880, 70],
  [640, 930, 90],
  [1120, 960, 96],
  [180, 1010, 110],
  [1480, 1020, 120],
];

/** A crest of foam by its left end and the length of its swell. */
function wave([x, y, length]: Circle): Svg {
  const swell = `q${tenth(length / 2)} ${tenth(-length * 0.36)} ${length} 0`;
  return line(`M${x} ${y}${swell}t${length} 0t${length} 0`, '#9fe6f2', {
    'stroke-width': tenth(length * 0.08),
    opacity: 0.4,
  });
}
