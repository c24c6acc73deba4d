import type { Seat } from '@landfall/shared/engine/game.ts';
import { findGame } from '@landfall/shared/games/registry.ts';
import { unpackEvents } from '@landfall/shared/protocol/events.ts';
import type { ErrorReply, JoinTable } from '@landfall/shared/protocol/http.ts';
import type { Refusal } from '@landfall/shared/protocol/refusals.ts';
import { CLOSE, PROTOCOL, type Reply, type Requests } from '@landfall/shared/protocol/room.ts';
import { seatsOf } from '@landfall/shared/protocol/seats.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { computed, signal } from '@preact/signals';
import { t } from '../i18n/i18n.ts';
import { refusalText } from '../i18n/refusal-text.ts';
import { toast } from '../ui/toast.tsx';
import { backoffFromCrowd, backoffToTable } from './backoff.ts';
import { type Heartbeat, heartbeat } from './heartbeat.ts';
import { forgetSecret, keepSecret, secretOf } from './identity.ts';
import { seatInPlay } from './seat-in-play.ts';
import { forgetUnanswered, keepUnanswered, keptUnanswered, type Unanswered } from './unanswered.ts';
import { onWake } from './wake.ts';
import { type Room, type Wire, wire } from './wire.ts';

export type Status =
  | 'stranger' //     this browser is nobody at the table yet: `enter` makes it somebody
  | 'joining' //      on the way in, nothing to show yet
  | 'online'
  | 'reconnecting' // `state` is what was known last; we keep trying
  | 'replaced' //     the same person opened the table elsewhere; `resume` takes it back
  | 'moved' //        the same person goes on on another device, and this one's secret is worth nothing now
  | 'unwatched' //    the host wants nobody without a seat, so this browser is nobody at the table any more
  | 'kicked' //       until the host lets this person back in, which is asked for now and then
  | 'left'
  | 'gone' //         there is no such table (any more)
  | 'outdated'; //    the page must be loaded again

/** The answer to a request. `unsent`: nobody knows whether it arrived, or it was never sent. */
export type Outcome = Reply | { status: 'unsent' };

/** An action on its way. */
export interface Pending {
  id: string;
  ply: number;
  action: unknown;
  /** The own seat that acts, for somebody who has several. */
  seat?: Seat;
}

/** One change of the room state, in order; none is ever left out or joined with another. */
export interface Patch {
  state: TableState;
  /** What the action behind this change caused, in order; empty when no action is behind it. */
  events: unknown[];
  /** The state was not reached from the one before by one action (just joined, a new round): show it as it is. */
  fresh: boolean;
}

type PatchListener = (patch: Patch) => void;

/** An open socket, and a promise that ends when it is of no use any more. */
interface Line {
  room: Room;
  pulse: Heartbeat;
  known: boolean; // its state has arrived
  lost: Promise<void>;
  cut(): void;
}

const OPEN_TIMEOUT_MS = 10_000;
const REPLY_TIMEOUT_MS = 7_000;
const UNSENT_AFTER_MS = 5_000;
/** How often something is done at most that is meant in whatever position. */
const MOST_TRIES = 5;
const NEW_ATTEMPT_AFTER_MS = 1_000;
/** How often somebody who was sent away asks whether they are let back in. */
const KNOCK_MS = 6_000;
/** Longer than the server keeps a reservation. */
const STRAY_MS = 20_000;
/** What pages ask by themselves, and what changes nothing. */
const BY_ITSELF: readonly string[] = ['story', 'hint'] satisfies (keyof Requests)[];
const FINAL: readonly Status[] = ['stranger', 'replaced', 'moved', 'unwatched', 'kicked', 'left', 'gone', 'outdated'];
const CLOSED: Readonly<Record<number, Status>> = {
  [CLOSE.replaced]: 'replaced',
  [CLOSE.moved]: 'moved',
  [CLOSE.unwatched]: 'unwatched',
  [CLOSE.kicked]: 'kicked',
  [CLOSE.left]: 'left',
};
const REFUSED: Readonly<Partial<Record<Refusal, Status>>> = {
  noSuchTable: 'gone',
  seatMoved: 'moved',
  kicked: 'kicked',
  unknownRequest: 'outdated',
};
/** The server does not know the secret (any more), so it asks for a name as it does of every stranger. */
const isStranger = ({ error, field }: EntryError) => error === 'badRequest' && (field === 'name' || field === 'secret');

