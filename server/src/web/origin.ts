import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';

type OriginRules = Pick<Config, 'publicUrl' | 'allowedOrigins' | 'trustProxy'>;

/** Addresses of other sites that the operator is told about; after that they are refused in silence. */
const MOST_REPORTED = 20;

/**
 * Whether a request comes from a page of this service, from one that the operator allows, or from no page at all: browsers
 * always say where a page that changes something comes from, and other programs have no reason to.
 */
export function isWelcome({ headers }: Pick<IncomingMessage, 'headers'>, rules: OriginRules): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  if (origin !== '' && [rules.publicUrl, ...rules.allowedOrigins].includes(origin)) return true;
  return hostsOf(headers, rules).some((host) => isAt(origin, host));
}

/** The same, telling the operator about each site that is turned away. */
export function doorkeeper(config: Config): (request: IncomingMessage) => boolean {
  const reported = new Set<string>();
  return (request) => {
    const { origin = '', host = '' } = request.headers;
    if (isWelcome(request, config)) return true;
    if (!reported.has(origin) && reported.size < MOST_REPORTED) {
      reported.add(origin);
      const hint = 'If that is this service, set PUBLIC_URL, or let the proxy pass the Host header on.';
      config.log.warn(`refused ${host} to a page of ${JSON.stringify(origin)}. ${hint}`);
    }
    return false;
  };
}

/** The names under which the service was asked for; a proxy that is trusted may know the outer one. */
function hostsOf(headers: IncomingMessage['headers'], { trustProxy }: OriginRules): string[] {
  const forwarded = trustProxy > 0 ? [headers['x-forwarded-host'] ?? []].flat() : [];
  return [headers.host ?? '', ...forwarded.flatMap((list) => list.split(','))].map((host) => host.trim());
}

/** Whether an origin is that of pages at this host; the port may be left out where it is the usual one. */
function isAt(origin: string, host: string): boolean {
  const asked = URL.parse(origin);
  if (host === '' || asked === null || !/^https?:$/.test(asked.protocol)) return false;
  return URL.parse(`${asked.protocol}//${host}`)?.host === asked.host;
}
