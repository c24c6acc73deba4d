// Loaded before the service by `startServer(…, { fault: true })`: from the second decision on nobody can do anything any more,
// as if the rules of every game had a fault.
import { currentTask } from '@landfall/shared/engine/agenda.ts';
import type { Game } from '@landfall/shared/engine/game.ts';
import { dominoes } from '@landfall/shared/games/dominoes/game.ts';
import type { Table as DominoTable } from '@landfall/shared/games/dominoes/table.ts';
import { forbiddenIsland } from '@landfall/shared/games/forbidden-island/game.ts';
import { ACTIONS } from '@landfall/shared/games/forbidden-island/rules/turn.ts';
import type { Table as IslandTable } from '@landfall/shared/games/forbidden-island/table.ts';
import { gomoku } from '@landfall/shared/games/gomoku/game.ts';
import type { Table as GomokuTable } from '@landfall/shared/games/gomoku/table.ts';

function breakRules<T>(game: Game, isBroken: (table: T) => boolean): void {
  const sound = game.legalActions;
  game.legalActions = (view) => (isBroken(view.table) ? [] : sound(view));
}

breakRules<IslandTable>(forbiddenIsland, (table) => currentTask(table)?.left !== ACTIONS);
breakRules<GomokuTable>(gomoku, ({ stones }) => stones.length > 0);
breakRules<DominoTable>(dominoes, ({ moves }) => moves.length > 0);
