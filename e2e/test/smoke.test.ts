import type { Browser } from 'playwright-core';
import { launchBrowser, newVisitor } from '../src/browser.ts';
import { type RunningServer, startServer } from '../src/server.ts';

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser({ webgl: true }), startServer()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('the home page opens, draws its heading and complains of nothing', async () => {
  const { page, errors, close } = await newVisitor(browser);
  await page.goto(server.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.title()).toContain('Landfall');
  expect(errors).toEqual([]);
  await close();
});

test('the service ends at once when it is asked to, with exit code 0', async () => {
  const other = await startServer();
  const asked = performance.now();
  expect(await other.stop()).toBe(0);
  expect(performance.now() - asked).toBeLessThan(5_000);
});
