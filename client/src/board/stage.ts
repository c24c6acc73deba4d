import Phaser from 'phaser';
import { RenderGate } from './gate.ts';

/** More than three device pixels to a CSS pixel cost memory that nobody sees. */
export const pixelRatio = (): number => Math.min(3, Math.max(1, window.devicePixelRatio || 1));

export interface Stage {
  game: Phaser.Game;
  gate: RenderGate;
  destroy(): void;
}

/**
 * A transparent canvas that fills `parent` at device resolution; scenes lay out in CSS pixels with a camera zoomed by
 * `pixelRatio()`. Pointers are read from the page, not from Phaser, so that the loop can sleep while they move.
 */
export function createStage(parent: HTMLElement, scene: Phaser.Scene): Stage {
  const size = () => {
    const ratio = pixelRatio();
    return {
      width: Math.max(1, Math.round(parent.clientWidth * ratio)),
      height: Math.max(1, Math.round(parent.clientHeight * ratio)),
      zoom: 1 / ratio,
    };
  };
  const game = new Phaser.Game({
    type: Phaser.AUTO,
    parent,
    scene,
    banner: false,
    transparent: true,
    disableContextMenu: true,
    autoFocus: false,
    audio: { noAudio: true },
    input: { keyboard: false, mouse: false, touch: false, gamepad: false, windowEvents: false },
    // Pictures bring their own smooth edges; multisampling would double the cost of a frame where no graphics card helps.
    render: { antialias: true, antialiasGL: false, powerPreference: 'low-power', mipmapFilter: 'LINEAR_MIPMAP_LINEAR' },
    fps: { smoothStep: false },
    scale: { mode: Phaser.Scale.NONE, ...size() },
  });
  const gate = new RenderGate(game);
  const observer = new ResizeObserver(() => {
    const { width, height, zoom } = size();
    // `resize` leaves the old CSS size behind at zoom 1, and `setZoom` always rewrites it: so in this order.
    game.scale.resize(width, height);
    game.scale.setZoom(zoom);
    gate.wake();
  });
  game.events.once(Phaser.Core.Events.READY, () => observer.observe(parent));
  return {
    game,
    gate,
    destroy() {
      observer.disconnect();
      gate.destroy();
      game.events.once(Phaser.Core.Events.DESTROY, () => letGo(game.renderer));
      game.destroy(true);
      if (game.isRunning) game.loop.wake(); // it is taken down by its next frame, and a sleeping loop draws none
    },
  };
}

/**
 * A browser keeps 16 contexts or so and takes the oldest one away for another, so this one is given back at once. Phaser notes
 * whatever was made into a texture in a list that it never empties, and with it the whole game.
 */
function letGo(renderer: Phaser.Game['renderer']): void {
  Phaser.GameObjects.Graphics.TargetCamera.renderList.length = 0;
  if (renderer && 'gl' in renderer) renderer.gl?.getExtension('WEBGL_lose_context')?.loseContext();
}
