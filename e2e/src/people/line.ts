import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The way from one person's browser to the service, which can be disturbed. */
export interface Line {
  /** The service as it is reached through this line. */
  url: string;
  /** From now on nothing arrives that the service sends; what is sent to the service still gets through. */
  hold(): void;
  /** Everything held up arrives. */
  release(): void;
  /** Every connection breaks, and what was held up is lost. New ones work. */
  cut(): void;
  close(): Promise<void>;
}

/** Opens a line to a service on this machine, on a port of its own. */
export async function openLine(service: string): Promise<Line> {
  const pairs = new Set<{ near: Socket; far: Socket }>();
  let held = false;

  const server = createServer((near) => {
    const far = connect(Number(new URL(service).port), '127.0.0.1');
    const pair = { near, far };
    pairs.add(pair);
    near.pipe(far);
    if (!held) far.pipe(near);
    for (const socket of [near, far]) {
      socket.setNoDelay();
      socket.on('error', () => {}); // a broken connection is closed as well, which is all that matters
      socket.on('close', () => {
        pairs.delete(pair);
        near.destroy();
        far.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const cut = () => {
    held = false;
    for (const { near } of pairs) near.destroy();
  };
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    hold() {
      held = true;
      for (const { near, far } of pairs) far.unpipe(near).pause();
    },
    release() {
      held = false;
      for (const { near, far } of pairs) far.pipe(near);
    },
    cut,
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
