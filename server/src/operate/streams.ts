import { readFileSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';

/** Stands for the standard input or output instead of a file, as is usual. */
const STANDARD = '-';

/** A file cannot be read or written; the message says which, and why. */
export class FileTrouble extends Error {}

/** How a file is called in a sentence. */
export const named = (file: string): string => (file === STANDARD ? 'The standard input' : file);

/** @throws FileTrouble */
export async function readAll(file: string): Promise<string> {
  try {
    return file === STANDARD ? await text(process.stdin) : readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new FileTrouble(`There is no file ${file}.`);
    throw new FileTrouble(`${named(file)} cannot be read: ${(error as Error).message}.`);
  }
}

/** @throws FileTrouble */
export async function writeAll(file: string = STANDARD, content: string): Promise<void> {
  try {
    if (file === STANDARD) await print(content);
    else writeFileSync(file, content);
  } catch (error) {
    const what = file === STANDARD ? 'The standard output' : file;
    throw new FileTrouble(`${what} cannot be written: ${(error as Error).message}.`);
  }
}

function print(content: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.once('error', reject);
    process.stdout.write(content, (error) => (error ? reject(error) : resolve()));
  });
}
