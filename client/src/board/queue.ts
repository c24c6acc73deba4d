/** A new position and the events that led to it, in order. */
export interface Patch<State, Event> {
  state: State;
  events: readonly Event[];
}

export interface Stagehand<State, Event> {
  /** Called once for every event, in order, even for those whose motion is skipped: for the log. */
  tell(event: Event, state: State): void;
  /**
   * Plays one event; the queue stops waiting for it when the viewer skips.
   * @param tempo how many times as fast as usual, because others wait
   */
  animate(event: Event, state: State, tempo: number): Promise<void>;
  /** Draws the position a patch led to. */
  show(state: State): void;
  /** Whether nobody can see motion at present, such as in a background tab. */
  unseen(): boolean;
}

export interface AnimationQueue<State, Event> {
  push(patch: Patch<State, Event>): void;
  /** Jumps to the newest position; the motion under way is cut. */
  skip(): void;
  /** Whether something is still to be shown. */
  busy(): boolean;
  /** So many patches wait while an older one is shown. */
  behind(): number;
  /** Settles once everything pushed so far has been shown. */
  idle(): Promise<void>;
}

/** With more patches than this waiting, the viewer has fallen behind and older ones are shown without motion. */
export const MOST_WAITING = 5;

/** How much faster things move for each patch that waits, and at most: CPUs go on sooner than a card has flown. */
const HASTE = 0.5;
const FASTEST = 2.5;

/** Shows patches one after another at the pace of their animations, so that people see one thing happen at a time. */
export function animationQueue<State, Event>(stagehand: Stagehand<State, Event>): AnimationQueue<State, Event> {
  const waiting: Patch<State, Event>[] = [];
  let running: Promise<void> | null = null;
  let skipping = false;
  let cut = () => {};

  const hurried = () => skipping || waiting.length > MOST_WAITING || stagehand.unseen();

  const tempo = () => Math.min(FASTEST, 1 + HASTE * waiting.length);

  async function play({ state, events }: Patch<State, Event>) {
    for (const event of events) {
      stagehand.tell(event, state);
      if (hurried()) continue;
      const wasCut = new Promise<void>((resolve) => {
        cut = resolve;
      });
      await Promise.race([stagehand.animate(event, state, tempo()), wasCut]);
    }
    stagehand.show(state);
  }

  async function run() {
    for (let patch = waiting.shift(); patch; patch = waiting.shift()) await play(patch);
    running = null;
    skipping = false;
  }

  return {
    push(patch) {
      waiting.push(patch);
      running ??= run();
    },
    skip() {
      if (!running) return;
      skipping = true;
      cut();
    },
    busy: () => running !== null,
    behind: () => waiting.length,
    async idle() {
      while (running) await running;
    },
  };
}
