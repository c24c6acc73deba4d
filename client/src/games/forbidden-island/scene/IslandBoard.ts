import type { Action, Event } from '@landfall/shared/games/forbidden-island/actions.ts';
import type { Island, Table, View } from '@landfall/shared/games/forbidden-island/table.ts';
import { TILES } from '@landfall/shared/games/forbidden-island/tiles.ts';
import { ATLAS } from '../../../../art/names.ts';
import { fetchAtlas } from '../../../board/atlas.ts';
import type { Board } from '../../../board/board.ts';
import { CROSS_FADE_MS, reducedMotion } from '../../../board/motion.ts';
import { createStage, type Stage } from '../../../board/stage.ts';
import { t } from '../../../i18n/i18n.ts';
import { FREE, glows, offers } from '../model/aim.ts';
import type { Metrics } from '../model/metrics.ts';
import { IslandScene } from './IslandScene.ts';
import { DARK, type Lighting } from './Lights.ts';
import { NAME_STYLE } from './look.ts';
import { hasMotion, play } from './motions.ts';

/** The island drawn by Phaser: what the page tells it to show, and the motion in between. */
export class IslandBoard implements Board<Island> {
  private readonly scene = new IslandScene();
  private readonly stage: Stage;
  private metrics: Metrics;
  private table: Table | null = null;
  private lighting: Lighting = DARK;
  private furnished = false;
  private readonly furnishing: Promise<void>;
  private readonly over = new AbortController();
  private endMotion = () => {};

  constructor(parent: HTMLElement, metrics: Metrics) {
    this.metrics = metrics;
    this.stage = createStage(parent, this.scene);
    this.furnishing = this.furnish();
    this.furnishing.catch(() => {}); // the page was left before the pictures had arrived
  }

  /** Settles once there is something to see; rejects when the board is destroyed before that. */
  ready(): Promise<void> {
    return this.furnishing;
  }

  /** Writes the names of the tiles again, in the language of the page. */
  async relabel(): Promise<void> {
    await fontsLoaded();
    this.draw();
  }

  show({ table, seat }: View, legal: readonly Action[]): void {
    this.table = table;
    const lit = seat === null ? new Map() : offers(table, legal, FREE);
    this.light({ ...DARK, glows: new Map([...lit].map(([place, there]) => [place, glows(there)])) });
    this.draw();
  }

  /** Draws the eye to what can be chosen, after `show`. */
  call(): void {
    if (this.furnished && !reducedMotion()) this.scene.rings.pulse();
  }

  /** Lights up the board otherwise than `show` does, such as for the second choice of an action. */
  light(lighting: Lighting): void {
    this.lighting = lighting;
    if (!this.furnished || !this.table) return;
    this.scene.light(lighting);
    this.stage.gate.wake();
  }

  /** Moves everything to where it belongs in a drawing area of another size. */
  fit(metrics: Metrics): void {
    this.metrics = metrics;
    this.draw();
  }

  async animate(event: Event, tempo = 1): Promise<void> {
    if (!this.furnished || !this.table || !hasMotion(event)) return;
    this.light(DARK);
    this.scene.tweens.timeScale = tempo;
    this.stage.gate.wake();
    const cut = new Promise<void>((resolve) => {
      this.endMotion = resolve;
    });
    await Promise.race([cut, reducedMotion() ? pause(CROSS_FADE_MS) : play(this.scene, event)]);
  }

  /** Settles once the picture is complete and still. */
  async still(): Promise<void> {
    await this.furnishing;
    await this.stage.gate.asleep();
  }

  destroy(): void {
    this.over.abort();
    this.stage.destroy();
  }

  private async furnish(): Promise<void> {
    const [atlas] = await Promise.all([fetchAtlas(ATLAS, this.over.signal), this.scene.created, fontsLoaded()]);
    this.over.signal.throwIfAborted();
    this.scene.furnish(atlas);
    this.furnished = true;
    this.draw();
  }

  private draw(): void {
    if (!this.furnished || !this.table) return;
    this.scene.rest(this.table, this.metrics);
    this.scene.tweens.timeScale = 1;
    this.endMotion(); // its tweens are gone, as when the page gets another size in the middle of it
    this.scene.light(this.lighting);
    this.stage.gate.wake();
  }
}

/** Text drawn before its font has arrived would keep the wrong one; a font of many letters arrives in parts. */
const fontsLoaded = () => document.fonts.load(`16px ${NAME_STYLE.fontFamily}`, tileNames()).catch(() => []);

const tileNames = () => TILES.map((tile) => t(`forbiddenIsland.tiles.${tile}`)).join('');

/** Lets some time pass without drawing anything. */
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
