import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from './paths.mjs';

/**
 * Makes `output` with `make`, unless it was made from exactly these inputs. The mark of what it was made from lies
 * inside the output, so that a build which stopped half way, or was deleted, counts as stale.
 * @param {{ inputs: string[], output: string, make: () => Promise<void> }} step paths inside the project
 */
export async function ensureMade({ inputs, output, make }) {
  const mark = inProject(output, '.made-from');
  const now = fingerprint(inputs);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === now) return;
  await make();
  writeFileSync(mark, now);
}

/** A hash of the names and contents of all files in these paths. */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesIn))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(inProject(file)));
  return hash.digest('hex');
}

function filesIn(path) {
  if (!existsSync(inProject(path))) return [];
  if (!statSync(inProject(path)).isDirectory()) return [path];
  return readdirSync(inProject(path))
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}
