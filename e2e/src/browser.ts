import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findChromium } from './chromium.ts';

/** WebGL without a graphics card. */
const WITH_WEBGL = [
  '--ignore-gpu-blocklist',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

/** As in a browser that has no WebGL: there the board is drawn by other means, in half the time of a processor. */
const WITHOUT_WEBGL = ['--disable-3d-apis'];

/** Makes no sound and calls nobody. */
const FLAGS = [
  '--disable-gpu-compositing', // without a graphics card the page around the board is painted faster by the processor
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  '--mute-audio',
  '--font-render-hinting=none',
];

/** Chromium refuses to build its sandbox for root. */
const FLAGS_FOR_ROOT = process.getuid?.() === 0 ? ['--no-sandbox', '--no-zygote'] : [];

/** What a browser can do. */
export interface Abilities {
  /** Draws boards as nearly everybody sees them, for what moves on them and for pictures; all else is the same without. */
  webgl?: boolean;
}

/** Starts the browser that every page of a test file shares. Close it in the end. */
export function launchBrowser({ webgl = false }: Abilities = {}): Promise<Browser> {
  const { program, env } = findChromium();
  return chromium.launch({
    executablePath: program,
    args: [...FLAGS, ...(webgl ? WITH_WEBGL : WITHOUT_WEBGL), ...FLAGS_FOR_ROOT],
    env: { ...process.env, ...env },
  });
}

/** One person's browser: a page with a storage of its own, and everything that went wrong in it. */
export interface Visitor {
  page: Page;
  /** Console errors, uncaught exceptions and failed responses so far, for `expect(errors).toEqual([])`. */
  errors: string[];
  close(): Promise<void>;
}

/** Opens a browser window for one more person; nothing in it moves longer than it must. */
export async function newVisitor(browser: Browser, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block', // what a browser keeps for when the server is away has a test of its own
    ...options,
  });
  const page = await context.newPage();
  return { page, errors: errorsOf(page), close: () => context.close() };
}

/** Collects what goes wrong in a page from now on. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 500) errors.push(`${response.status()}: ${response.url()}`);
  });
  return errors;
}
