import { defineConfig, type ProxyOptions } from 'vite';
import { precache } from './precache.ts';

const server = process.env.LANDFALL_SERVER ?? 'http://localhost:2567';

/** Colyseus opens its sockets at /PROCESS/ROOM; every other request of that shape is a page of ours. */
const sockets: ProxyOptions = {
  target: server,
  ws: true,
  bypass: (request) => (request.headers.upgrade === 'websocket' ? undefined : request.url),
};

export default defineConfig({
  plugins: [precache()],
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: server }, '^/[^/]+/[^/]+\\?sessionId=': sockets } },
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 1600,
    // Phaser keeps its own long-cached file; it is loaded with the first board, never by the home page.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: [{ name: 'phaser', test: /node_modules[\\/]phaser/ }] } },
    },
  },
});
