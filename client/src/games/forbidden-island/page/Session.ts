import type { Seat } from '@landfall/shared/engine/game.ts';
import type { Action, Event } from '@landfall/shared/games/forbidden-island/actions.ts';
import { forbiddenIsland } from '@landfall/shared/games/forbidden-island/game.ts';
import type { Place } from '@landfall/shared/games/forbidden-island/layouts.ts';
import type { Table } from '@landfall/shared/games/forbidden-island/table.ts';
import { unpackEvents } from '@landfall/shared/protocol/events.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { computed, signal } from '@preact/signals';
import { type AnimationQueue, animationQueue } from '../../../board/queue.ts';
import { seatInPlay } from '../../../net/seat-in-play.ts';
import { storyOf } from '../../../net/story.ts';
import { playSound } from '../../../sound/sound.ts';
import { keepReason } from '../../../undo/cpu-reasons.ts';
import type { GameLink } from '../../registry.ts';
import { type Aim, FREE, type Offer, type Offers, offers } from '../model/aim.ts';
import { type By, choose } from '../model/choose.ts';
import { type Chronicle, chronicle, retold, type Told } from '../model/chronicle.ts';
import { type Open, stillOpen } from '../model/open.ts';
import { cardsToDiscard, type Seen, see } from '../model/seen.ts';
import { specialOf } from '../model/specials.ts';
import { Moment } from './Moment.ts';

/** What draws the board and shows cards; absent until the page has put it up. */
export interface Stagecraft {
  show(seen: Seen): void;
  /** @param tempo how many times as fast as usual */
  animate(event: Event, seen: Seen, tempo: number): Promise<void>;
}

/** A room state as it arrived. */
interface Arrival {
  state: TableState<Table>;
  at: number;
}

/** What is shown, and the seat it is seen from. */
interface Shown extends Arrival {
  seat: Seat | null;
}

/** One person's visit to a game: what is shown, what they have begun, and what they can do. */
export class Session {
  readonly link: GameLink;
  /** What is shown, which lags behind the table while something moves; in the language of the page. */
  readonly seen = computed<Seen | null>(() => this.shown.value && this.seeAs(this.shown.value));
  readonly events = signal<readonly Told[]>([]);
  /** How often what was missed has been filled into them. */
  readonly fillings = signal(0);
  readonly aim = signal<Aim>(FREE);
  readonly open = signal<Open | null>(null);
  /** When the next automatic step is due, as `Date.now()`; null when none is. */
  readonly due = signal<number | null>(null);
  readonly moving = signal(false);
  readonly moment: Moment;
  /** The way of the pawn that moved last. */
  readonly trace = signal<{ from: Place; to: Place } | null>(null);
  readonly offers = computed<Offers>(() => {
    const seen = this.seen.value;
    return seen ? offers(seen.table, seen.legal, this.aim.value) : new Map();
  });

  private stagecraft: Stagecraft | null = null;
  private book: Chronicle | null = null;
  /** The number of the position that came last. */
  private latest: number;
  private readonly shown = signal<Shown | null>(null);
  /** The own seat that was chosen to look through, as long as the same seats are waited for. */
  private picked: { seat: Seat; waitingFor: string } | null = null;
  private readonly queue: AnimationQueue<Arrival, Event>;
  private readonly stopListening: () => void;
  /** Motion stands still on a hidden page, and would keep the news from its title. */
  private readonly skipWhenHidden = () => {
    if (document.hidden) this.queue.skip();
  };

