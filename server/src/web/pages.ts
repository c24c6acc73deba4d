import { existsSync } from 'node:fs';
import { join } from 'node:path';
import compression from 'compression';
import express, { type ErrorRequestHandler, type Request, type Response, Router } from 'express';
import type { Log } from '../log.ts';
import { notice, wantsPage } from './notice.ts';

/** The addresses that the pages themselves understand; a table's code may come in any case. */
const ROUTES = [
  '/',
  '/t/:code',
  '/t/:code/replay/:round',
  '/about',
  '/rules',
  '/learn/:game',
  '/offline',
  '/offline/:game',
];

/** The built client: files under `/assets` have their content in their name and never change. */
export function pages(folder: string, log: Log): Router {
  const router = Router();
  const index = join(folder, 'index.html');
  router.use(compression());
  router.use('/assets', express.static(join(folder, 'assets'), { immutable: true, maxAge: '1y' }));
  // What browsers run to keep the pages must not be kept itself.
  const setHeaders = (response: Response, path: string) => {
    if (path === join(folder, 'sw.js')) response.setHeader('Cache-Control', 'no-cache');
  };
  router.use(express.static(folder, { index: false, setHeaders }));
  router.get(ROUTES, (request, response) => {
    if (existsSync(index)) response.setHeader('Cache-Control', 'no-cache').sendFile(index);
    else notice(request, response, { status: 503, of: 'unbuilt' });
  });
  router.use((request, response) => missing(request, response, 404));
  router.use(answerErrors(log, missing));
  return router;

  /** In a browser the page itself says that there is nothing here; everybody else gets a line. */
  function missing(request: Request, response: Response, status: number): void {
    response.status(status).setHeader('Cache-Control', 'no-cache');
    if (request.method === 'GET' && wantsPage(request) && existsSync(index)) response.sendFile(index);
    else response.type('text').send('There is nothing at this address.');
  }
}

const answerErrors =
  (log: Log, missing: (request: Request, response: Response, status: number) => void): ErrorRequestHandler =>
  (error, request, response, next) => {
    const status: number = error.status ?? 500;
    if (status >= 500 && !isSenders(error)) log.error('page', error);
    if (response.headersSent) next(error);
    else if (status < 500) missing(request, response, status);
    else notice(request, response, { status, of: 'broken' });
  };

/** What Node reports when the connection that a page goes out on breaks the rules of HTTP. */
const isSenders = ({ code }: NodeJS.ErrnoException): boolean => code?.startsWith('HPE_') ?? false;
