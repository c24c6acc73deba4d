/** @jest-environment jsdom */
import type { Table } from '@landfall/shared/games/forbidden-island/table.ts';
import type { Level, TileId } from '@landfall/shared/games/forbidden-island/tiles.ts';
import { seenAt } from '../testing/position.ts';
import { warning } from './peril.ts';

type Levels = Partial<Record<TileId, Level>>;

const said = (levels: Levels, more: Partial<Table> = {}): string =>
  warning(
    seenAt({
      change(table, at) {
        for (const [tile, level] of Object.entries(levels)) table.levels[at(tile as TileId)] = level;
        Object.assign(table, more);
      },
    }),
  );

test.each<[string, Levels, Partial<Table>, string]>([
  ['nothing while everything is dry', {}, {}, ''],
  ['nothing of tiles that nobody needs', { marsh: 'flooded', gateGold: 'flooded' }, {}, ''],
  ['the landing (R-LOSE)', { landing: 'flooded' }, {}, 'If Fools’ Landing sinks, all is lost.'],
  ['nothing while a treasure has another tile', { caveEmbers: 'flooded', caveShadows: 'flooded' }, {}, ''],
  ['its last tile', { caveEmbers: 'flooded', caveShadows: 'sunk' }, {}, 'If Cave of Embers sinks, all is lost.'],
  ['nothing of a last tile that is dry', { caveShadows: 'sunk' }, {}, ''],
  ['nothing of one that is captured', { caveEmbers: 'flooded', caveShadows: 'sunk' }, { captured: ['fire'] }, ''],
  [
    'all of them',
    { landing: 'flooded', caveEmbers: 'flooded', caveShadows: 'sunk' },
    {},
    'If Fools’ Landing or Cave of Embers sinks, all is lost.',
  ],
  ['nothing once the game is over', { landing: 'flooded' }, { endings: ['skull'] }, ''],
])('the warning names %s', (_what, levels, more, expected) => {
  expect(said(levels, more)).toBe(expected);
});
