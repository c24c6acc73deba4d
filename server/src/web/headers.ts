import { createHash } from 'node:crypto';
import helmet from 'helmet';
import { NOTICE_STYLE } from './notice.ts';

const noticeStyle = `'sha256-${createHash('sha256').update(NOTICE_STYLE).digest('base64')}'`;

/**
 * Only our own scripts run. Boards are drawn from blobs and data; the page sets a few styles by attribute. Headers that
 * only make sense over TLS are left to the proxy that adds it, because browsers complain about them on a home network.
 */
export const securityHeaders = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", "'wasm-unsafe-eval'"], // CPUs that think in the browser
      styleSrc: ["'self'", "'unsafe-inline'"], // for browsers that do not know the two that follow
      styleSrcElem: ["'self'", noticeStyle],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      mediaSrc: ["'self'", 'data:', 'blob:'],
      // Our sockets are among 'self', except in Safari before 15.4, which cannot run the page anyway.
      connectSrc: ["'self'", 'data:', 'blob:'],
      workerSrc: ["'self'"],
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
