import type { Game, Wire } from '../engine/game.ts';

/** An event as it travels: which of the game's kinds it is, then its values in the order of `wire.events`; null for none. */
type Packed = [kind: number, ...values: unknown[]];

/**
 * Events as the JSON text that travels to every client with each action. Names are left out: they would be most of the text.
 *
 * @throws RangeError for an event the game does not list
 */
export function packEvents({ wire, id }: Game, events: readonly { type: string }[]): string {
  const kinds = kindsOf(wire);
  const packed = events.map((event): Packed => {
    const kind = kinds.findIndex(([type]) => type === event.type);
    if (kind < 0) throw new RangeError(`${id} lists no event "${event.type}"`);
    return [kind, ...kinds[kind]![1].map((name) => (event as Record<string, unknown>)[name])];
  });
  return JSON.stringify(packed);
}

/** The events of a packed text, as the game emitted them. @throws SyntaxError, RangeError for a text of another game */
export function unpackEvents({ wire, id }: Game, text: string): { type: string }[] {
  const kinds = kindsOf(wire);
  return (JSON.parse(text) as Packed[]).map(([kind, ...values]) => {
    const found = kinds[kind];
    if (!found) throw new RangeError(`${id} lists no event ${kind}`);
    const [type, names] = found;
    const present = names.flatMap((name, index) => (values[index] === null ? [] : [[name, values[index]] as const]));
    return { type, ...Object.fromEntries(present) };
  });
}

const kindsOf = ({ events }: Wire) => Object.entries(events as Record<string, readonly string[]>);
