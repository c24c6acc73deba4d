import { type SchemaType, schema, type ToJSON, t } from '@colyseus/schema';
import type { Context as ContextOf, Game, Seat, State as StateOf } from '@landfall/shared/engine/game.ts';

/**
 * A tiny game for testing the room: seats take turns adding 1 or 2 until the target is reached. After each addition a
 * tick is due that needs no decision: it draws a token for the seat whose turn ends. Tokens are secret until played.
 */
const Table = schema(
  {
    turn: t.uint8(),
    count: t.uint16(),
    target: t.uint16(),
    tickDue: t.boolean(),
    anytime: t.boolean(), // tokens can be played out of turn, also before a tick
    // The rule that is broken; `look`: whether a tick is due after 2, `dead`: what may be done after 2 and the tick.
    boom: t.string<'off' | 'add' | 'tick' | 'look' | 'dead'>(),
    played: t.array('string'),
    tokens: t.array('uint8'), // held, by seat
  },
  'CountingTable',
);
const Hand = schema({ tokens: t.array('string') }, 'CountingHand');

export type Action = { type: 'add'; n: number } | { type: 'tick' } | { type: 'play'; token: string };
export type Event =
  | { type: 'added'; seat: Seat; n: number }
  | { type: 'ticked'; seat: Seat }
  | { type: 'played'; seat: Seat; token: string };

interface Counting {
  table: ToJSON<SchemaType<typeof Table>>;
  hand: ToJSON<SchemaType<typeof Hand>>;
  hidden: { deck: string[] };
  action: Action;
  event: Event;
}
export type CountingTable = Counting['table'];

const options = {
  target: ['6', '30', '200'],
  anytime: ['off', 'on'],
  first: ['1', '2', '3', '4'],
  boom: ['off', 'add', 'tick', 'look', 'dead'],
} as const;
const seatOptions = { colour: ['any', 'red', 'blue'] } as const;

export const counting: Game<Counting, typeof options, typeof seatOptions> = {
  id: 'counting',
  seats: { min: 2, max: 4 },
  options,
  seatOptions,
  wire: { table: Table, hand: Hand, events: { added: ['seat', 'n'], ticked: ['seat'], played: ['seat', 'token'] } },

  problem({ seats, options, choices }) {
    if (Number(options.first) > seats) return { field: 'options.first', problem: 'noSuchSeat' };
    const colours = choices.map(({ colour }) => colour);
    const twice = colours.findIndex((colour, seat) => colour !== 'any' && colours.indexOf(colour) < seat);
    return twice < 0 ? null : { field: `choices.${twice}.colour`, problem: 'twice' };
  },

  setup({ seats, options }, random) {
    const deck = Array.from({ length: 300 }, (_, i) => `token${i}x${random.below(1_000_000_000)}`);
    random.shuffle(deck);
    const hands = Array.from({ length: seats }, () => ({ tokens: deck.splice(0, 2) }));
    return {
      table: {
        turn: Number(options.first) - 1,
        count: 0,
        target: Number(options.target),
        tickDue: false,
        anytime: options.anytime === 'on',
        boom: options.boom,
        played: [],
        tokens: hands.map(({ tokens }) => tokens.length),
      },
      hands,
      hidden: { deck },
    };
  },

  waitingFor: (table) => (table.count >= table.target ? [] : [table.turn]),

  legalActions({ seat, table, hand }) {
    if (seat === null || hand === null || table.count >= table.target) return [];
    if (table.boom === 'dead' && table.count === 2 && !table.tickDue) return [];
    const isOn = table.turn === seat;
    const tokens = hand.tokens.map((token): Action => ({ type: 'play', token }));
    if (table.tickDue) return [...(isOn ? [{ type: 'tick' } as const] : []), ...(table.anytime ? tokens : [])];
    const additions = [1, 2].map((n): Action => ({ type: 'add', n }));
    return [...(isOn ? additions : []), ...(isOn || table.anytime ? tokens : [])];
  },

  automatic({ tickDue, turn, count, boom }) {
    if (boom === 'look' && count === 2) throw new Error('this rule is broken');
    return tickDue ? { seat: turn, action: { type: 'tick' } } : null;
  },

  apply(draft, seat, action, context) {
    RULES[action.type](draft, seat, action as never, context);
    if (draft.table.boom === action.type) throw new Error('this rule is broken');
  },

  result: ({ count, target, turn }) => (count >= target ? { winners: [turn], reasons: ['reached'] } : null),
};

type State = StateOf<Counting>;
type Context = ContextOf<Counting>;
type Rules = {
  [type in Action['type']]: (
    draft: State,
    seat: Seat,
    action: Extract<Action, { type: type }>,
    context: Context,
  ) => void;
};

const RULES: Rules = {
  add({ table }, seat, { n }, { emit }) {
    table.count += n;
    table.tickDue = table.count < table.target;
    emit({ type: 'added', seat, n });
  },
  tick({ table, hands, hidden }, seat, _action, { emit }) {
    const token = hidden.deck.pop();
    if (token) hands[seat]!.tokens.push(token);
    table.tokens[seat] = hands[seat]!.tokens.length;
    table.tickDue = false;
    table.turn = (table.turn + 1) % hands.length;
    emit({ type: 'ticked', seat });
  },
  play({ table, hands }, seat, { token }, { emit }) {
    const { tokens } = hands[seat]!;
    tokens.splice(tokens.indexOf(token), 1);
    table.tokens[seat] = tokens.length;
    table.played.push(token);
    emit({ type: 'played', seat, token });
  },
};
