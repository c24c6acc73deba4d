/**
 * The game page without a server, for working on the board: `npm run dev`, then
 * /src/games/forbidden-island/trial/?seats=4&seed=a&layout=reef&pace=1500
 */
import { render } from 'preact';
import { loadIcons } from '../../../ui/icon.tsx';
import { Toasts } from '../../../ui/toast.tsx';
import '../../../ui/theme.css';
import GamePage from '../page/GamePage.tsx';
import { localTable } from './localTable.ts';

const {
  seats = '4',
  seed = 'trial',
  pace = '1500',
  ...options
} = Object.fromEntries(new URLSearchParams(location.search));
const table = localTable({ seats: Number(seats), seed, pace: Number(pace), options });
Object.assign(window, { trial: table });

void loadIcons();
render(
  <>
    <GamePage connection={table} />
    <Toasts />
  </>,
  document.getElementById('app')!,
);
