import type { Role } from '@landfall/shared/games/forbidden-island/roles.ts';
import { GAME_ICONS } from './icons/game-icons.ts';
import { OWN_ICONS } from './icons/own-icons.ts';
import type { Colour } from './kit/colour.ts';
import type { Shape } from './shapes.ts';

interface RoleLook {
  readonly colour: Colour;
  readonly shape: Shape;
  readonly symbol: string;
  /** How much its lines are thickened, in units of the symbol's 512, so that they last at 24 pixels. */
  readonly weight?: number;
}

/** Told apart three times over: the colours stay distinct for colour-blind eyes, and shape and symbol differ too. */
export const ROLE_LOOKS: Readonly<Record<Role, RoleLook>> = {
  diver: { colour: '#23272f', shape: 'square', symbol: GAME_ICONS['scuba-mask'].path, weight: 9 },
  engineer: { colour: '#d8352a', shape: 'octagon', symbol: GAME_ICONS.cog.path },
  explorer: { colour: '#54c07a', shape: 'hexagon', symbol: OWN_ICONS.compassRose },
  messenger: { colour: '#e9eef2', shape: 'shield', symbol: OWN_ICONS.envelope },
  navigator: { colour: '#f5c02f', shape: 'diamond', symbol: GAME_ICONS['ship-wheel'].path, weight: 12 },
  pilot: { colour: '#2563c9', shape: 'circle', symbol: OWN_ICONS.aeroplane },
};
