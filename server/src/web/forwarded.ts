import type { RequestHandler } from 'express';
import type { Config } from '../config.ts';

/**
 * Tells the operator once that a reverse proxy seems to stand in front of the service, which then takes all visitors for one. Anybody
 * can send that header, so it is no more than a hint.
 */
export function noticeProxy({ trustProxy, log }: Pick<Config, 'trustProxy' | 'log'>): RequestHandler {
  let isToTell = trustProxy === 0;
  return (request, _response, next) => {
    if (isToTell && request.headers['x-forwarded-for'] !== undefined) {
      isToTell = false;
      log.warn(
        'a request came with X-Forwarded-For. If a reverse proxy stands in front, set TRUST_PROXY to the number of them, or all visitors share the limits of one address.',
      );
    }
    next();
  };
}
