import type { Place } from '@landfall/shared/games/forbidden-island/layouts.ts';
import type { Level } from '@landfall/shared/games/forbidden-island/tiles.ts';
import type Phaser from 'phaser';
import { ATLAS, type Frame } from '../../../../art/names.ts';
import type { Glow } from '../model/aim.ts';
import { type Metrics, type Spot, TILE_HEIGHT } from '../model/metrics.ts';
import { NAMED_TILE } from '../model/pawns.ts';
import { badgeSize, COLOURS, FLOODED_DROP } from './look.ts';
import { placeBadge } from './TilePiece.ts';

/** What is lit on the board besides the pieces. */
export interface Lighting {
  glows: ReadonlyMap<Place, readonly Glow[]>;
  /** The tile that was chosen and waits for a confirmation or a second choice. */
  selected: Place | null;
  /** The tile under the mouse. */
  hovered: Place | null;
  /** Tiles that step back while another one is being chosen. */
  dimmed: ReadonlySet<Place>;
  /** The way of the last pawn that moved. */
  trace: { from: Place; to: Place } | null;
}

export const DARK: Lighting = { glows: new Map(), selected: null, hovered: null, dimmed: new Set(), trace: null };

/** What the lights lie on. */
interface Ground {
  metrics: Metrics;
  /** By place, as `marks` is. */
  levels: readonly Level[];
  /** The badges, which a ring must not hide. */
  marks: readonly (Frame | null)[];
}

const FRAMES: Readonly<Record<Glow, 'mark/reachable' | 'mark/target' | 'mark/selected'>> = {
  near: 'mark/reachable',
  far: 'mark/target',
  raise: 'mark/selected',
};
/** Which ring a tile has that can be chosen for several things. */
const RANK: readonly Glow[] = ['near', 'far', 'raise'];
const RAISE_TEXTURE = 'raise';
/** The disc of a badge beside the box that badges are drawn in. */
const RAISE_PART = 0.86;
const PULSES = 3;

/** The rings around tiles that can be chosen, the chosen and the pointed-at tile, and the trace of the last move. */
export class Lights {
  private readonly scene: Phaser.Scene;
  private readonly glow: Phaser.GameObjects.Container;
  private readonly steady: Phaser.GameObjects.Container;
  private readonly trace: Phaser.GameObjects.Graphics;

  constructor(scene: Phaser.Scene, layer: Phaser.GameObjects.Container) {
    this.scene = scene;
    this.trace = scene.add.graphics();
    this.glow = scene.add.container();
    this.steady = scene.add.container();
    layer.add([this.trace, this.glow, this.steady]);
    drawRaiseBadge(scene);
  }

  show(lighting: Lighting, { metrics, levels, marks }: Ground): void {
    this.glow.removeAll(true);
    this.steady.removeAll(true);
    const centre = (place: Place): Spot => {
      const { x, y } = metrics.spots[place]!;
      return { x, y: y + (levels[place] === 'flooded' ? FLOODED_DROP * metrics.face : 0) };
    };
    for (const [place, kinds] of lighting.glows) this.ring(kinds, centre(place), metrics);
    if (lighting.hovered !== null) this.plain(centre(lighting.hovered), metrics, 0.45);
    if (lighting.selected !== null) this.plain(centre(lighting.selected), metrics, 1);
    for (const place of lit(lighting)) if (levels[place] !== 'sunk') this.mark(marks[place], centre(place), metrics);
    this.draw(lighting.trace, metrics);
    if (!this.scene.tweens.isTweening(this.glow)) this.glow.setAlpha(1);
  }

  /** Draws the eye to what can be chosen, a few times, and then keeps still so that the page can rest. */
  pulse(): void {
    this.scene.tweens.killTweensOf(this.glow);
    this.glow.setAlpha(1);
    if (this.glow.length === 0) return;
    this.scene.tweens.add({
      targets: this.glow,
      alpha: 0.4,
      duration: 480,
      ease: 'Sine.easeInOut',
      yoyo: true,
      repeat: PULSES - 1,
    });
  }

  /** One ring a tile, so that its name stays readable; that it can be raised as well is told by the badge. */
  private ring(kinds: readonly Glow[], spot: Spot, metrics: Metrics): void {
    const [kind] = [...kinds].sort((a, b) => RANK.indexOf(a) - RANK.indexOf(b));
    if (!kind) return;
    const { face, tile } = metrics;
    const image = this.scene.add
      .image(spot.x, spot.y, ATLAS.key, boldly(FRAMES[kind], metrics))
      .setDisplaySize(face, face * TILE_HEIGHT);
    if (kind === 'raise') image.setTint(COLOURS.foam);
    this.glow.add(image);
    if (!kinds.includes('raise')) return;
    const badge = this.scene.add.image(spot.x + face * 0.36, spot.y - face * 0.4, RAISE_TEXTURE);
    const size = badgeSize(tile) * RAISE_PART;
    this.glow.add(badge.setDisplaySize(size, size));
  }

  private mark(mark: Frame | null | undefined, spot: Spot, metrics: Metrics): void {
    if (mark) this.steady.add(placeBadge(this.scene.add.image(0, 0, ATLAS.key, mark), spot, metrics));
  }

  private plain(spot: Spot, metrics: Metrics, alpha: number): void {
    const { face } = metrics;
    const image = this.scene.add.image(spot.x, spot.y, ATLAS.key, boldly('mark/selected', metrics)).setAlpha(alpha);
    this.steady.add(image.setDisplaySize(face, face * TILE_HEIGHT));
  }

  /** Dots from where the last pawn came to where it went. */
  private draw(way: Lighting['trace'], { spots, tile }: Metrics): void {
    this.trace.clear();
    if (!way) return;
    const from = spots[way.from]!;
    const to = spots[way.to]!;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const dots = Math.max(2, Math.round(length / (tile * 0.16)));
    this.trace.fillStyle(COLOURS.white, 0.75);
    for (let n = 1; n < dots; n++) {
      const part = n / dots;
      this.trace.fillCircle(
        from.x + (to.x - from.x) * part,
        from.y + (to.y - from.y) * part,
        Math.max(1.5, tile * 0.024),
      );
    }
  }
}

const lit = ({ glows, hovered, selected }: Lighting): Set<Place> =>
  new Set([...glows.keys(), ...[hovered, selected].filter((place) => place !== null)]);

/** On small tiles a thin ring could not be told from their edge. */
const boldly = (frame: (typeof FRAMES)[Glow], { tile }: Metrics): Frame => (tile < NAMED_TILE ? `${frame}Bold` : frame);

/** A white disc with an arrow upwards, which tells a tile to be raised from one to go to without relying on colour. */
function drawRaiseBadge(scene: Phaser.Scene): void {
  if (scene.textures.exists(RAISE_TEXTURE)) return;
  const pen = scene.make.graphics({}, false);
  pen.fillStyle(0x06304a, 1).fillCircle(32, 32, 31).fillStyle(COLOURS.foam, 1).fillCircle(32, 32, 27);
  pen.fillStyle(0x06304a, 1).fillTriangle(32, 11, 50, 32, 14, 32).fillRect(25, 30, 14, 20);
  pen.generateTexture(RAISE_TEXTURE, 64, 64);
  pen.destroy();
}
