import type { Board } from '../kernel/board.ts';
import { ESCAPED, type Position } from '../kernel/position.ts';
import { describe, emptyInputs, newDescriber } from './inputs.ts';
import { chanceFrom, logOdds, type Network, newActivity } from './network.ts';

/** The chance that the team wins from a position, 0 to 1. */
export type Judge = (board: Board, position: Position) => number;

/** A judge that asks a network. */
export function judgeBy(network: Network): Judge {
  const describer = newDescriber();
  const inputs = emptyInputs();
  const activity = newActivity(network.shape);
  return (board, position) => {
    if (position.ending) return position.ending === ESCAPED ? 1 : 0;
    describe(describer, board, position, inputs);
    return chanceFrom(logOdds(network, inputs, position.captured, activity));
  };
}

/** A judge that asks the network of the number of players. */
export function judgeBySeats(networks: Readonly<Record<number, Network>>): Judge {
  const judges = Object.fromEntries(Object.entries(networks).map(([seats, network]) => [seats, judgeBy(network)]));
  return (board, position) => judges[board.seats]!(board, position);
}
