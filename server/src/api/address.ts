import { existsSync } from 'node:fs';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import type { AddressReply } from '@landfall/shared/protocol/http.ts';
import type { Request, RequestHandler } from 'express';
import type { Config } from '../config.ts';

type ListeningPlace = Pick<Config, 'host' | 'publicUrl'>;

/** What decides under which addresses others reach the service. */
export interface Surroundings extends ListeningPlace {
  /** A container has addresses that nobody outside can use. */
  inContainer: boolean;
  networks: Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;
}

/** Files of Docker and of Podman. */
const CONTAINER_MARKS = ['/.dockerenv', '/run/.containerenv'];
/** Networks between the containers and machines inside this one. */
const INNER_NETWORK = /^(docker|br-|veth|virbr|podman|cni|vmnet|vboxnet)/;
/** An address that a device gave itself, because nobody gave it one. */
const LINK_LOCAL = /^169\.254\./;
const ANY_HOST = ['0.0.0.0', '::'];

/**
 * Tells whoever sits at the machine itself, and opened the page as `localhost`, how others reach it. Nobody else learns
 * the addresses of this network; a public address is no secret.
 */
export function answerAddress(place: ListeningPlace, lookAround = () => here(place)): RequestHandler {
  return (request, response) => {
    const around = lookAround();
    const mayKnow = around.publicUrl !== '' || isAskedHere(request);
    response.json({ urls: mayKnow ? urls(around, request.socket.localPort ?? 0) : [] } satisfies AddressReply);
  };
}

/** Addresses for others, the likeliest first, without a slash at the end. */
export function urls({ host, publicUrl, inContainer, networks }: Surroundings, port: number): string[] {
  if (publicUrl) return [publicUrl];
  if (inContainer || !ANY_HOST.includes(host)) return [];
  return Object.entries(networks)
    .filter(([name]) => !INNER_NETWORK.test(name))
    .flatMap(([, addresses]) => addresses ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !LINK_LOCAL.test(address))
    .map(({ address }) => address)
    .sort((a, b) => likelihood(b) - likelihood(a))
    .map((address) => `http://${address}:${port}`);
}

/** Home networks mostly have addresses of this kind. */
const likelihood = (address: string): number => (address.startsWith('192.168.') ? 1 : 0);

/**
 * Whether this process is in a container. Podman before 4.6 leaves its file out where `/run` is a file system of its own, as
 * in a container that is read-only; but like systemd it sets a variable.
 */
export const isInContainer = (env: NodeJS.ProcessEnv, exists: (path: string) => boolean): boolean =>
  Boolean(env.container) || CONTAINER_MARKS.some(exists);

/** Where this service runs. */
export const here = ({ host, publicUrl }: ListeningPlace): Surroundings => ({
  host,
  publicUrl,
  inContainer: isInContainer(process.env, existsSync),
  networks: networkInterfaces(),
});

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
const LOOPBACK_NAME = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;
/** What a proxy on this machine adds, behind which anybody may be. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'];

const isAskedHere = ({ socket, headers }: Request): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  LOOPBACK_NAME.test(headers.host ?? '') &&
  PROXY_HEADERS.every((header) => headers[header] === undefined);
