/**
 * The game page without a server, for working on it: one person plays every seat, or only the first where `others=play`
 * lets the others play at random. `npm run dev`, then /src/games/dominoes/trial/?seats=4&seed=a&target=100&others=play;
 * `trial` in the console has the table.
 */
import { viewFor } from '@landfall/shared/engine/match.ts';
import { dominoes } from '@landfall/shared/games/dominoes/game.ts';
import { render } from 'preact';
import { loadIcons } from '../../../ui/icon.tsx';
import { Toasts } from '../../../ui/toast.tsx';
import '../../../ui/theme.css';
import '../../../ui/reduced-motion.css';
import GamePage from '../page/GamePage.tsx';
import { linkAt } from '../testing/link.ts';
import { matchWith } from '../testing/position.ts';

const THINKING_MS = 900;
const { seats = '2', seed = 'trial', others, ...wishes } = Object.fromEntries(new URLSearchParams(location.search));
const table = linkAt({ match: matchWith(Number(seats), wishes, seed) });
const { link } = table;

function playOthers(): void {
  const { state } = table.match();
  const [seat] = dominoes.waitingFor(state.table).filter((waited) => waited > 0);
  if (seat === undefined) return;
  const legal = dominoes.legalActions(viewFor(state, seat));
  setTimeout(() => table.playAs(seat, legal[Math.floor(Math.random() * legal.length)]), THINKING_MS);
}

link.onPatch(({ state, fresh }) => {
  if (others) playOthers();
  else if (!fresh && state.waitingFor.length > 0)
    queueMicrotask(() => table.load(table.match(), state.waitingFor[0]! + 1)); // once everybody has this patch
});
if (others) playOthers();
Object.assign(window, { trial: table });

void loadIcons();
render(
  <>
    <GamePage connection={link} />
    <Toasts />
  </>,
  document.getElementById('app')!,
);
