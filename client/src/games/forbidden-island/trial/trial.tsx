/**
 * The game page without a server, for working on the board: one person plays every seat in turn. `npm run dev`, then
 * /src/games/forbidden-island/trial/?seats=4&seed=a&layout=reef&pace=1500; `trial` in the console has the table.
 */
import { start } from '@landfall/shared/engine/match.ts';
import { defaultSetting } from '@landfall/shared/engine/setting.ts';
import { forbiddenIsland } from '@landfall/shared/games/forbidden-island/game.ts';
import { render } from 'preact';
import { loadIcons } from '../../../ui/icon.tsx';
import { Toasts } from '../../../ui/toast.tsx';
import '../../../ui/theme.css';
import '../../../ui/reduced-motion.css';
import GamePage from '../page/GamePage.tsx';
import { linkAt } from '../testing/link.ts';

const {
  seats = '4',
  seed = 'trial',
  pace = '1500',
  ...wishes
} = Object.fromEntries(new URLSearchParams(location.search));
const setting = defaultSetting(forbiddenIsland, Number(seats));
const options = { ...setting.options, ...wishes } as typeof setting.options;
const table = linkAt({}, start(forbiddenIsland, { ...setting, options }, seed));
const { link } = table;

let next: ReturnType<typeof setTimeout> | undefined;
link.onPatch(({ state }) => {
  link.person.value = (state.waitingFor[0] ?? link.person.peek() - 1) + 1;
  clearTimeout(next);
  const step = forbiddenIsland.automatic(table.match().state.table);
  if (step) next = setTimeout(() => table.playAs(step.seat, step.action), Number(pace));
});
table.publish([], {}, true);
Object.assign(window, { trial: table });

void loadIcons();
render(
  <>
    <GamePage connection={link} />
    <Toasts />
  </>,
  document.getElementById('app')!,
);
