import { ellipse, group, line, path, rect, type Svg } from './kit/svg.ts';

/** The helicopter without its rotor, about (0, 0): from x = -80 to 76 and y = -46 to 38. */
export function helicopterBody(): Svg {
  return group({}, [
    path('M-66 -30l12 2l6 28l-14 2Z', '#a52c24'),
    path('M-68 -12L-16 -16Q-6 -38 24 -38Q66 -38 76 2Q74 20 42 22H0Q-18 22 -22 2L-66 0Z', '#e8503a'),
    path('M-68 -12L-16 -16Q-10 -29 4 -34Q32 -33 36 -6Q14 6 -22 2L-66 0Z', '#ff8f6c'),
    path('M32 -35Q66 -33 75 -2H42Q32 -4 32 -35Z', '#e2f6ff'),
    path('M43 -32Q60 -28 68 -8L49 -6Q43 -10 43 -32Z', '#86cdf2'),
    path('M-4 -28Q2 -31 18 -31V-8H-12Q-10 -20 -4 -28Z', '#e2f6ff'),
    path('M-22 2Q16 10 72 8Q66 20 42 22H0Q-16 20 -22 2Z', '#b8362a'),
    ellipse([-64, -10, 15, 15], 'none', { stroke: '#fff2e2', 'stroke-width': 3.4, 'stroke-dasharray': '11 5' }),
    rect([17, -52, 9, 16], '#4a2430'),
    line('M-16 38H60M0 22L-6 38M40 22L46 38', '#35202c', { 'stroke-width': 5 }),
  ]);
}

/** The turning rotor about (0, 0), 216 wide: the blade and the disc it sweeps. */
export function rotor(): Svg {
  return group({}, [
    ellipse([0, 0, 106, 7], '#ffffff', { opacity: 0.6 }),
    rect([-96, -2, 192, 4], '#35202c', { rx: 2 }),
    ellipse([0, 0, 8, 5], '#35202c'),
  ]);
}
