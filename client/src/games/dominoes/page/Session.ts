import type { Action, Event } from '@landfall/shared/games/dominoes/actions.ts';
import type { End } from '@landfall/shared/games/dominoes/line.ts';
import type { Hand, Table } from '@landfall/shared/games/dominoes/table.ts';
import type { Tile } from '@landfall/shared/games/dominoes/tiles.ts';
import { type Refusal, whyNot } from '@landfall/shared/games/dominoes/whyNot.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { computed, signal } from '@preact/signals';
import { type AnimationQueue, animationQueue } from '../../../board/queue.ts';
import type { GameLink } from '../../registry.ts';
import {
  type Aim,
  type By,
  chooseEnd,
  chooseTile,
  layOf,
  NOTHING,
  pick,
  stepEnd,
  stepTile,
  stillAim,
} from '../model/aim.ts';
import { keepTileReason } from '../model/reasons.ts';
import { type Seen, see, stageOf } from '../model/seen.ts';

/** The window that is open over the page; at most one is. */
export type Open = 'round' | 'scores' | 'log' | 'sound' | 'rules';

/** What shows motion; absent until the page has put it up. */
export interface Stagecraft {
  /** @param tempo how many times as fast as usual */
  animate(event: Event, after: Seen, tempo: number): Promise<void>;
  /** A position is drawn: nothing is on its way any more. */
  settle(): void;
  /** What somebody wanted to do cannot be done. */
  refuse(reason: Refusal): void;
}

type State = TableState<Table, Hand>;

/** One person's visit to a game: what is shown, what they have picked, and what they can do. */
export class Session {
  readonly link: GameLink;
  /** What is shown, which lags behind the table while something moves; in the language of the page. */
  readonly seen = computed<Seen | null>(() => this.shown.value && this.see(this.shown.value));
  readonly aim = signal<Aim>(NOTHING);
  readonly open = signal<Open | null>(null);

  /** The state that is shown. */
  private readonly shown = signal<State | null>(null);
  private stagecraft: Stagecraft | null = null;
  private readonly queue: AnimationQueue<State, Event>;
  private readonly stopListening: () => void;
  /** Motion stands still on a hidden page, and would keep the news from its title. */
  private readonly skipWhenHidden = () => {
    if (document.hidden) this.queue.skip();
  };

  constructor(link: GameLink) {
    this.link = link;
    this.queue = animationQueue<State, Event>({
      tell() {},
      animate: (event, state, tempo) => this.animate(event, state, tempo),
      show: (state) => this.show(state),
      unseen: () => document.hidden,
    });
    const state = link.state.peek() as State | null;
    if (state) {
      keepTileReason(state);
      this.show(state);
    }
    this.stopListening = link.onPatch(({ state: next, events, fresh }) => {
      const state = next as State;
      keepTileReason(state);
      this.queue.push({ state, events: fresh ? [] : (events as Event[]) });
    });
    document.addEventListener('visibilitychange', this.skipWhenHidden);
  }

