import { options, RULE_SETS, type RuleSet } from '../options.ts';
import { parsePoint } from './points.ts';
import { checked, type GameRecord, type RecordProblem } from './record.ts';

/** One node of an SGF file: its properties by name, each with its values. */
type Node = Map<string, string[]>;

const GOMOKU = '4'; // the number of this game in GM
const FIRST_LETTER = 'a'.charCodeAt(0);

/** Writes a game in the Smart Game Format, version 4. */
export function writeSgf({ size, rule, stones, black, white }: GameRecord, result?: string): string {
  const header: [name: string, value: string | undefined][] = [
    ['GM', GOMOKU],
    ['FF', '4'],
    ['CA', 'UTF-8'],
    ['SZ', String(size)],
    ['RU', rule],
    ['PB', black],
    ['PW', white],
    ['RE', result],
  ];
  const letter = (number: number) => String.fromCharCode(FIRST_LETTER + number);
  const moves = stones.map(
    (point, nth) => `;${nth % 2 === 0 ? 'B' : 'W'}[${letter(point % size)}${letter(Math.floor(point / size))}]`,
  );
  const properties = header.filter(([, value]) => value !== undefined && value !== '');
  return `(;${properties.map(([name, value]) => `${name}[${escaped(value!)}]`).join('')}\n${moves.join('')})\n`;
}

const escaped = (text: string): string => text.replace(/[\\\]]/g, '\\$&').replace(/\s+/g, ' ');

/** Reads a game from SGF: the first one of a file, along its main line. */
export function readSgf(text: string): GameRecord | RecordProblem {
  const nodes = mainLine(text);
  const root = nodes?.[0];
  if (!nodes || !root) return { problem: 'unreadable' };
  const of = (name: string) => root.get(name)?.[0];
  if ((of('GM') ?? GOMOKU) !== GOMOKU) return { problem: 'otherGame', at: of('GM') };
  const size = of('SZ') ?? '15';
  if (!(options.size as readonly string[]).includes(size)) return { problem: 'badSize', at: size };
  if (nodes.some((node) => node.has('AB') || node.has('AW'))) return { problem: 'setUpStones' };

  const moves = nodes.flatMap((node) =>
    ['B', 'W'].flatMap((colour) => (node.get(colour) ?? []).map((at) => ({ colour, at }))),
  );
  if (moves.length === 0) return { problem: 'empty' };
  const early = moves.find(({ colour }, nth) => colour !== (nth % 2 === 0 ? 'B' : 'W'));
  if (early) return { problem: 'outOfOrder', at: early.at };
  if (moves.some(({ at }) => at === '')) return { problem: 'passed' };
  const points = moves.map(({ at }) => pointOf(at, Number(size)));
  const unknown = points.indexOf(undefined);
  if (unknown >= 0) return { problem: 'noSuchPoint', at: moves[unknown]!.at };
  const rule: RuleSet = RULE_SETS.find((one) => one === of('RU')?.toLowerCase()) ?? 'freestyle';
  return checked(
    { size: Number(size), rule, stones: points as number[], black: of('PB'), white: of('PW') },
    moves.map(({ at }) => at),
  );
}

/** Two letters from the upper left corner, as the format says; some programs write the name of the point instead. */
function pointOf(at: string, size: number): number | undefined {
  if (!/^[a-z]{2}$/i.test(at)) return parsePoint(at, size);
  const [column, row] = [...at.toLowerCase()].map((letter) => letter.charCodeAt(0) - FIRST_LETTER) as [number, number];
  return column < size && row < size ? row * size + column : undefined;
}

const TOKEN = /\s*(?:([();])|([A-Za-z]+)|\[((?:\\[\s\S]|[^\\\]])*)\])/y;

/** The nodes of the first game along the first of every choice of variations; null where the text is no SGF. */
function mainLine(text: string): Node[] | null {
  const nodes: Node[] = [];
  let depth = 0;
  let values: string[] | null = null;
  TOKEN.lastIndex = text.indexOf('(');
  if (TOKEN.lastIndex < 0) return null;
  for (let found = TOKEN.exec(text); found; found = TOKEN.exec(text)) {
    const [, mark, name, value] = found;
    if (mark === ')') return nodes; // the first line that ends is the main one
    if (mark === '(') depth++;
    else if (mark === ';') nodes.push(new Map());
    else if (name !== undefined && nodes.length > 0) {
      values = [];
      nodes.at(-1)!.set(name.replace(/[a-z]/g, ''), values);
    } else if (value !== undefined && values) values.push(value.replace(/\\([\s\S])/g, '$1'));
    else return null;
  }
  return depth > 0 ? null : nodes;
}
