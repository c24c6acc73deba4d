import type { BrowserContext } from 'playwright-core';

/** The sockets of somebody, whose news can be held up on the way, as on a slow network. */
export interface Line {
  /** From now on nothing arrives that the server sends; what is sent to the server still gets through. */
  hold(): void;
  /** Everything held up arrives, in order. */
  release(): void;
}

/** Takes control of the sockets that a browser window is going to open. */
export async function takeLine(context: BrowserContext): Promise<Line> {
  let held: (() => void)[] | null = null;
  await context.routeWebSocket(/./, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const arrive = () => socket.send(message);
      if (held) held.push(arrive);
      else arrive();
    });
  });
  return {
    hold: () => {
      held ??= [];
    },
    release: () => {
      const waiting = held ?? [];
      held = null;
      for (const arrive of waiting) arrive();
    },
  };
}
