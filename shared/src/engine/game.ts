/** A place at the table, counted from 0 in turn order. */
export type Seat = number;

/** The data types one game is made of, gathered so that everything else needs a single type parameter. */
export interface Parts {
  table: object; //  what everyone sees
  hand: unknown; //  what only its owner sees
  hidden: unknown; // what nobody sees, such as face-down decks
  action: { type: string };
  event: { type: string };
}

/** Where a fact is stored decides who may see it, so there is no redaction step to forget. */
export interface State<P extends Parts> {
  table: P['table'];
  hands: P['hand'][]; // one per seat; empty in games without secrets
  hidden: P['hidden'];
}

/** All that one seat may know (seat null: a spectator). Clients and bots are given this and nothing else. */
export interface View<P extends Parts> {
  seat: Seat | null;
  table: P['table'];
  hand: P['hand'] | null;
}

/** How a game ended. `reasons` are words of the game's own vocabulary, all that hold, the weightiest first. */
export interface Result {
  winners: Seat[]; // all seats for a shared win, none for a draw or a shared loss
  reasons: string[];
}

export interface Random {
  /** A whole number from 0 up to, but not including, `n`. */
  below(n: number): number;
  /** Shuffles in place, every order equally likely. */
  shuffle<T>(items: T[]): void;
}

/** The only ways a rule reaches beyond the draft it was handed. */
export interface Context<P extends Parts> {
  random: Random;
  /** Tells everyone a public fact, in the past tense, for animation and the log. A secret is never an event. */
  emit(event: P['event']): void;
}

/** Settings with their allowed values, the default first. Lobby forms and validation are made from this list. */
export type Options = Readonly<Record<string, readonly string[]>>;
export type Chosen<O extends Options> = { readonly [name in keyof O]: O[name][number] };

/** What was agreed before a game started. */
export interface Setting<O extends Options = Options, S extends Options = Options> {
  readonly seats: number;
  readonly options: Chosen<O>;
  /** One entry per seat, such as the role that seat wishes for. */
  readonly choices: readonly Chosen<S>[];
}

/** Names the setting that cannot be, with a word for why; the client translates `game.problem`. */
export interface SettingProblem {
  field: string;
  problem: string;
}

/** Every kind of event with the names of all its fields but `type`, in the order in which their values travel. */
export type EventFields<E extends { type: string }> = {
  readonly [type in E['type']]: readonly Exclude<keyof Extract<E, { type: type }>, 'type'>[];
};

/** How a game travels to the clients. */
export interface Wire<P extends Parts = any> {
  /** Schema classes that carry the table, and a hand where the game has secrets. */
  readonly table: new () => object;
  readonly hand?: new () => object;
  readonly events: EventFields<P['event']>;
}

export interface Game<P extends Parts = any, O extends Options = any, S extends Options = any> {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: O;
  readonly seatOptions: S;
  readonly wire: Wire<P>;

  /** How everybody plays the game of the day, for games without secrets that one person can play alone. */
  readonly daily?: { readonly seats: number; readonly options: Partial<Chosen<O>> };

  /** Among people even an own last action that revealed nothing is only taken back if the others agree. */
  readonly undoByConsent?: true;

  /**
   * The last turns may be taken back when the game is over, too. Then everybody may know the seed, so this is only for games
   * without hands and hidden parts that ask for chance in `setup` alone.
   */
  readonly undoAfterEnd?: true;

  /** Why a CPU does something is told although there are hands: its reasons come from what everybody sees. */
  readonly openReasons?: true;

  /** Checks what the lists of allowed values cannot say, such as two seats that want the same role. */
  problem?(setting: Setting<O, S>): SettingProblem | null;

  setup(setting: Setting<O, S>, random: Random): State<P>;

  /** Seats that owe a decision now; empty exactly when there is a result. */
  waitingFor(table: P['table']): Seat[];

  /** Everything the viewing seat may do now. It reads a view, so an offer can never give a secret away. */
  legalActions(view: View<P>): P['action'][];

  /**
   * The step that needs no decision, such as turning over the next card, with the seat it belongs to; null when
   * somebody really has to choose. A host plays it after a moment, in which others may still act.
   */
  automatic(table: P['table']): { seat: Seat; action: P['action'] } | null;

  /** A deep copy of a state, for games in which naming the fields is worth being faster than the engine's `copy`. */
  copy?(state: State<P>): State<P>;

  /** Every word that `whyNot` knows; the client has a sentence for each. */
  readonly refusals?: readonly string[];

  /**
   * Why the viewing seat may not do what is none of its legal actions: a word of the game, or null where it has none.
   * What is wanted may be anything at all.
   */
  whyNot?(view: View<P>, wanted: unknown): string | null;

  /** Carries out an action already known to be legal, by changing the draft. */
  apply(draft: State<P>, seat: Seat, action: P['action'], context: Context<P>): void;

  result(table: P['table']): Result | null;

  /** The options of a rematch where they are not those of the game before, such as the other seat beginning. */
  rematch?(options: Chosen<O>, table: P['table']): Chosen<O>;
}
