import { readCode } from '@landfall/shared/protocol/invite.ts';
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

export type Route =
  | { page: 'home' }
  | { page: 'table'; code: string } // code '' when the address holds none
  | { page: 'replay'; code: string; round: number }
  | { page: 'about' }
  | { page: 'rules' }
  | { page: 'learn'; game: string }
  | { page: 'offline'; game: string } // game '' to choose one
  | { page: 'missing' };

/** The page at an address. Upper or lower case, a slash at the end and anything after `?` make no difference. */
export function routeOf(pathname: string): Route {
  const [first = '', second = '', ...more] = pathname.toLowerCase().split('/').filter(Boolean);
  const [third, fourth = '', ...rest] = more;
  if (first === 't' && more.length === 0) return { page: 'table', code: readCode(second) };
  if (first === 't' && third === 'replay' && /^[1-9]\d{0,4}$/.test(fourth) && rest.length === 0)
    return { page: 'replay', code: readCode(second), round: Number(fourth) };
  if (first === 'learn' && second && more.length === 0) return { page: 'learn', game: second };
  if (first === 'offline' && more.length === 0) return { page: 'offline', game: second };
  if (second) return { page: 'missing' };
  const pages: Record<string, Route> = {
    '': { page: 'home' },
    about: { page: 'about' },
    rules: { page: 'rules' },
  };
  return pages[first] ?? { page: 'missing' };
}

export const tablePath = (code: string): string => `/t/${code}`;

export const lessonPath = (game: string): string => `/learn/${game}`;

export const offlinePath = (game = ''): string => (game ? `/offline/${game}` : '/offline');

export const replayPath = (code: string, round: number): string => `/t/${code}/replay/${round}`;

/** The page that is shown. */
export const route = signal<Route>(routeOf(location.pathname));

// Also when only what follows `#` has changed.
addEventListener('popstate', () => show(location.pathname));

/** The page that is shown stays the same one where another address means the same. */
function show(path: string): void {
  const next = routeOf(path);
  if (JSON.stringify(next) !== JSON.stringify(route.peek())) route.value = next;
}

/** Shows another page; `replace` leaves no way back to the present one. */
export function navigate(path: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'replace') history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  show(path);
  scrollTo(0, 0);
}

interface LinkProps {
  to: string;
  class?: string;
  children: ComponentChildren;
}

/** A link to a page of ours; opened in a new tab by the usual clicks and keys. */
export function Link({ to, children, ...rest }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a href={to} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
