/**
 * The game page without a server, for working on the board: one person plays both seats in turn. `npm run dev`, then
 * /src/games/gomoku/trial/?size=19&rule=renju&opening=swap2&moves=h8+i9; `trial` in the console has the table.
 */
import { parsePoint } from '@landfall/shared/games/gomoku/notation/points.ts';
import { render } from 'preact';
import { loadIcons } from '../../../ui/icon.tsx';
import { Toasts } from '../../../ui/toast.tsx';
import '../../../ui/theme.css';
import '../../../ui/reduced-motion.css';
import GamePage from '../page/GamePage.tsx';
import { linkAt, newMatch } from '../testing/link.ts';

const { moves = '', seat, ...wishes } = Object.fromEntries(new URLSearchParams(location.search));
const table = linkAt(newMatch(wishes));
const { link } = table;

const onTurn = () => (link.state.peek()?.waitingFor[0] ?? link.person.peek() - 1) + 1;
if (seat === undefined)
  link.onPatch(() => {
    link.person.value = onTurn();
  });
for (const name of moves.split(' ').filter(Boolean)) {
  const { size } = table.match().state.table;
  table.playAs(link.state.peek()!.waitingFor[0]!, { type: 'place', point: parsePoint(name, size) });
}
if (seat !== undefined) link.person.value = Number(seat) + 1;
table.publish([], true);
Object.assign(window, { trial: table });

void loadIcons();
render(
  <>
    <GamePage connection={link} />
    <Toasts />
  </>,
  document.getElementById('app')!,
);
