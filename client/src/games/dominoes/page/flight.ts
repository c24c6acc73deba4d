import type { Tile } from '@landfall/shared/games/dominoes/tiles.ts';
import { h, render } from 'preact';
import { reducedMotion } from '../../../board/motion.ts';
import { TilePicture } from '../hud/TileFace.tsx';

/** A place in the window where a tile lies: its middle, how broad a tile is there, and how it is turned. */
export interface Berth {
  x: number;
  y: number;
  unit: number;
  angle: number;
}

const FLIGHT_MS = 380;

/** What is on its way. */
const flying = new Set<Animation>();

/** The middle of an element, for tiles that come from it or go to it. */
export function berthAt(element: Element, { unit, angle }: { unit: number; angle: number }): Berth {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, unit, angle };
}

/** A way from one place to another, and how many times as fast as usual it is gone. */
export interface Way {
  from: Berth;
  to: Berth;
  tempo: number;
}

/** Flies a tile, face up or, without a tile, face down. */
export async function fly(tile: Tile | null, { from, to, tempo }: Way): Promise<void> {
  if (reducedMotion()) return;
  const element = document.createElement('div');
  element.className = 'domino-flight';
  Object.assign(element.style, { width: `${2 * to.unit}px`, height: `${1.06 * to.unit}px` });
  render(h(TilePicture, { tile, lies: 'along' }), element);
  document.body.append(element);
  const at = ({ x, y, unit, angle }: Berth) =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${angle}deg) scale(${unit / to.unit})`;
  const motion = element.animate([{ transform: at(from) }, { transform: at(to) }], {
    duration: FLIGHT_MS / tempo,
    easing: 'cubic-bezier(0.3, 0.7, 0.2, 1)',
    fill: 'forwards',
  });
  flying.add(motion);
  await motion.finished.catch(() => {});
  flying.delete(motion);
  render(null, element);
  element.remove();
}

/** Takes away whatever is still on its way. */
export function land(): void {
  for (const motion of flying) motion.cancel();
}
