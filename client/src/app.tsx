import type { ComponentType, FunctionComponent } from 'preact';
import './net/offered-key.ts'; // with the first code of the page
import { GAME_LESSONS } from './games/registry.ts';
import { AboutPage } from './pages/about.tsx';
import { HomePage } from './pages/home/home.tsx';
import { MissingPage } from './pages/missing.tsx';
import { RulesPage } from './pages/rules.tsx';
import { type Route, route } from './router.tsx';
import { Announcer } from './ui/announce.tsx';
import { lazy } from './ui/lazy.tsx';
import { reloadForCode } from './ui/reload.ts';
import { Toasts } from './ui/toast.tsx';

const PAGES: Record<Exclude<Route['page'], 'table' | 'replay' | 'learn' | 'offline'>, FunctionComponent> = {
  home: HomePage,
  about: AboutPage,
  rules: RulesPage,
  missing: MissingPage,
};

/** The home page needs neither the connection nor a game; they come with the first table. */
const TablePage = lazy(() => import('./pages/table/table.tsx'), { onStuck: reloadForCode });
const ReplayPage = lazy(() => import('./pages/replay/replay.tsx'), { onStuck: reloadForCode });

const OfflinePage = lazy(() => import('./offline/offline-page.tsx'), { onStuck: reloadForCode });

const LESSONS: Record<string, ComponentType> = Object.fromEntries(
  Object.entries(GAME_LESSONS).map(([id, load]) => [id, lazy(load, { onStuck: reloadForCode })]),
);

export function App() {
  return (
    <>
      {pageAt(route.value)}
      <Toasts />
      <Announcer />
    </>
  );
}

function pageAt(shown: Route) {
  if (shown.page === 'table') return <TablePage key={shown.code} code={shown.code} />;
  if (shown.page === 'replay') return <ReplayPage key={`${shown.code} ${shown.round}`} {...shown} />;
  if (shown.page === 'offline') return <OfflinePage key={shown.game} game={shown.game} />;
  if (shown.page === 'learn') {
    const Lesson = LESSONS[shown.game] ?? MissingPage;
    return <Lesson />;
  }
  const Page = PAGES[shown.page];
  return <Page />;
}
