import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { type Client, LocalDriver, LocalPresence, matchMaker } from '@colyseus/core';
import { setLogger } from '@colyseus/core/Logger';
import { WebSocketTransport } from '@colyseus/ws-transport';
import express from 'express';
import type { WebSocket } from 'ws';
import { tablesApi } from './api/tables.ts';
import type { Archive } from './archive/archive.ts';
import { type Lock, lockPlace } from './archive/lock.ts';
import { pruneRegularly } from './archive/prune.ts';
import { type Config, DEFAULTS } from './config.ts';
import { Thinkers } from './cpu/thinkers.ts';
import { Heartbeat } from './heartbeat.ts';
import type { Log } from './log.ts';
import { Directory } from './match/directory.ts';
import { MOST_BYTES } from './match/frames.ts';
import { whileClosing } from './web/closing.ts';
import { noticeProxy } from './web/forwarded.ts';
import { securityHeaders } from './web/headers.ts';
import { doorkeeper } from './web/origin.ts';
import { pages } from './web/pages.ts';
import { RETRY_AFTER_S } from './web/retry.ts';
import { Sockets } from './web/sockets.ts';

export interface RunningServer {
  port: number;
  /** Where it can be reached on this machine, without a slash at the end. */
  url: string;
  /** Closes all tables; resolves when every connection has ended, after `closingMs` at the latest. */
  close(): Promise<void>;
}

interface Parts {
  server: Server;
  sockets: Sockets;
  transport: WebSocketTransport;
  heartbeat: Heartbeat;
  archive: Archive;
  lock: Lock;
  thinkers: Thinkers;
  stopPruning(): void;
  config: Config;
}

/** Messages a little too long are answered; longer ones end the connection before they are read. */
const MOST_FRAME_BYTES = 4 * MOST_BYTES;
/** A connection waits for the next request a little longer than a proxy keeps it, so that the proxy never sends into its end. */
const IDLE_MS = 65_000;
const OTHER_SITE = 'A page of another site cannot open a socket here.\n';
/** The only address that sockets are opened at, as reservations name it: /PROCESS/ROOM?sessionId=… */
const SOCKET_URL = /^\/[\w-]+\/[\w-]+\?[\w=&%.-]+$/;

/**
 * Starts the service: pages, API and rooms on one port. One server a process, because the matchmaker is global to it.
 *
 * The framework's own `Server` is not used: it would open `/matchmake`, answer any other site with permissive CORS
 * headers, and install its own signal handlers.
 * @throws Error of node:net, such as EADDRINUSE, when it cannot listen; ArchiveClosed when the place where tables are kept
 * cannot be opened; PlaceTaken when another service works with it
 */
