import type { GameLobby } from '../../lobby/game-lobby.ts';

/** What Gomoku adds to the lobby: a little picture of each board. */
export const lobby: GameLobby = {
  seatOf: (option, value) => (option === 'first' && value !== 'random' ? Number(value) - 1 : null),
  picture: (option, value) => (option === 'size' ? <BoardSketch size={Number(value)} /> : null),
};

function BoardSketch({ size }: { size: number }) {
  const last = size - 1;
  const lines = Array.from({ length: size }, (_, at) => `M0 ${at}H${last}M${at} 0V${last}`).join('');
  return (
    <svg viewBox={`-1 -1 ${last + 2} ${last + 2}`} width={36} height={36} aria-hidden="true">
      <rect x={-1} y={-1} width={last + 2} height={last + 2} rx={1} fill="#dfae65" />
      <path d={lines} fill="none" stroke="#3f2509" stroke-width={last / 44} />
    </svg>
  );
}