/** Everything a page needs to take part at one table, however often the network goes away. */
export class TableConnection {
  readonly code: string;
  readonly state = signal<TableState | null>(null);
  readonly status = signal<Status>('joining');
  /** Number of this person at the table, 0 before joining. */
  readonly person = signal(0);
  /** The seat of this person, null while watching; of several, the one that owes a decision. */
  readonly seat = computed<Seat | null>(() => this.state.value && seatInPlay(this.state.value, this.person.value));
  readonly isHost = computed(() => this.state.value !== null && this.state.value.host === this.person.value);
  /** The action that was sent and not answered yet. */
  readonly pending = signal<Pending | null>(null);
  /** The server said that it goes down, perhaps to be back in a moment, and that everything is saved. */
  readonly restarting = signal(false);
  /** The server has turned us away because too many are there, for example from the same network. */
  readonly crowded = signal(false);
  /** Failed tries to connect since the connection was last good. */
  readonly failures = signal(0);

  readonly #wire: Wire;
  readonly #keepIn: 'browser' | 'tab';
  readonly #listeners = new Set<PatchListener>();
  readonly #stopWaking: () => void;
  #secret: string | null;
  #line: Line | null = null;
  #attempt = 0;
  #attemptedAt = 0;
  #strayUntil = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  /** Nobody could tell whether something was saved, and nothing has been answered since: it may go on like that. */
  #isInDoubt = false;
  readonly #keyAttempt = randomId();

  /** `as: 'newcomer'` joins as another person than this browser is so far, in this tab only. */
  constructor(code: string, { as = 'oneself', through = wire }: { as?: 'oneself' | 'newcomer'; through?: Wire } = {}) {
    this.code = code;
    this.#wire = through;
    this.#keepIn = as === 'newcomer' ? 'tab' : 'browser';
    this.#secret = as === 'newcomer' ? null : secretOf(code);
    this.#stopWaking = onWake(() => this.#wake());
    if (this.#secret) {
      this.resume();
      this.#sendKept();
    } else this.status.value = 'stranger';
  }

  /** Joins as a new person. Gives what was wrong with the entry, or null when it worked or is being worked on. */
  async enter(entry: Pick<JoinTable, 'name' | 'watch'>): Promise<EntryError | null> {
    return this.#connect(entry);
  }

  /**
   * Becomes the person whose key this is, instead of whoever this browser is so far. Gives what was wrong with the key,
   * or null when it worked or is being worked on.
   */
  async takeOver(key: string): Promise<EntryError | null> {
    this.#hangUp();
    const error = await this.#connect({ key, attempt: this.#keyAttempt });
    if (error && !FINAL.includes(this.status.peek())) this.resume();
    return error;
  }

  /** Becomes nobody at this table, as this browser was before it knew it. */
  startAnew(): void {
    this.#end('stranger');
  }

  /** Comes back as the person this browser already is: at the start, after `replaced`, or at once while reconnecting. */
  resume(): void {
    this.status.value = this.state.peek() ? 'reconnecting' : 'joining';
    void this.#connect({});
  }

  /** Ends everything because the page is left; the seat stays ours. */
  close(): void {
    this.#isClosed = true;
    this.#stopWaking();
    this.#hangUp();
  }