export async function startServer(wanted: Partial<Config> = {}): Promise<RunningServer> {
  const config: Config = { ...DEFAULTS, ...wanted };
  const lock = await lockPlace(config);
  try {
    return await startLocked(config, lock);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function startLocked(config: Config, lock: Lock): Promise<RunningServer> {
  const archive = await config.openArchive(config);
  const thinkers = await Thinkers.open(config);
  setLogger(frameworkLog(config.log));
  await matchMaker.setup(new LocalPresence(), new LocalDriver(), '', async () => matchMaker.processId);
  matchMaker.setHealthChecksEnabled(false);
  await matchMaker.accept();

  const heartbeat = new Heartbeat(config.heartbeatMs);
  const watchSocket = (client: Client) => heartbeat.watch(client.ref as unknown as WebSocket);
  const directory = new Directory({ config, archive, thinkers, watchSocket });
  const isWelcome = doorkeeper(config);
  const sockets = new Sockets(config);
  const app = webApp({ config, directory, isWelcome, sockets });
  const server = createServer({ keepAliveTimeout: IDLE_MS }, app);
  const admitted = new WeakSet<IncomingMessage>();
  server.on('upgrade', (request, socket) => {
    const refusal = refusalOf(request, isWelcome) ?? (sockets.add(socket, request) ? null : TOO_MANY);
    if (refusal === null) admitted.add(request);
    else refuseUpgrade(socket, refusal);
  });
  const transport = new WebSocketTransport({ noServer: true, maxPayload: MOST_FRAME_BYTES, pingInterval: 0 });
  transport.attachToServer(server, { filter: (request: IncomingMessage) => admitted.has(request) });

  await listen(server, config);
  const { port } = server.address() as AddressInfo;
  const stopPruning = pruneRegularly({ archive, config, isOpen: (code) => directory.isInMemory(code) });
  const close = () => closeAll({ server, sockets, transport, heartbeat, archive, lock, thinkers, stopPruning, config });
  return { port, url: `http://${nameOf(config.host)}:${port}`, close };
}

type Welcome = (request: IncomingMessage) => boolean;

interface WebParts {
  config: Config;
  directory: Directory;
  isWelcome: Welcome;
  sockets: Sockets;
}

function webApp({ config, directory, isWelcome, sockets }: WebParts): express.Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.use(noticeProxy(config));
  app.use(securityHeaders);
  app.use(whileClosing(() => !isOpen()));
  app.get('/healthz', async (_request, response) => {
    const isSaving = await directory.isSaving();
    response.type('text').status(isSaving ? 200 : 503);
    response.send(isSaving ? 'ok' : 'Nothing can be saved: the folder of the tables was moved, deleted or replaced.');
  });
  app.use('/api', tablesApi({ config, directory, isWelcome, sockets }));
  app.use(pages(config.pages, config.log));
  return app;
}

const isOpen = (): boolean => matchMaker.state === matchMaker.MatchMakerState.READY;
const isRoomAddress = ({ url = '' }: IncomingMessage): boolean => SOCKET_URL.test(url);

const answer = (status: string, headers = ''): string => `HTTP/1.1 ${status}\r\n${headers}Connection: close\r\n\r\n`;
const RETRY = `Retry-After: ${RETRY_AFTER_S}\r\n`;
const TOO_MANY = answer('429 Too Many Requests', RETRY);

/** The answer to a socket that is asked for at a bad time, elsewhere, or by the page of another site; all others go to the rooms. */
function refusalOf(request: IncomingMessage, isWelcome: Welcome): string | null {
  if (!isOpen()) return answer('503 Service Unavailable', RETRY);
  if (!isRoomAddress(request)) return answer('404 Not Found');
  return isWelcome(request) ? null : answer('403 Forbidden') + OTHER_SITE;
}

/** The other side need not end its half of the connection, and nobody else looks after this one any more. */
function refuseUpgrade(socket: Duplex, refusal: string): void {
  socket.on('error', () => socket.destroy());
  socket.end(refusal, () => socket.destroy());
}

/** How this machine calls itself, where it listens on an address that no browser can open. */
const nameOf = (host: string): string => (['0.0.0.0', '::', '127.0.0.1'].includes(host) ? 'localhost' : host);

function listen(server: Server, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

async function closeAll({
  server,
  sockets,
  transport,
  heartbeat,
  archive,
  lock,
  thinkers,
  stopPruning,
  config,
}: Parts): Promise<void> {
  const { closingMs, log } = config;
  stopPruning();
  const rooms = matchMaker.gracefullyShutdown().catch((error) => log.error('closing', error));
  // Until then everybody who comes is told that the service will be back.
  const gone = rooms.then(() => sockets.gone());
  const closed = gone.then(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const deadline = new Promise<'late'>((resolve) => setTimeout(resolve, closingMs, 'late').unref());
  if ((await Promise.race([closed, deadline])) === 'late') {
    log.warn('some connections did not end by themselves');
    server.close();
  }
  heartbeat.stop();
  transport.shutdown();
  server.closeAllConnections();
  await thinkers.close().catch((error) => log.error('closing the thinkers', error));
  await archive.close().catch((error) => log.error('closing the archive', error));
  await lock.release();
}

/** What the framework reports is for the operator only where it is about itself, not about what strangers sent. */
function frameworkLog(log: Log) {
  const nothing = () => {};
  const warn = (what: unknown) => log.warn(String(what));
  return { debug: nothing, info: nothing, trace: nothing, warn, error: warn };
}
