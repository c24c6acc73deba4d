import type { ErrorReply } from '@landfall/shared/protocol/http.ts';
import type { RequestHandler } from 'express';
import { notice } from './notice.ts';
import { RETRY_AFTER_S } from './retry.ts';

/** While the service closes, whoever still comes is told that it will be back, instead of being let down half way. */
export const whileClosing =
  (isClosing: () => boolean): RequestHandler =>
  (request, response, next) => {
    if (!isClosing()) return next();
    response.setHeader('Connection', 'close');
    if (!/^\/api(\/|$)/.test(request.path)) return notice(request, response, { status: 503, of: 'restarting' });
    response
      .status(503)
      .setHeader('Retry-After', RETRY_AFTER_S)
      .json({ error: 'restarting' } satisfies ErrorReply);
  };