  /** Calls back with every change from now on. Returns a function that ends it. */
  onPatch(listener: PatchListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Asks the room for something. A refusal is shown to the person, unless the caller wants to do that better. */
  async request<N extends keyof Requests>(
    name: N,
    payload: Requests[N],
    { quiet = false }: { quiet?: boolean } = {},
  ): Promise<Outcome> {
    const line = await Promise.race([this.#whenOnline(), after(UNSENT_AFTER_MS)]);
    const outcome = line ? ((await this.#ask(line, name, payload)) ?? UNSENT) : UNSENT;
    if (name === 'leave' && outcome.status === 'accepted') this.#end('left');
    if (!quiet && !this.#isClosed) complain(outcome);
    return outcome;
  }

  /**
   * Plays an action chosen in the position that is shown. It is sent again, with the same id, until it is answered, also
   * after a reload of the page. One at a time: while one is `pending`, another is not sent.
   * @param seat the own seat that acts, which need not be said by somebody who has only one
   * @param isStillMeant whether it is chosen in the position that has come meanwhile, too; not, if it is not said
   */
  async act(
    action: unknown,
    seat: Seat | null = this.seat.peek(),
    isStillMeant: () => boolean = () => false,
  ): Promise<Outcome> {
    for (let tries = 1; ; tries++) {
      const state = this.state.peek();
      if (this.pending.peek() || state === null) return UNSENT;
      const isOneOfSeveral = seat !== null && seatsOf(state, this.person.peek()).length > 1;
      const pending = { id: randomId(), ply: state.ply, action, ...(isOneOfSeveral ? { seat } : {}) };
      keepUnanswered(this.code, { round: state.round, pending });
      const outcome = await this.#play({ round: state.round, pending });
      const hasMoved = outcome.status === 'refused' && outcome.reason === 'moved';
      const isAnother = this.state.peek()?.round === state.round && this.state.peek()?.ply !== state.ply;
      if (hasMoved && isAnother && tries < MOST_TRIES && isStillMeant()) continue;
      this.#complain(outcome);
      return outcome;
    }
  }

  /** Goes on with the action that this tab left unanswered when its page went away. */
  #sendKept(): void {
    const kept = keptUnanswered(this.code);
    if (kept) void this.#play(kept).then((outcome) => this.#complain(outcome));
  }

  async #play(unanswered: Unanswered): Promise<Outcome> {
    this.pending.value = unanswered.pending;
    const outcome = await this.#sendUntilAnswered(unanswered);
    if (this.#isClosed && outcome.status === 'unsent') return outcome; // it is sent again on the way back
    forgetUnanswered(this.code);
    this.pending.value = null;
    return outcome;
  }

  #complain(outcome: Outcome): void {
    const isSentAgain = this.#isClosed && outcome.status === 'unsent'; // on the way back
    if (!isSentAgain) complain(outcome, this.state.peek()?.game);
  }

  async #sendUntilAnswered({ round, pending }: Unanswered): Promise<Outcome> {
    for (;;) {
      const line = await this.#whenOnline();
      if (!line) return UNSENT;
      // Another round counts its positions anew, so that the same number may be another position there.
      const state = this.state.peek();
      if (state && state.round !== round) return { status: 'refused', ply: state.ply, reason: 'moved' };
      const reply = await this.#ask(line, 'act', pending);
      if (reply) return reply;
    }
  }

  /** One request on one socket; null when the socket was lost before the answer. */
  async #ask(line: Line, name: string, payload: unknown): Promise<Reply | null> {
    try {
      const asked = line.room.request(name, payload, { timeout: REPLY_TIMEOUT_MS }) as Promise<Reply>;
      const reply = (await Promise.race([asked, line.lost])) ?? null;
      if (reply && !BY_ITSELF.includes(name)) this.#isAnswered();
      return reply;
    } catch (error) {
      if (this.#line !== line) return null;
      if (!/timed out|closed|not open/.test(String(error)))
        return { status: 'refused', ply: this.state.peek()?.ply ?? 0, reason: 'internal' };
      this.#lose(line);
      return null;
    }
  }

  #isAnswered(): void {
    if (this.#isInDoubt) this.failures.value = 0;
    this.#isInDoubt = false;
  }

  /** The socket once it is usable, or null if it never will be by itself. */
  #whenOnline(): Promise<Line | null> {
    return new Promise((resolve) => {
      let done = () => {};
      const look = (status: Status) => {
        if (status !== 'online' && !FINAL.includes(status)) return;
        queueMicrotask(() => done());
        resolve(status === 'online' ? this.#line : null);
      };
      done = this.status.subscribe(look);
    });
  }

  async #connect(entry: Omit<JoinTable, 'secret' | 'protocol'>): Promise<EntryError | null> {
    const attempt = ++this.#attempt;
    this.#attemptedAt = Date.now();
    clearTimeout(this.#retry);
    const answer = await this.#wire.join(this.code, {
      ...entry,
      ...(this.#secret ? { secret: this.#secret } : {}),
      protocol: PROTOCOL,
    });
    if (attempt !== this.#attempt) return null;
    if (!answer.ok) return this.#refused(answer, entry);

    if (this.status.peek() === 'kicked') toast(t('status.letBack'));
    this.#secret = answer.value.secret;
    this.person.value = answer.value.person;
    keepSecret(this.code, answer.value.secret, this.#keepIn);
    if (FINAL.includes(this.status.peek())) this.status.value = 'joining';

    const opening = this.#wire.open(answer.value.reservation, answer.value.game);
    const room = await Promise.race([opening, after(OPEN_TIMEOUT_MS)]).catch(() => null);
    if (attempt === this.#attempt && room) this.#adopt(room);
    else this.#giveUp(opening);
    if (attempt === this.#attempt && !room) this.#tryLater();
    return null;
  }

  /** A socket that may still open, although we try another one. To the server the later of the two is the valid one. */
  #giveUp(opening: Promise<Room>): void {
    this.#strayUntil = Date.now() + STRAY_MS;
    opening.then((late) => late.leave(false)).catch(() => {});
  }

  #refused(error: EntryError, { key }: Pick<JoinTable, 'key'>): EntryError | null {
    if (!this.#secret || key !== undefined) {
      if (error.error === 'noSuchTable') this.#end('gone');
      return error;
    }
    if (error.error === 'restarting') this.restarting.value = true;
    this.crowded.value = error.error === 'tooMany';
    const status = isStranger(error) ? 'stranger' : REFUSED[error.error as Refusal];
    if (status) this.#end(status);
    else if (this.status.peek() === 'kicked') this.#end('kicked');
    else this.#tryLater();
    return null;
  }

  #tryLater(): void {
    const wait = this.crowded.peek() ? backoffFromCrowd : backoffToTable;
    this.#retry = setTimeout(() => this.resume(), wait(this.failures.peek()));
    this.failures.value++;
  }

  #adopt(room: Room): void {
    let cut = () => {};
    const lost = new Promise<void>((resolve) => {
      cut = resolve;
    });
    const line: Line = { room, lost, cut, known: false, pulse: heartbeat(room, () => this.#lose(line)) };
    this.#line = line;
    room.onStateChange(() => {
      if (this.#line === line) this.#receive(line);
    });
    room.onLeave((code) => {
      if (this.#line === line) this.#closed(code);
    });
  }

  #receive(line: Line): void {
    const state = line.room.state.toJSON() as TableState;
    const before = line.known ? this.state.peek() : null;
    const step = before?.round === state.round ? state.ply - before.ply : -1;
    line.known = true;
    if (!this.#isInDoubt) this.failures.value = 0;
    this.restarting.value = false;
    this.crowded.value = false;
    this.state.value = state;
    this.status.value = 'online';
    const events = step === 1 ? eventsOf(state) : [];
    for (const listener of this.#listeners) listener({ state, events, fresh: step !== 0 && step !== 1 });
  }

  #closed(code: number): void {
    const status = CLOSED[code];
    const byOurselves = status === 'replaced' && Date.now() < this.#strayUntil;
    if (status && !byOurselves) {
      this.#end(status);
      return;
    }
    this.#hangUp();
    this.restarting.value = code === CLOSE.restarting;
    this.crowded.value = false;
    if (code === CLOSE.elsewhere) this.#isInDoubt = true;
    this.status.value = 'reconnecting';
    this.#tryLater();
  }

  /** Gives up a socket that does not answer and opens another one at once. */
  #lose(line: Line): void {
    if (this.#line !== line) return;
    this.#hangUp();
    this.resume();
  }

  /** A page that was away may hold a dead socket without knowing, or be waiting for its next try. */
  #wake(): void {
    const status = this.status.peek();
    const isSoon = Date.now() - this.#attemptedAt <= NEW_ATTEMPT_AFTER_MS;
    if (this.#line) this.#line.pulse.wake();
    else if (status === 'kicked' && !isSoon) void this.#connect({});
    else if (!FINAL.includes(status) && !isSoon) this.resume();
  }

  #end(status: Status): void {
    this.#hangUp();
    if (status === 'left' || status === 'stranger' || status === 'unwatched') {
      forgetSecret(this.code);
      this.#secret = null;
    }
    if (status === 'kicked') this.#retry = setTimeout(() => void this.#connect({}), KNOCK_MS);
    this.status.value = status;
  }

  #hangUp(): void {
    this.#attempt++;
    clearTimeout(this.#retry);
    const line = this.#line;
    if (!line) return;
    this.#line = null;
    line.pulse.stop();
    line.cut();
    line.room.leave(false);
  }
}

/** Why somebody could not enter. */
export type EntryError = Omit<ErrorReply, 'error'> & { error: Refusal | 'unreachable' };

const UNSENT: Outcome = { status: 'unsent' };

/** Tells the person what became of nothing; of an action, in the words of its `game`. */
function complain(outcome: Outcome, game?: string): void {
  if (outcome.status === 'refused') toast(refusalText(outcome.reason, outcome.problem, game), 'warning');
  if (outcome.status === 'unsent') toast(refusalText('unreachable'), 'warning');
}

const after = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null));

/** 16 random hexadecimal digits; unlike `crypto.randomUUID` it also works on a page served without TLS. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What the last action caused; nothing where this page does not know the game. */
function eventsOf({ game: id, events }: TableState): { type: string }[] {
  const game = findGame(id);
  return game && events ? unpackEvents(game, events) : [];
}
