import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { securityHeaders } from '../src/web/headers.ts';
import { pages } from '../src/web/pages.ts';
import { startTestServer, type TestServer } from './harness.ts';

const SCRIPT = `console.log(1);${' '.repeat(5000)}`;
let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'landfall-pages-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Landfall</title>');
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'sw.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'main-1a2b3c.js'), SCRIPT);
  server = await startTestServer({ pages: folder });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
  expect(server.errors).toEqual([]);
});

const page = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });

test.each([
  '/',
  '/?x=1',
  '/t/K7M2QX9RA',
  '/t/k7m-2qx-9ra/',
  '/T/K7M2QX9RA?fbclid=IwAR0&utm_source=x',
  '/t/K7M2QX9RA/replay/12',
  '/about',
  '/rules/',
  '/learn/forbidden-island',
  '/offline',
  '/offline/gomoku',
])('%s is the page, never kept without asking', async (path) => {
  const response = await page(path);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<title>Landfall</title>');
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

test.each([
  '/nothing',
  '/t',
  '/t/a/b',
  '/assets/old-9z.js',
  '/assets/',
  '/..%2f..%2fpackage.json',
  '/%2e%2e/server/package.json',
  '/.env',
  '/monitor',
  '/playground',
  '/colyseus',
  '/__healthcheck',
  '/__apidocs',
])('%s is not there', async (path) => {
  const response = await page(path);
  expect(response.status).toBe(404);
  expect(await response.text()).toBe('There is nothing at this address.');
});

const BROWSER = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

test.each([
  ['/nothing', 404],
  ['/t/a/b', 404],
  ['/assets/old-9z.js', 404],
  ['/t/%E0%A4%A', 400],
])('in a browser %s is a page that says so: %i', async (path, status) => {
  const response = await page(path, BROWSER);
  expect(response.status).toBe(status);
  expect(await response.text()).toContain('<title>Landfall</title>');
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

test('an address that cannot be decoded tells nothing about the machine', async () => {
  const response = await page('/t/%E0%A4%A');
  expect([response.status, await response.text()]).toEqual([400, 'There is nothing at this address.']);
});

test.each([
  ['en-GB,en;q=0.9', 'The pages have not been built yet'],
  ['zh-CN,zh;q=0.9,en;q=0.5', '网页还没有构建'],
  ['zh', '网页还没有构建'],
  ['zh-TW,en;q=0.5', '网页还没有构建'],
  ['en,zh-CN;q=0.9', 'The pages have not been built yet'],
  ['fr,zh;q=0.9,en;q=0.5', '网页还没有构建'],
  ['fr', 'The pages have not been built yet'],
  ['*', 'The pages have not been built yet'],
])('before the pages are built, a page of its own says so (%s)', async (language, text) => {
  const unbuilt = express().use(pages(join(folder, 'nowhere'), { error() {}, warn() {}, info() {} }));
  const listening = unbuilt.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { ...BROWSER, 'Accept-Language': language } });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.text()).toContain(text);
  listening.close();
});

test('files with their content in their name are kept for ever and sent compressed', async () => {
  const response = await page('/assets/main-1a2b3c.js', { 'Accept-Encoding': 'br' });
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(await response.text()).toBe(SCRIPT);
});

test('what keeps the pages in a browser is never kept itself without asking', async () => {
  const response = await page('/sw.js');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
});

test('other files are asked for again', async () => {
  const response = await page('/favicon.svg');
  expect(response.headers.get('cache-control')).toBe('public, max-age=0');
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
});

test('only our own scripts may run, and sockets may be opened', async () => {
  const { headers } = await page('/');
  const policy = headers.get('content-security-policy')!.split(';');
  expect(policy).toEqual(
    expect.arrayContaining(["script-src 'self' 'wasm-unsafe-eval'", "object-src 'none'", "base-uri 'none'"]),
  );
  // Sockets of this service are among 'self'; a script that gets in tells nobody else anything.
  expect(policy.find((rule) => rule.startsWith('connect-src'))).toBe("connect-src 'self' data: blob:");
  expect(policy.join()).not.toContain("'unsafe-eval'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-powered-by')).toBeNull();
  // These would turn a page on a home network without TLS away.
  expect(policy.join()).not.toContain('upgrade-insecure-requests');
  expect(headers.get('strict-transport-security')).toBeNull();
});

test('of styles in a page only that of the page without files is allowed, by its digest', async () => {
  const app = express().use(securityHeaders, pages(join(folder, 'nowhere'), { error() {}, warn() {}, info() {} }));
  const listening = app.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/`, { headers: BROWSER });
  const [, style] = /<style>(.*)<\/style>/s.exec(await response.text())!;
  const digest = createHash('sha256').update(style!).digest('base64');
  const policy = response.headers.get('content-security-policy')!.split(';');
  expect(policy).toContain(`style-src-elem 'self' 'sha256-${digest}'`);
  expect(policy).toContain("style-src-attr 'unsafe-inline'"); // sizes and places that scripts work out
  expect(policy).toContain("worker-src 'self'");
  listening.close();
});

test('it says when it is well', async () => {
  const response = await page('/healthz');
  expect([response.status, await response.text()]).toEqual([200, 'ok']);
});
