import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder, and those above it, unless they are there. Node would do that itself, but tries for ever where the system
 * says of a folder that is there that it is not, as in /proc.
 * @throws Error of node:fs
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!existsSync(folder)) throw error; // otherwise somebody else was faster
  }
}
