import { LEVELS } from '../engine/bot.ts';
import { type Match, viewFor } from '../engine/match.ts';
import { copy } from '../engine/plain.ts';
import { randomFrom, seeded } from '../engine/random.ts';
import { defaultSetting } from '../engine/setting.ts';
import { BOTS } from '../games/bots.ts';
import { findGame } from '../games/registry.ts';
import { ask, botGame, type Player } from './botPlay.ts';
import { everyChoice, randomGame } from './randomPlay.ts';

/** Steps that tests can afford; fewer than a bot is meant to take. */
const STEPS = 20;
const GAMES = 1;
const RANDOM_GAMES = 2;
/** Only every so many-th position of a random game is put before a bot that searches. */
const SPARSE = 7;

const levels = Object.keys(BOTS).flatMap((id) => LEVELS.map((level) => [id, level] as const));

describe.each(levels)('%s, %s', (id, level) => {
  const game = findGame(id)!;
  const { bot, steps } = BOTS[id]![level];
  const player: Player = { bot, steps: Math.min(steps, STEPS) };
  const seatCounts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, more) => game.seats.min + more);

  test.each(seatCounts)('%i of them end every game with legal actions', (seats) => {
    const players = Array.from({ length: seats }, () => player);
    for (let index = 0; index < GAMES; index++)
      for (const { legal, owes, decision } of botGame(game, defaultSetting(game, seats), {
        seed: `${index}`,
        players,
      })) {
        if (decision) expect(legal).toContain(decision.action);
        else expect(owes).toBe(false);
      }
  });

  test('in any position, an answer that is legal, always the same, and does not touch the view', () => {
    for (const { match, seats, seed } of strangePositions()) {
      const owing = game.waitingFor(match.state.table);
      for (let seat = 0; seat < seats; seat++) {
        const legal = game.legalActions(viewFor(match.state, seat));
        if (legal.length === 0) continue;
        const before = copy(match);
        const decision = ask(player, { match, seat, legal, seed });
        expect(match).toEqual(before);
        if (decision) expect(legal).toContain(decision.action);
        else expect(owing).not.toContain(seat);
        expect(
          ask(player, { match: before, seat, legal: game.legalActions(viewFor(before.state, seat)), seed }),
        ).toEqual(decision);
      }
    }
  });

  test('what is hidden makes no difference', () => {
    for (const { match, seats, seed } of strangePositions())
      for (let seat = 0; seat < seats; seat++) {
        const legal = game.legalActions(viewFor(match.state, seat));
        if (legal.length === 0) continue;
        const other = copy(match);
        scramble(other.state.hidden, seed);
        for (const [owner, hand] of other.state.hands.entries()) if (owner !== seat) scramble(hand, seed);
        expect(ask(player, { match: other, seat, legal, seed })).toEqual(ask(player, { match, seat, legal, seed }));
      }
  });

  /** Positions of random games, in which nothing is as a good player would have it. */
  function* strangePositions(): Generator<{ match: Match; seats: number; seed: string }> {
    for (let index = 0; index < RANDOM_GAMES; index++) {
      const seats = seatCounts[index % seatCounts.length]!;
      const seed = `strange ${index}`;
      let ply = index;
      for (const { before } of randomGame(game, defaultSetting(game, seats), seed))
        if (ply++ % SPARSE === 0 && everyChoice(game, before, seats).length > 0) yield { match: before, seats, seed };
    }
  }
});

/** Puts every list within into another order. */
function scramble(value: unknown, seed: string): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) randomFrom(seeded(seed)).shuffle(value);
  for (const part of Object.values(value)) scramble(part, seed);
}
