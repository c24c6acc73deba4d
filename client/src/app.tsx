import type { FunctionComponent } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { attention, pageTitle } from './attention.ts';
import { AboutPage } from './pages/about.tsx';
import { HomePage } from './pages/home.tsx';
import { MissingPage } from './pages/missing.tsx';
import { RulesPage } from './pages/rules.tsx';
import { TablePage } from './pages/table.tsx';
import { type Route, route } from './router.tsx';
import { Announcer } from './ui/announce.tsx';
import { Toasts } from './ui/toast.tsx';

const PAGES: Record<Exclude<Route['page'], 'table'>, FunctionComponent> = {
  home: HomePage,
  about: AboutPage,
  rules: RulesPage,
  missing: MissingPage,
};

export function App() {
  const shown = route.value;
  useLayoutEffect(() => {
    pageTitle.value = '';
    attention.value = null;
  }, [shown]);
  const Page = shown.page === 'table' ? null : PAGES[shown.page];
  return (
    <>
      {Page ? <Page /> : shown.page === 'table' && <TablePage key={shown.code} code={shown.code} />}
      <Toasts />
      <Announcer />
    </>
  );
}
