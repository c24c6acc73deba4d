import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SERVICE_WORKER = fileURLToPath(new URL('./src/offline/service-worker.ts', import.meta.url));
const FILE = 'sw.js';
/** What the page itself never shows: icons of the home screen, licences, marks of the build. */
const LEFT_OUT = /^generated\/app\/(?!favicon\.svg)|\.txt$|^manifest\.webmanifest$|(^|\/)\.|^sw\.js$/;

/** Builds the service worker, and tells it every file that a page without the server needs. */
export function precache(): Plugin {
  return {
    name: 'landfall:precache',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      this.emitFile({ type: 'chunk', id: SERVICE_WORKER, fileName: FILE });
    },
    writeBundle({ dir = '' }) {
      const paths = readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(dir.length + 1)
            .replaceAll('\\', '/'),
        )
        .filter((path) => !LEFT_OUT.test(path))
        .sort();
      const digest = createHash('sha256');
      for (const path of paths) digest.update(path).update(readFileSync(join(dir, path)));
      const built = readFileSync(join(dir, FILE), 'utf8')
        .replaceAll('__FILES__', JSON.stringify(paths.map((path) => (path === 'index.html' ? '/' : `/${path}`))))
        .replaceAll('__VERSION__', JSON.stringify(digest.digest('hex').slice(0, 16)));
      writeFileSync(join(dir, FILE), built);
    },
  };
}