  stage(stagecraft: Stagecraft): void {
    this.stagecraft = stagecraft;
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.skipWhenHidden);
    this.stopListening();
    this.stagecraft = null;
  }

  idle(): Promise<void> {
    return this.queue.idle();
  }

  /** Jumps to the newest position if something still moves, and tells whether it did. */
  skip(): boolean {
    if (!this.queue.busy()) return false;
    this.queue.skip();
    return true;
  }

  /** A tile of the hand was clicked or tapped. While something moves it is only picked: nobody has seen where it would go. */
  chooseTile(tile: Tile, by: By): void {
    if (this.skip()) {
      this.aim.value = { tile, end: null };
      return;
    }
    const seen = this.seen.peek();
    if (!seen) return;
    const choice = chooseTile(seen.legal, this.aim.peek(), { tile, by });
    if (!('type' in choice) && choice.tile && choice.end === null) this.refuse({ type: 'lay', tile });
    this.take(choice);
  }

  /** An end of the line was clicked or tapped. */
  chooseEnd(end: End): void {
    if (this.skip()) return;
    const seen = this.seen.peek();
    if (seen) this.take(chooseEnd(seen.legal, this.aim.peek(), end));
  }

  /** A tile is dragged, and would go to this end; what still moves makes way for it. */
  aimAt(tile: Tile, end: End | null): void {
    const { tile: tileBefore, end: endBefore } = this.aim.peek();
    if (tile !== tileBefore) this.skip();
    if (tile !== tileBefore || end !== endBefore) this.aim.value = { tile, end };
  }

  stepTile(step: 1 | -1): void {
    const tile = stepTile(this.seen.peek()?.hand ?? [], this.aim.peek(), step);
    const seen = this.seen.peek();
    if (seen && tile) this.aim.value = pick(seen.legal, tile, this.aim.peek());
  }

  stepEnd(step: 1 | -1): void {
    const seen = this.seen.peek();
    if (seen) this.aim.value = stepEnd(seen.legal, this.aim.peek(), step);
  }

  /** Lays what is picked; tells whether it was laid. */
  async lay(end: End | null = this.aim.peek().end): Promise<boolean> {
    if (this.skip()) return false;
    const { tile } = this.aim.peek();
    const action = layOf({ tile, end });
    if (action) return this.play(action);
    if (tile) this.refuse({ type: 'lay', tile });
    return false;
  }

  /** Draws, passes or gets ready: whatever is to be done without a tile. Tells whether there is nothing else to do. */
  goOn(): boolean {
    if (this.skip()) return true;
    const action = this.seen.peek()?.legal.find(({ type }) => type !== 'lay');
    if (action) void this.play(action);
    return action !== undefined;
  }

  draw(): void {
    void this.play({ type: 'draw' });
  }

  drop(): void {
    this.aim.value = NOTHING;
  }

  openUp(open: Open | null): void {
    this.open.value = open;
  }

  /** Does something, and tells whether it was done; while something moves it is not, since that was not seen yet. */
  async play(action: Action): Promise<boolean> {
    if (this.skip()) return false;
    if (this.refuse(action) || this.link.pending.peek()) return false;
    const { status } = await this.link.act(action);
    return status === 'accepted' || status === 'repeated';
  }

  /** Says why something cannot be done; tells whether that is so. */
  private refuse(wanted: { type: string; tile?: Tile }): boolean {
    const seen = this.seen.peek();
    if (!seen) return true;
    const { seat, table, hand } = seen;
    const reason = whyNot({ seat, table, hand: { tiles: [...hand] } }, wanted);
    if (reason) this.stagecraft?.refuse(reason);
    return reason !== null;
  }

  private take(choice: Action | Aim): void {
    if ('type' in choice) void this.play(choice);
    else this.aim.value = choice;
  }

  private see(state: State): Seen | null {
    return state.table ? see(state, state.table, this.link.person.peek()) : null;
  }

  private async animate(event: Event, state: State, tempo: number): Promise<void> {
    const after = this.see(state);
    if (after) await this.stagecraft?.animate(event, after, tempo);
  }

  private show(state: State): void {
    const before = this.seen.peek();
    if (!state.table) return;
    this.shown.value = state;
    const seen = this.seen.peek()!;
    this.aim.value = stillAim(seen.hand, seen.legal, this.aim.peek());
    this.openWhatIsDue(before, seen);
    this.stagecraft?.settle();
  }

  /** The end of a round opens its window, in a replay only the last one does, and the next deal closes it. */
  private openWhatIsDue(before: Seen | null, seen: Seen): void {
    const isEnd = stageOf(seen.table) === 'over';
    const isOver = isEnd || stageOf(seen.table) === 'roundOver';
    const wasOver = before !== null && stageOf(before.table) !== 'playing';
    if (isOver && !wasOver && (isEnd || !this.link.past)) this.open.value = 'round';
    if (!isOver && this.open.peek() === 'round') this.open.value = null;
  }
}
