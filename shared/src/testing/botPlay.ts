import type { Bot, Decision, Thinking } from '../engine/bot.ts';
import type { Game, Seat, Setting } from '../engine/game.ts';
import { type Match, playLegal, start, viewFor } from '../engine/match.ts';
import { randomFrom, seeded } from '../engine/random.ts';

/** A CPU at the table with what each of its decisions may spend. */
export interface Player {
  bot: Bot;
  steps: number;
  /** Begins the time of one decision; left out where only steps count. */
  clock?(): () => boolean;
}

/** A question put to a bot and its answer. */
export interface Asked {
  before: Match;
  seat: Seat;
  legal: readonly { type: string }[];
  /** Whether somebody waits for this seat, so that it has to answer with an action. */
  owes: boolean;
  decision: Decision | null;
}

/**
 * A whole game of bots, one entry for each question asked. Before a seat that owes a decision acts, every other seat that
 * could act is asked whether it wants to, as a host does.
 */
export function* botGame(
  game: Game,
  setting: Setting,
  { seed, players }: { seed: string; players: readonly Player[] },
): Generator<Asked, Match> {
  let match = start(game, setting, seed);
  while (game.result(match.state.table) === null) {
    const owing = game.waitingFor(match.state.table);
    const others = players.map((_, seat) => seat).filter((seat) => !owing.includes(seat));
    for (const seat of [...others, owing[0]!]) {
      const before = match;
      const legal = game.legalActions(viewFor(match.state, seat));
      if (legal.length === 0) continue;
      const decision = ask(players[seat]!, { match, seat, legal, seed });
      yield { before, seat, legal, owes: seat === owing[0], decision };
      if (decision === null) continue;
      match = playLegal(game, match, seat, decision.action).match;
      break;
    }
  }
  return match;
}

/** Asks a bot what its seat does; equal positions and seeds give equal answers. */
export function ask(
  { bot, steps, clock }: Player,
  { match, seat, legal, seed }: { match: Match; seat: Seat; legal: { type: string }[]; seed: string },
): Decision | null {
  const thinking: Thinking = { random: randomFrom(seeded(`${seed} ${match.ply} ${seat}`)), steps };
  if (clock) thinking.timeIsUp = clock();
  return bot(viewFor(match.state, seat), legal, thinking);
}
