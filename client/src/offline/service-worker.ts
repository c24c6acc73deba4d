/**
 * Keeps the page of this build, so that it opens while the server is away. The server comes first wherever it may know
 * better: only files that have their content in their name are taken from what is kept without asking. The API and the
 * sockets never come by here.
 */

/** Addresses of everything the page needs, and a word for just this build; the build writes both in. */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

/** What the types of pages do not know of service workers. */
interface Extended extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetched extends Extended {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface ServiceWorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: Extended) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetched) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
}
const worker = globalThis as unknown as ServiceWorkerScope;

const PREFIX = 'landfall-';
const CACHE = PREFIX + __VERSION__;
const FILES: ReadonlySet<string> = new Set(__FILES__);
/** How long the server may think about a page before the kept one is shown. */
const PATIENCE_MS = 4_000;

const isForever = (path: string): boolean => path.startsWith('/assets/');

worker.addEventListener('install', (event) => {
  event.waitUntil(keepAll().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || /^\/api(\/|$)/.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(fromServer(request, '/'));
  else if (!FILES.has(pathname)) return;
  else event.respondWith(isForever(pathname) ? fromCache(request, pathname) : fromServer(request, pathname));
});

/** One file after the other, because there is no hurry. What an older build had, too, is not fetched again. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const path of FILES) {
    const known = isForever(path) ? await caches.match(path) : undefined;
    await cache.put(path, known ?? (await fetched(path)));
  }
}

async function fetched(path: string): Promise<Response> {
  const response = await fetch(path, { cache: isForever(path) ? 'default' : 'no-cache' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  if (path === '/' && !(await isOfThisBuild(response.clone()))) throw new Error('the pages are being replaced');
  return response;
}

/** Whether all that the page asks for at first is kept with it. */
async function isOfThisBuild(page: Response): Promise<boolean> {
  const asked = (await page.text()).match(/\/assets\/[\w.-]+/g) ?? [];
  return asked.every((path) => FILES.has(path));
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
}

async function kept(path: string): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(path);
}

async function fromCache(request: Request, path: string): Promise<Response> {
  return (await kept(path)) ?? fetch(request);
}

/** What the server says, or what is kept where it says nothing, too late, or that it cannot. */
async function fromServer(request: Request, path: string): Promise<Response> {
  const instead = await kept(path);
  if (!instead) return fetch(request);
  const answer = fetch(request).then(
    (response) => (response.status >= 500 ? instead : response),
    () => instead,
  );
  return Promise.race([answer, after(PATIENCE_MS).then(() => instead)]);
}

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
