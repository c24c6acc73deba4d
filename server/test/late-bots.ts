import { isMainThread } from 'node:worker_threads';
import type { Bot, Bots } from '@landfall/shared/engine/bot.ts';

/** So long a thread takes until its bots are there. */
export const START_MS = 1500;
if (!isMainThread) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, START_MS);

/** Adds the most it can when it is asked to add, and does nothing else. */
const bold: Bot = (_view, legal) => {
  const action = legal.findLast(({ type }) => type === 'add');
  return action ? { action } : null;
};

const level = { bot: bold, steps: 1 };
export const BOTS: Readonly<Record<string, Bots>> = { counting: { easy: level, medium: level, hard: level } };
