import { existsSync } from 'node:fs';
import { join } from 'node:path';
import compression from 'compression';
import express, { type ErrorRequestHandler, type Response, Router } from 'express';
import type { Log } from '../log.ts';

/** The addresses that the pages themselves understand; a table's code may come in any case. */
const ROUTES = ['/', '/t/:code', '/t/:code/replay/:round', '/about', '/rules'];

/** The built client: files under `/assets` have their content in their name and never change. */
export function pages(folder: string, log: Log): Router {
  const router = Router();
  const index = join(folder, 'index.html');
  router.use(compression());
  router.use('/assets', express.static(join(folder, 'assets'), { immutable: true, maxAge: '1y' }));
  router.use(express.static(folder, { index: false }));
  router.get(ROUTES, (_request, response) => {
    if (existsSync(index)) response.setHeader('Cache-Control', 'no-cache').sendFile(index);
    else plain(response, 503, 'The pages have not been built yet: npm run build');
  });
  router.use((_request, response) => plain(response, 404, 'There is nothing at this address.'));
  router.use(answerErrors(log));
  return router;
}

const answerErrors =
  (log: Log): ErrorRequestHandler =>
  (error, _request, response, _next) => {
    const status: number = error.status ?? 500;
    if (status >= 500) log.error('page', error);
    plain(response, status, status >= 500 ? 'Something went wrong on our side.' : 'This address cannot be read.');
  };

const plain = (response: Response, status: number, text: string) => response.status(status).type('text').send(text);
