import type { Event } from '@landfall/shared/games/forbidden-island/actions.ts';
import { signal } from '@preact/signals';
import { CROSS_FADE_MS, reducedMotion } from '../../../board/motion.ts';
import { FLIGHTS } from '../hud/flight.ts';
import type { Revealed } from '../hud/Reveal.tsx';
import type { Seen } from '../model/seen.ts';
import type { IslandBoard } from '../scene/IslandBoard.ts';
import { revealOf } from './reveal.ts';
import type { Stagecraft } from './Session.ts';
import { soundOf } from './sounds.ts';

const { treasure, flood } = FLIGHTS;
const UNTIL_FLOOD_MS = flood.come + flood.stop;
const TREASURE_MS = treasure.come + treasure.stop + treasure.go;
/** How long the wave of rising waters takes. */
const TIDE_MS = 1600;
/** Where nothing moves, what was shown stays this long to be read, without holding anything up. */
const LINGER_MS = 1400;

type Island = Pick<IslandBoard, 'show' | 'call' | 'animate'>;

/** Plays what happens: on the board, and in front of the page what is only shown for a moment. */
export class Performer implements Stagecraft {
  /** The card that is just being turned over. */
  readonly revealed = signal<Revealed | null>(null);
  /** The water level that has just been reached. */
  readonly tide = signal<number | null>(null);
  /** How many times as fast as usual both come and go. */
  tempo = 1;
  private readonly island: Island;
  /** Counts what was begun, so that something cut short does not go on. */
  private act = 0;
  private lingering: ReturnType<typeof setTimeout> | undefined;

  constructor(island: Island) {
    this.island = island;
  }

  show({ table, seat, legal, called }: Seen): void {
    this.begin();
    if (reducedMotion()) this.lingering = setTimeout(() => this.clear(), LINGER_MS);
    else this.clear();
    this.island.show({ table, seat, hand: null }, legal);
    if (called) this.island.call();
  }

  /** Plays one event: its card first, then what the card does to the island. */
  async animate(event: Event, seen: Seen, tempo: number): Promise<void> {
    const act = this.begin();
    const card = revealOf(event, seen);
    this.tempo = tempo;
    this.revealed.value = card;
    this.tide.value = event.type === 'watersRose' ? event.level : null;
    if (!reducedMotion() && card?.deck === 'flood') await pause(UNTIL_FLOOD_MS / tempo);
    if (act !== this.act) return;
    soundOf(event, seen);
    await Promise.all([this.island.animate(event, tempo), pause(this.msFor(card) / tempo)]);
  }

  private msFor(card: Revealed | null): number {
    if (this.tide.peek() === null && !card) return 0;
    if (reducedMotion()) return CROSS_FADE_MS;
    if (this.tide.peek() !== null) return TIDE_MS;
    return card?.deck === 'treasure' ? TREASURE_MS : 0;
  }

  private begin(): number {
    clearTimeout(this.lingering);
    return ++this.act;
  }

  private clear(): void {
    this.revealed.value = null;
    this.tide.value = null;
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
