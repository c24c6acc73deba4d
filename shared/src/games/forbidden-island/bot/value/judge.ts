import type { Board } from '../kernel/board.ts';
import { ESCAPED, type Position } from '../kernel/position.ts';
import { newDescriber } from './describer.ts';
import { evaluatorOf } from './evaluator.ts';
import { describe } from './inputs.ts';
import { chanceFrom, type Network } from './network.ts';

/** The chance that the team wins from a position, 0 to 1. */
export type Judge = (board: Board, position: Position) => number;

/** A judge that asks a network, as it is now: what it learns later makes no difference. */
export function judgeBy(network: Network): Judge {
  const describer = newDescriber();
  const evaluator = evaluatorOf(network);
  return (board, position) => {
    if (position.ending) return position.ending === ESCAPED ? 1 : 0;
    describe(describer, board, position, evaluator.inputs);
    return chanceFrom(evaluator.logOdds(position.captured));
  };
}

/** A judge that asks the network of the number of players. */
export function judgeBySeats(networks: Readonly<Record<number, Network>>): Judge {
  const judges = Object.fromEntries(Object.entries(networks).map(([seats, network]) => [seats, judgeBy(network)]));
  return (board, position) => judges[board.seats]!(board, position);
}
