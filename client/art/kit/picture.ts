import type { Scene } from './scene.ts';
import type { Svg } from './svg.ts';

/** A tile's picture: its layers from back to front, in a square of 320. Landmarks stand at about y = 260. */
export type Picture = (scene: Scene) => Svg[];
