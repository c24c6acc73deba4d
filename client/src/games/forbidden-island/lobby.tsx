import { LAYOUTS, type LayoutId } from '@landfall/shared/games/forbidden-island/layouts.ts';
import type { Role } from '@landfall/shared/games/forbidden-island/roles.ts';
import { pawnUrl } from '../../../art/names.ts';
import { textAt } from '../../i18n/i18n.ts';
import type { GameLobby } from '../../lobby/game-lobby.ts';
import { Icon } from '../../ui/icon.tsx';

/** What Forbidden Island adds to the lobby: little maps of the islands, and the adventurers where they are chosen. */
export const lobby: GameLobby = {
  seatOf: (option, value) => (option === 'first' && value !== 'random' ? Number(value) - 1 : null),
  asksSeat: (option, options) => option !== 'role' || options.roles === 'chosen',
  isPossible: (option, value, seats) => option !== 'first' || value === 'random' || Number(value) <= seats,
  isExclusive: (option, value) => option === 'role' && value !== 'any',
  picture(option, value) {
    if (option === 'layout') return <IslandMap layout={value as LayoutId} />;
    if (option !== 'role') return null;
    if (value === 'any') return <Icon name="dice" size={30} />;
    return <img src={pawnUrl(value as Role)} alt="" width={36} height={48} />;
  },
  explain: (option, value) => (option === 'role' ? textAt(`forbiddenIsland.roles.${value}.power`) : undefined),
};

function IslandMap({ layout }: { layout: LayoutId }) {
  const rows = LAYOUTS[layout];
  const columns = rows[0].length;
  return (
    <svg
      class="island-map"
      viewBox={`0 0 ${columns} ${rows.length}`}
      width={columns * 7}
      height={rows.length * 7}
      aria-hidden="true"
    >
      {rows.flatMap((row, y) =>
        [...row].map((mark, x) =>
          mark === '#' ? (
            <rect key={`${x} ${y}`} x={x + 0.08} y={y + 0.08} width={0.84} height={0.84} rx={0.2} />
          ) : null,
        ),
      )}
    </svg>
  );
}