  constructor(link: GameLink) {
    this.link = link;
    this.moment = new Moment(link, this.seen);
    this.queue = animationQueue<Arrival, Event>({
      tell: (event, arrival) => this.tell(event, arrival),
      animate: (event, arrival, tempo) => this.animate(event, arrival, tempo),
      show: (arrival) => this.show(arrival),
      unseen: () => document.hidden,
    });
    const state = link.state.peek();
    this.latest = state?.ply ?? 0;
    if (state) keepReason(state);
    if (state) this.show({ state: state as TableState<Table>, at: Date.now() });
    this.stopListening = link.onPatch(({ state: next, events, fresh }) => {
      const arrival = { state: next as TableState<Table>, at: Date.now() };
      keepReason(next);
      if (fresh && next.ply > this.latest && this.book?.round === next.round) void this.hearStory(this.book);
      this.latest = next.ply;
      this.moving.value = true;
      this.queue.push({ state: arrival, events: fresh ? [] : (events as Event[]) });
      void this.queue.idle().then(() => {
        this.moving.value = this.queue.busy();
      });
    });
    document.addEventListener('visibilitychange', this.skipWhenHidden);
  }

  /** Puts up what draws the board, and draws what is seen. */
  stage(stagecraft: Stagecraft): void {
    this.stagecraft = stagecraft;
    const seen = this.seen.peek();
    if (seen) stagecraft.show(seen);
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.skipWhenHidden);
    this.stopListening();
    this.stagecraft = null;
  }

  idle(): Promise<void> {
    return this.queue.idle();
  }

  /** So many positions have come that are not shown yet. */
  behind(): number {
    return this.queue.behind();
  }

  /** Jumps to the newest position if something still moves, and tells whether it did. */
  skip(): boolean {
    if (!this.queue.busy()) return false;
    this.queue.skip();
    return true;
  }

  /** A tile was chosen; `only` narrows what it may mean, such as to one pawn on it. */
  choose(place: Place, by: By, only: (offer: Offer) => boolean = () => true): void {
    if (this.skip()) return;
    const open = this.open.peek();
    const asked = open?.kind === 'tile' ? open.place : null;
    const choice = choose((this.offers.peek().get(place) ?? []).filter(only), { place, by, asked });
    if (choice.kind === 'take') this.take(choice.offer);
    else this.open.value = choice.kind === 'ask' ? { kind: 'tile', place, offers: choice.offers } : null;
  }

  take({ action, aim }: Offer): void {
    if (action) this.play(action);
    else this.begin(aim);
  }

  /** Begins a choice on the board. Cards that could be turned over meanwhile are asked to wait. */
  begin(aim: Aim): void {
    this.open.value = null;
    this.aim.value = aim;
    if (aim.kind === 'lift' || aim.kind === 'sandbag') this.moment.askForChoice();
  }

  /** Opens a window over the page. */
  openUp(open: Open): void {
    this.open.value = open;
    if (open.kind === 'lift' || open.kind === 'special' || this.isSpecialCard(open)) this.moment.askForChoice();
  }

  /** Steps back from whatever was begun; tells whether there was anything. */
  cancel(): boolean {
    const begun = this.open.peek() !== null || this.aim.peek().kind !== 'free';
    this.open.value = null;
    this.aim.value = FREE;
    this.moment.giveUpChoice();
    return begun;
  }

  /** Looks through another of the own seats, until a decision of another one is due. */
  pick(seat: Seat): void {
    const shown = this.shown.peek();
    if (!shown) return;
    this.cancel();
    this.picked = { seat, waitingFor: shown.state.waitingFor.join() };
    this.show(shown);
  }

  /** @param seat the own seat that acts, by default the one that is looked through */
  play(action: Action, seat: Seat | null = this.seen.peek()?.seat ?? null): void {
    this.open.value = null;
    this.aim.value = FREE;
    this.moment.played();
    if (this.link.pending.peek()) return;
    this.picked = null;
    void this.send(action, seat);
  }

  /** Plays the step that is due if it is one's own; otherwise says that it need not wait. */
  hurry(): void {
    const seen = this.seen.peek();
    if (!seen?.next || this.skip()) return; // what has not been seen yet is seen first
    if (seen.own.includes(seen.next.seat)) this.play(seen.next.action, seen.next.seat);
    else void this.moment.waive();
  }

  /** Whether this person has said that the step that is due in the shown position need not wait for them. */
  get hasWaived(): boolean {
    return this.seen.value !== null && this.moment.waived.value === this.shown.value?.state.ply;
  }

  private isSpecialCard(open: Open): boolean {
    const seen = this.seen.peek();
    if (open.kind !== 'card' || !seen || seen.seat === null) return false;
    return specialOf(seen.table.adventurers[seen.seat]!.hand[open.index]) !== null;
  }

  private async send(action: Action, seat: Seat | null): Promise<void> {
    const { status } = await this.link.act(action, seat);
    if (status === 'refused') playSound('deny');
  }

  private see({ state }: Arrival): Seen | null {
    return this.seeAs({ state, seat: this.seatIn(state) });
  }

  private seeAs({ state, seat }: Pick<Shown, 'state' | 'seat'>): Seen | null {
    return state.table ? see(state, state.table, seat) : null;
  }

  private seatIn(state: TableState<Table>): Seat | null {
    const { picked } = this;
    const stands = picked?.waitingFor === state.waitingFor.join();
    const looked = { picked: stands ? picked!.seat : null, last: this.shown.peek()?.seat };
    return seatInPlay(state, this.link.person.peek(), looked);
  }

  private tell(event: Event, { state }: Arrival): void {
    this.keepBook(state);
    this.book?.add({ ...event, ply: state.ply });
    this.events.value = [...(this.book?.events ?? [])];
    if ('from' in event) this.trace.value = { from: event.from, to: event.to };
    else if (event.type === 'turnBegan') this.trace.value = null;
    if (document.hidden && event.type === 'turnBegan' && event.seat === this.link.seat.peek()) playSound('turn');
  }

  private async animate(event: Event, arrival: Arrival, tempo: number): Promise<void> {
    const seen = this.see(arrival);
    if (seen) await this.stagecraft?.animate(event, seen, tempo);
  }

  private show(arrival: Arrival): void {
    this.keepBook(arrival.state);
    const before = this.seen.peek();
    if (!arrival.state.table) return;
    this.shown.value = { ...arrival, seat: this.seatIn(arrival.state) };
    const seen = this.seen.peek()!;
    const isDue = seen.next !== null && seen.next.inMs > 0 && seen.heldBy === null;
    this.due.value = isDue ? arrival.at + seen.next!.inMs : null;
    this.forgetWhatIsOver(seen);
    this.openWhatIsDue(before, seen);
    this.stagecraft?.show(seen);
  }

  private keepBook({ code, round, ply }: TableState<Table>): void {
    if (this.book?.round === round) return;
    this.book = this.link.past ? retold(round, this.link.past(ply)) : chronicle(code, round);
    this.events.value = [...this.book.events];
    if (ply > (this.book.events.at(-1)?.ply ?? 0)) void this.hearStory(this.book);
  }

  /** Fills in what this page was not there for. Without an answer the log stays as far as it was seen. */
  private async hearStory(book: Chronicle): Promise<void> {
    if (this.link.past || this.link.offline) return;
    const reply = await storyOf(this.link);
    if (reply.status !== 'accepted' || !reply.story) return;
    if (this.link.state.peek()?.round !== book.round) return; // it may be the story of the next one
    book.fill(reply.story.map((packed) => unpackEvents(forbiddenIsland, packed) as Event[]));
    this.events.value = [...book.events];
    this.fillings.value++;
  }

  /** Closes menus and ends choices that the new position has no room for. */
  private forgetWhatIsOver(seen: Seen): void {
    const aim = this.aim.peek();
    if (aim.kind !== 'free' && offers(seen.table, seen.legal, aim).size === 0) this.aim.value = FREE;
    const open = this.open.peek();
    if (open && !stillOpen(open, seen)) this.open.value = null;
  }

  private openWhatIsDue(before: Seen | null, seen: Seen): void {
    const due = cardsToDiscard(seen);
    if (due > 0 && !(before && cardsToDiscard(before) === due)) this.open.value = { kind: 'discard' };
    if (seen.table.endings.length > 0 && !before?.table.endings.length) this.open.value = { kind: 'result' };
  }
}
