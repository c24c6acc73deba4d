import { palm } from './kit/plants.ts';
import { createScene } from './kit/scene.ts';
import { disc, glow } from './kit/sky.ts';
import { circle, group, line, path, rect, type Svg } from './kit/svg.ts';

interface AppIcon {
  /** Whether the background reaches the corners, for systems that cut the icon to their own shape. */
  readonly square?: boolean;
  /** A light that says it is your turn. */
  readonly turn?: boolean;
}

/** The sign of the product in a square of 128: an island before a low sun, and the water at its feet. */
export function appIcon({ square = false, turn = false }: AppIcon = {}): Svg[] {
  const scene = createScene('app');
  const frame = rect([0, 0, 128, 128], '#000000', { rx: square ? 0 : 28 });
  const picture = group({ 'clip-path': scene.clip(frame) }, [
    rect([0, 0, 128, 128], scene.down('#1b6f96', '#2aa3bd', '#ffc76e')),
    glow(scene, [64, 62, 60], { colour: '#fff3b8', strength: 0.9 }),
    disc(scene, [64, 60, 31], '#fffbe2', '#ffc24a'),
    path('M10 92Q34 66 62 70Q96 72 118 92V104H10Z', '#2f8f57'),
    path('M10 92Q34 66 62 70Q40 78 34 104H10Z', '#67bd6a'),
    palm([70, 80], { height: 56, lean: 10, trunk: '#6b3d22', leaf: '#1f7a48' }),
    path('M0 90q11 -10 21.300 0t21.300 0t21.300 0t21.300 0t21.300 0t21.300 0V128H0Z', scene.down('#1f8fc6', '#0b4e72')),
    line('M0 90q11 -10 21.300 0t21.300 0t21.300 0t21.300 0t21.300 0t21.300 0', '#ffffff', { 'stroke-width': 6 }),
    line('M14 110q9 -8 18 0t18 0M72 112q9 -8 18 0t18 0', '#8fe0f4', { 'stroke-width': 5, opacity: 0.8 }),
  ]);
  const lamp = circle([100, 28, 22], '#ff5a45', { stroke: '#ffffff', 'stroke-width': 7 });
  return [scene.definitions(), picture, ...(turn ? [lamp] : [])];
}
