import { watch } from 'node:fs';
import { createServer } from 'node:net';
import { ensureArt } from './client.mjs';
import { inProject } from './paths.mjs';
import { runNode } from './run.mjs';

/**
 * The page from Vite, which reloads what changes in it, in front of a game server that starts anew when its code or the
 * rules change. The page is at the address that `npm start` uses; the server hides behind it on a free port.
 */
export async function dev() {
  const port = process.env.PORT ?? '2567';
  const host = process.env.HOST ?? '0.0.0.0';
  const inner = await freePort();
  await ensureArt();
  const art = redrawOnChange();
  const over = new AbortController();
  const start = (args, env) => runNode(args, { env: { ...process.env, ...env }, signal: over.signal });
  const vite = ['node_modules/vite/bin/vite.js', 'client', '--strictPort', '--clearScreen', 'false'];
  const programs = [
    start(['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
      HOST: '127.0.0.1',
      PORT: `${inner}`,
      LOG: process.env.LOG ?? 'warn', // its own greeting would name the hidden address
    }),
    start([...vite, '--port', port, '--host', host], { LANDFALL_SERVER: `http://127.0.0.1:${inner}` }),
  ];
  const first = await Promise.race(programs);
  over.abort();
  art.close();
  await Promise.all(programs);
  return first;
}

/** Draws the pictures anew when their sources change; to see them, reload the page. */
function redrawOnChange() {
  let drawn = Promise.resolve();
  let soon;
  return watch(inProject('client/art'), { recursive: true }, () => {
    clearTimeout(soon); // an editor touches a file several times when it saves
    soon = setTimeout(() => {
      drawn = drawn.then(ensureArt).catch((error) => console.error(error.message));
    }, 200);
  });
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
