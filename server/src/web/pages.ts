import { existsSync } from 'node:fs';
import { join } from 'node:path';
import compression from 'compression';
import express, { type Response, Router } from 'express';
import helmet from 'helmet';

/** The addresses that the pages themselves understand; a table's code may come in any case. */
const ROUTES = ['/', '/t/:code', '/about', '/rules'];

/** The built client: files under `/assets` have their content in their name and never change. */
export function pages(folder: string): Router {
  const router = Router();
  const index = join(folder, 'index.html');
  router.use(headers, compression());
  router.use('/assets', express.static(join(folder, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }));
  router.use(express.static(folder, { index: false }));
  router.get(ROUTES, (_request, response) => {
    if (existsSync(index)) response.setHeader('Cache-Control', 'no-cache').sendFile(index);
    else plain(response, 503, 'The pages have not been built yet: npm run build');
  });
  router.use((_request, response) => plain(response, 404, 'There is nothing at this address.'));
  return router;
}

const plain = (response: Response, status: number, text: string) => response.status(status).type('text').send(text);

/**
 * Only our own scripts run. Boards are drawn from blobs and data; the page sets a few styles by attribute. Headers that
 * only make sense over TLS are left to the proxy that adds it, because browsers complain about them on a home network.
 */
const headers = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      mediaSrc: ["'self'", 'data:', 'blob:'],
      connectSrc: ["'self'", 'ws:', 'wss:', 'data:', 'blob:'],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'self'"],
    },
  },
  strictTransportSecurity: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
});
