import type { Seat } from '@landfall/shared/engine/game.ts';
import type { Action, Event } from '@landfall/shared/games/gomoku/actions.ts';
import type { Point } from '@landfall/shared/games/gomoku/board.ts';
import type { Table } from '@landfall/shared/games/gomoku/table.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { computed, signal } from '@preact/signals';
import { CROSS_FADE_MS, reducedMotion } from '../../../board/motion.ts';
import { type AnimationQueue, animationQueue } from '../../../board/queue.ts';
import { seatInPlay } from '../../../net/seat-in-play.ts';
import { announce } from '../../../ui/announce.tsx';
import { toast } from '../../../ui/toast.tsx';
import type { GameLink } from '../../registry.ts';
import type { Open } from '../model/open.ts';
import { keepStoneReason } from '../model/reasons.ts';
import { isOver, type Seen, see } from '../model/seen.ts';
import { sentence } from '../model/sentences.ts';
import { whyNotPlace } from '../model/whyNot.ts';
import { deny, soundOf } from './sounds.ts';

/** How a point was chosen: a finger is too broad to place a stone at once. */
export type By = 'mouse' | 'touch' | 'keyboard';

/** How long each stone is looked at before the next thing happens, in milliseconds. */
const STONE_MS = 260;
const ROW_MS = 900;

interface Shown {
  state: TableState<Table>;
  seat: Seat | null;
}

/** One person's visit to a game: what is shown, what they have begun, and what they can do. */
export class Session {
  readonly link: GameLink;
  /** What is shown, which lags behind the table while stones are set down; in the language of the page. */
  readonly seen = computed<Seen | null>(() => this.shown.value && this.seeAs(this.shown.value));
  readonly open = signal<Open | null>(null);
  /** The point that was touched once, and waits for the second touch. */
  readonly aimed = signal<Point | null>(null);
  /** The point where the mouse is. */
  readonly hovered = signal<Point | null>(null);
  /** The point of the frame that keys move; null until a key is pressed. */
  readonly cursor = signal<Point | null>(null);
  /** The point of the stone that is just being set down. */
  readonly landing = signal<Point | null>(null);
  /** The point of a stone on its way to the server. */
  readonly sending = computed<Point | null>(() => {
    const action = this.link.pending.value?.action as Action | undefined;
    return action?.type === 'place' ? action.point : null;
  });

  /** What is shown, and the seat it is seen from. */
  private readonly shown = signal<Shown | null>(null);
  private readonly queue: AnimationQueue<TableState<Table>, Event>;
  private readonly stopListening: () => void;

  constructor(link: GameLink) {
    this.link = link;
    this.queue = animationQueue<TableState<Table>, Event>({
      tell: (event, state) => this.tell(event, state),
      animate: (event, state, tempo) => this.animate(event, state, tempo),
      show: (state) => this.show(state),
      unseen: () => document.hidden,
    });
    const state = link.state.peek() as TableState<Table> | null;
    if (state) {
      keepStoneReason(state);
      this.show(state);
    }
    this.stopListening = link.onPatch(({ state: next, events, fresh }) => {
      const state = next as TableState<Table>;
      keepStoneReason(state);
      this.queue.push({ state, events: fresh ? [] : (events as Event[]) });
    });
  }

  close(): void {
    this.stopListening();
  }

  idle(): Promise<void> {
    return this.queue.idle();
  }

  /** Jumps to the newest position if there is one that is not shown yet, and tells whether there was. */
  skip(): boolean {
    if (this.queue.behind() === 0) return false;
    this.queue.skip();
    return true;
  }

  /** A point was chosen: a stone is placed, aimed at, or the reason is told why not. */
  choose(point: Point, by: By): void {
    if (this.skip()) return;
    const seen = this.seen.peek();
    if (!seen || this.link.pending.peek()) return;
    const reason = whyNotPlace(seen, point);
    const isConfirmed = by !== 'touch' || this.aimed.peek() === point;
    this.aimed.value = reason || isConfirmed ? null : point;
    if (reason) this.refuse(reason);
    else if (isConfirmed) this.play({ type: 'place', point });
  }

  openUp(open: Open): void {
    this.open.value = open;
  }

  /** Steps back from whatever was begun; tells whether there was anything. */
  cancel(): boolean {
    const begun = this.open.peek() !== null || this.aimed.peek() !== null;
    this.open.value = null;
    this.aimed.value = null;
    return begun;
  }

  play(action: Action): void {
    this.cancel();
    if (!this.link.pending.peek()) void this.link.act(action, this.seen.peek()?.seat);
  }

  /** Something that means the game rather than the position: it is said again if the other one moves meanwhile. */
  declare(type: 'resign' | 'offerDraw'): void {
    this.cancel();
    const isStillMeant = () => {
      const state = this.link.state.peek() as TableState<Table> | null;
      return (state && this.see(state)?.legal.some((action) => action.type === type)) ?? false;
    };
    if (!this.link.pending.peek()) void this.link.act({ type }, this.seen.peek()?.seat, isStillMeant);
  }

  private refuse(reason: string): void {
    deny();
    toast(reason);
  }

  private see(state: TableState<Table>): Seen | null {
    return this.seeAs({ state, seat: this.seatIn(state) });
  }

  private seeAs({ state, seat }: Shown): Seen | null {
    return state.table ? see(state, state.table, seat) : null;
  }

  private seatIn(state: TableState<Table>): Seat | null {
    return seatInPlay(state, this.link.person.peek(), { last: this.shown.peek()?.seat });
  }

  private tell(event: Event, state: TableState<Table>): void {
    const seen = this.see(state);
    if (!seen) return;
    announce(sentence(event, seen));
    if (event.type === 'offeredDraw' || event.type === 'declinedDraw' || event.type === 'chose')
      if (event.seat !== seen.seat) toast(sentence(event, seen));
  }

  /** The new position is shown at once, with its last stone still in motion; what follows waits for it. */
  private async animate(event: Event, state: TableState<Table>, tempo: number): Promise<void> {
    const seen = this.see(state);
    if (!seen) return;
    soundOf(event, seen);
    if (event.type !== 'placed' && event.type !== 'ended') return;
    this.show(state);
    this.landing.value = event.type === 'placed' ? event.point : null;
    const ms = event.type === 'ended' && event.ending === 'five' ? ROW_MS : STONE_MS;
    await new Promise((resolve) => setTimeout(resolve, (reducedMotion() ? CROSS_FADE_MS : ms) / tempo));
  }

  private show(state: TableState<Table>): void {
    const before = this.seen.peek();
    if (!state.table) return;
    this.shown.value = { state, seat: this.seatIn(state) };
    const seen = this.seen.peek()!;
    this.landing.value = null;
    const aimed = this.aimed.peek();
    if (aimed !== null && !seen.playable.has(aimed)) this.aimed.value = null;
    const open = this.open.peek();
    if ((open === 'resign' || open === 'offerDraw') && !seen.legal.some(({ type }) => type === open))
      this.open.value = null;
    if (isOver(seen) && !(before && isOver(before))) void this.openResult();
    // Who is asked to take something back answers beside the window, and then the game goes on.
    if (open === 'result' && (!isOver(seen) || state.proposal)) this.open.value = null;
  }

  /** The result covers the board, so the winning row is looked at first. */
  private async openResult(): Promise<void> {
    await this.queue.idle();
    if (this.open.peek() === null) this.open.value = 'result';
  }
}
