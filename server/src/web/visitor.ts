import type { IncomingMessage } from 'node:http';

/**
 * Where a request comes from, as Express finds it out, also for a socket, which Express never sees: each proxy that is trusted has
 * added the address that it was asked from.
 */
export function visitorOf(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustProxy: number,
): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join().split(',').filter(Boolean);
  const way = [...forwarded.map((address) => address.trim()), socket.remoteAddress ?? ''];
  return way.at(-1 - Math.min(trustProxy, forwarded.length))!;
}
