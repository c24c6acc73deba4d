import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import type { Point } from '../../src/games/gomoku/board.ts';
import type { MatchOptions } from './options.ts';
import type { Player } from './players.ts';

/** The rules by their number in the protocol. */
const RULES = { freestyle: 0, standard: 1, renju: 4 } as const;
const USUAL_MS = 1000;
/** Some engines lose what is sent right after their answer. */
const BREATH_MS = 40;
/** An engine that is silent for so much longer than it may has hung. */
const PATIENCE_MS = 10_000;

/** Starts an engine that speaks the Gomocup protocol (https://plastovicka.github.io/protocl2en.htm). */
export async function startEngine(command: string, { size, rule, ms = USUAL_MS }: MatchOptions): Promise<Player> {
  const [program = '', ...args] = partsOf(command);
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'ignore'] });
  await Promise.race([once(child, 'spawn'), once(child, 'error').then(([error]) => Promise.reject(error))]);
  const line = answersOf(child);
  let known: Point[] = []; // the stones the engine knows of

  const send = (text: string) => child.stdin!.write(`${text}\r\n`);
  const name = (point: Point) => `${point % size},${Math.floor(point / size)}`;

  /** The next answer that is not a remark. */
  async function answer(isIt: RegExp): Promise<string> {
    for (;;) {
      const text = await line(ms + PATIENCE_MS);
      if (isIt.test(text)) return text;
      if (/^ERROR/i.test(text)) throw new Error(`${command}: ${text}`);
    }
  }

  return {
    async newGame() {
      known = [];
      await pause(BREATH_MS);
      send(`START ${size}`);
      await answer(/^OK/i);
      send(`INFO timeout_turn ${ms}`);
      send('INFO timeout_match 0');
      send('INFO time_left 2147483647');
      send(`INFO rule ${RULES[rule]}`);
    },
    async move({ table: { stones } }) {
      await pause(BREATH_MS);
      const isNext = known.length > 0 && stones.length === known.length + 1;
      if (isNext) send(`TURN ${name(stones.at(-1)!)}`);
      else if (stones.length === 0) send('BEGIN');
      else {
        const own = stones.length % 2; // its own stones are those of the colour that is to move
        const lines = stones.map((point, nth) => `${name(point)},${nth % 2 === own ? 1 : 2}`);
        send(['BOARD', ...lines, 'DONE'].join('\r\n'));
      }
      const [x, y] = (await answer(/^\d+,\d+/)).split(',').map(Number) as [number, number];
      known = [...stones, y * size + x];
      return y * size + x;
    },
    end() {
      send('END');
      child.kill();
    },
  };
}

/** The program and its arguments. What has blanks in it stands in quotes, as in a shell; all else means itself. */
export const partsOf = (command: string): string[] =>
  (command.match(/(?:"[^"]*"|'[^']*'|\S)+/g) ?? []).map((part) => part.replace(/"([^"]*)"|'([^']*)'/g, '$1$2'));

/** Reads what a program says, line by line. */
function answersOf({ stdout }: ChildProcess): (patienceMs: number) => Promise<string> {
  const lines = createInterface({ input: stdout! })[Symbol.asyncIterator]();
  return async (patienceMs) => {
    const limit = AbortSignal.timeout(patienceMs);
    const silence = once(limit, 'abort').then(() => Promise.reject(new Error('the engine does not answer')));
    const { value, done } = await Promise.race([lines.next(), silence]);
    if (done) throw new Error('the engine has ended');
    return value.trim();
  };
}
