import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder; import.meta.dirname is not known to every Node that may start these scripts. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** A path inside the project. */
export const inProject = (...parts) => join(ROOT, ...parts);
