import { helicopterBody, rotor } from './helicopter.ts';
import { type Box, place, type Svg } from './kit/svg.ts';
import type { Effect } from './names.ts';

interface Sprite {
  readonly viewBox: Box;
  readonly layers: Svg[];
}

/**
 * The helicopter of the lift, 4:3, facing right, and its rotor, 8:1 with the hub in the middle. The hub sits 9 % of the
 * helicopter's width right of its middle and 40 % of its height above it; the rotor is 89 % as wide as the helicopter.
 */
export const SPRITES = {
  'sprite/helicopter': { viewBox: [-85, -67.5, 180, 135], layers: [helicopterBody()] },
  'sprite/rotor': { viewBox: [-80, -10, 160, 20], layers: [place([0, 0], [rotor()], { scale: 0.74 })] },
} satisfies Partial<Record<Effect, Sprite>>;
