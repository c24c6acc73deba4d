import type { Random } from '@landfall/shared/engine/game.ts';
import type { House } from './house.ts';
import { chance } from './luck.ts';
import { pause } from './time.ts';

/** In a hundred: asked to end instead of killed, killed while it starts. */
const ASKED = 20;
const WHILE_STARTING = 15;
const MOMENT_MS = 40;
const MOST_PATIENT_MS = 2000;
const MOST_DOWN_MS = 300;
const MOST_STARTING_MS = 1200;

/** Kills the server at random moments and starts it again. */
export class Torment {
  /** Fails when the server does not start any more. */
  readonly goesOn: Promise<never>;
  private readonly house: House;
  private readonly luck: Random;
  private readonly most: number;
  private left: number;
  private round: Promise<void> | null = null;
  private fail: (error: unknown) => void = () => {};

  /** @param mean so many actions are done between two kills on average */
  constructor(house: House, luck: Random, mean: number) {
    this.house = house;
    this.luck = luck;
    this.most = 2 * mean;
    this.left = luck.below(this.most);
    this.goesOn = new Promise((_resolve, reject) => {
      this.fail = reject;
    });
  }

  progress(): void {
    if (this.round !== null || --this.left > 0) return;
    this.round = this.once().then(
      () => {
        this.left = this.luck.below(this.most);
        this.round = null;
      },
      (error) => this.fail(error),
    );
  }

  /** Resolves when the server runs and will not be killed any more. */
  async end(): Promise<void> {
    this.left = Number.POSITIVE_INFINITY;
    await this.round;
    this.left = Number.POSITIVE_INFINITY;
  }

  private async once(): Promise<void> {
    const { house, luck } = this;
    await pause(luck.below(MOMENT_MS));
    if (chance(luck, ASKED)) await house.stop(luck.below(MOST_PATIENT_MS));
    else await house.kill();
    await pause(luck.below(MOST_DOWN_MS));
    if (chance(luck, WHILE_STARTING)) {
      const starting = house.start();
      await pause(luck.below(MOST_STARTING_MS));
      await house.kill();
      await starting;
    }
    await house.start();
  }
}
