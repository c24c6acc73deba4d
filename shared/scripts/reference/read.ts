import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

/** A position as a reference game records it; index 0 of a draw pile is its top, of a discard pile its bottom. */
export interface RecordedState {
  flood: number;
  phase: string;
  result: string | null;
  pos: Record<string, string>;
  hands: Record<string, string[]>;
  flooded: string[];
  sunk: string[];
  got: string[];
  tdeck: string[];
  tdisc: string[];
  fdeck: string[];
  fdisc: string[];
}

export interface RecordedStart {
  game: number | string;
  players: string[];
  map: string[];
  level: string;
  state: RecordedState;
}

export interface RecordedStep {
  game: number | string;
  legal: string[];
  act: string;
  state: RecordedState;
}

/** The file is not one of reference games; the message says where and why. */
export class Malformed extends Error {}

type Shape = (value: unknown) => boolean;
const number: Shape = (value) => typeof value === 'number';
const string: Shape = (value) => typeof value === 'string';
const listOf =
  (shape: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.every(shape);
const recordOf =
  (shape: Shape): Shape =>
  (value) =>
    isObject(value) && Object.values(value).every(shape);
const either =
  (...shapes: Shape[]): Shape =>
  (value) =>
    shapes.some((shape) => shape(value));
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const STATE: Record<keyof RecordedState, Shape> = {
  flood: number,
  phase: string,
  result: either(string, (value) => value === null),
  pos: recordOf(string),
  hands: recordOf(listOf(string)),
  flooded: listOf(string),
  sunk: listOf(string),
  got: listOf(string),
  tdeck: listOf(string),
  tdisc: listOf(string),
  fdeck: listOf(string),
  fdisc: listOf(string),
};
const GAME = either(number, string);
const START = { game: GAME, players: listOf(string), map: listOf(string), level: string };
const STEP = { game: GAME, legal: listOf(string), act: string };

/**
 * Hands every line of a file of reference games, plain or gzipped, to the visitor in order.
 * @throws Malformed when the file cannot be read or a line is not of the recorded form
 */
export async function readLines(
  file: string,
  visit: { start(line: RecordedStart): void; step(line: RecordedStep): void },
): Promise<void> {
  let number = 0;
  const take = (text: string) => {
    number++;
    if (text.trim() === '') return;
    try {
      visitLine(parse(text), visit);
    } catch (error) {
      throw error instanceof Malformed ? new Malformed(`${file}:${number}: ${error.message}`) : error;
    }
  };
  const split = async (chunks: AsyncIterable<Buffer>) => {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of chunks) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(take);
    }
    take(rest);
  };
  try {
    if (await isGzip(file)) await pipeline(createReadStream(file), createGunzip(), split);
    else await pipeline(createReadStream(file), split);
  } catch (error) {
    throw isSystemError(error) ? new Malformed(`${file}: ${error.message}`) : error;
  }
}

/** Errors of the file system and of the unpacking carry a code. */
const isSystemError = (error: unknown): error is { code: string; message: string } =>
  isObject(error) && typeof error.code === 'string';

async function isGzip(file: string): Promise<boolean> {
  await using handle = await open(file);
  const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
  return buffer.equals(Buffer.from([0x1f, 0x8b]));
}

function parse(text: string): Record<string, unknown> {
  let line: unknown;
  try {
    line = JSON.parse(text);
  } catch {
    throw new Malformed('not JSON');
  }
  if (!isObject(line)) throw new Malformed('not a JSON object');
  return line;
}

function visitLine(line: Record<string, unknown>, visit: Parameters<typeof readLines>[1]): void {
  const starts = 'players' in line;
  demand(line, starts ? START : STEP, '');
  if (!isObject(line.state)) throw new Malformed('"state" is missing or of the wrong kind');
  demand(line.state, STATE, 'state.');
  if (starts) visit.start(line as unknown as RecordedStart);
  else visit.step(line as unknown as RecordedStep);
}

function demand(fields: Record<string, unknown>, shapes: Record<string, Shape>, where: string): void {
  for (const [name, shape] of Object.entries(shapes))
    if (!Object.hasOwn(fields, name) || !shape(fields[name]))
      throw new Malformed(`"${where}${name}" is missing or of the wrong kind`);
}
