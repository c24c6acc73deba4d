import { createHash } from 'node:crypto';
import { Encoder, Reflection, type Schema } from '@colyseus/schema';
import { GAMES } from '../games/registry.ts';
import { PROTOCOL } from './room.ts';
import { matchState } from './state.ts';

/**
 * What a table is made of on the wire, by protocol number and game, as a digest. Pages know it by heart, so that a page of
 * another build cannot read a table: whoever changes it raises PROTOCOL and writes the new digests here. A new game changes
 * no other table and raises nothing: it only adds its line, with the digest that the failing test shows as received.
 */
const DIGESTS: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  3: {
    'forbidden-island': '15df0b31ad51f56a',
    dominoes: '508ea210157c169a',
    gomoku: '4647e67d6e4acd70',
  },
};

test.each(Object.values(GAMES))('the table of $id is made as this protocol says', (game) => {
  const State = matchState(game) as unknown as new () => Schema;
  const made = [Reflection.encode(new Encoder(new State())), Buffer.from(JSON.stringify(game.wire.events))];
  const digest = createHash('sha256').update(Buffer.concat(made)).digest('hex').slice(0, 16);
  expect(digest).toBe(DIGESTS[PROTOCOL]?.[game.id]);
});
