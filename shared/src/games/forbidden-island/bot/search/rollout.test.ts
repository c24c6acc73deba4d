import { defaultSetting } from '../../../../engine/setting.ts';
import { randomGame } from '../../../../testing/randomPlay.ts';
import { forbiddenIsland } from '../../game.ts';
import { boardOf } from '../kernel/board.ts';
import { futureOf, scatter } from '../kernel/chance.ts';
import { copyInto, emptyPosition, positionOf } from '../kernel/position.ts';
import { newPool } from '../plan/planner.ts';
import { judgeBySeats } from '../value/judge.ts';
import { NETWORKS } from '../value/weights.ts';
import { rollOut } from './rollout.ts';

const planner = { judge: judgeBySeats(NETWORKS), pool: newPool(), width: 2, sparesFirst: true };

test('with two answers the mean of both counts, also where the game ends before', () => {
  let ended = 0;
  for (const seats of [2, 4]) {
    const setting = defaultSetting(forbiddenIsland, seats);
    for (const [ply, { before }] of [...randomGame(forbiddenIsland, setting, `roll out ${seats}`)].entries()) {
      if (ply % 4 !== 0) continue;
      const board = boardOf(before.state.table);
      const start = positionOf(before.state.table);
      const position = emptyPosition();
      const worth = (turns: number, answers: number) => {
        copyInto(position, start);
        return rollOut(planner, board, position, { future: futureOf(scatter(ply)), turns, answers });
      };
      expect(worth(3, 2)).toBeCloseTo((worth(2, 1) + worth(3, 1)) / 2, 12);
      expect(worth(2, 2)).toBeCloseTo((worth(1, 1) + worth(2, 1)) / 2, 12);
      if (position.ending) ended++;
    }
  }
  expect(ended).toBeGreaterThan(0);
});
