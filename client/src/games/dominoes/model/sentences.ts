import type { Seat } from '@landfall/shared/engine/game.ts';
import { retold, roundOf, type Told } from '@landfall/shared/games/dominoes/record.ts';
import type { Move, Round, Table } from '@landfall/shared/games/dominoes/table.ts';
import type { Pip } from '@landfall/shared/games/dominoes/tiles.ts';
import { t, textAt } from '../../../i18n/i18n.ts';
import { type Seen, stageOf } from './seen.ts';
import { personName, pipsText, tileText } from './words.ts';

/** A line of the log; `kind` says how it stands out. */
export interface Sentence {
  text: string;
  kind: 'round' | 'lay' | 'draw' | 'pass' | 'undo';
  /** Why it was done, where a CPU said so. */
  why?: string;
  /** A CPU chose it in the place of whoever has the seat. */
  isByCpu?: boolean;
}

/** Everything that happened: how each round ended, and every move of the last one. It all comes from the table. */
export function sentences(seen: Seen): Sentence[] {
  const { table } = seen;
  const isOver = table.players.some(({ shown }) => shown.length > 0) || table.agenda.length === 0;
  const ended = table.rounds.map((round, n): Sentence => ({ text: roundSentence(seen, round, n + 1), kind: 'round' }));
  const before = isOver ? ended.slice(0, -1) : ended;
  return [
    ...before,
    ...opening(table),
    ...withUndos(seen, together(table, turnsBefore(seen))),
    ...ended.slice(before.length),
  ];
}

/** The tile the line began with, where nobody laid it. */
function opening({ line, moves, start }: Table): Sentence[] {
  if (start !== 'boneyard' || line.first === undefined || moves[0]?.tile === line.first) return [];
  return [{ text: t('dominoes.log.began', { tile: tileText(line.first) }), kind: 'lay' }];
}

interface Counted extends Told {
  times: number;
  /** The number of their action among those that count. */
  turn: number;
}

/** Actions that were played before the first move of this round; whoever is ready for the next one has acted, too. */
function turnsBefore({ table, turns, waitingFor }: Seen): number {
  const ready = stageOf(table) === 'roundOver' ? table.players.length - waitingFor.length : 0;
  return turns - ready - table.moves.filter((_, at) => isOwnAction(table, at)).length;
}

/**
 * Whether a move was an action of its own. The first tile may be laid by the rules, and whoever draws what does not fit
 * draws on, or passes, in the same action (DO-2, DO-4).
 */
function isOwnAction(table: Table, at: number): boolean {
  const [move, before] = [table.moves[at]!, table.moves[at - 1]];
  if (!before) return !beganByRule(table);
  return move.kind === 'lay' || before.kind !== 'draw' || before.seat !== move.seat;
}

/** Whether the highest tile began the line of this round, laid for the seat that held it. */
const beganByRule = (table: Table): boolean => table.start === 'highestDouble' && roundOf(table) === 1;

/** The moves, and each aside behind the last move that stayed then and has stayed since. */
function withUndos(seen: Seen, moves: readonly Counted[]): Sentence[] {
  const { asides } = seen.notes;
  const undos = asides.map(({ text }, n) => ({
    text,
    after: Math.min(...asides.slice(n).map(({ turns }) => turns)),
  }));
  const lines: Sentence[] = [];
  for (const move of moves) {
    while (undos[0] && undos[0].after < move.turn) lines.push({ text: undos.shift()!.text, kind: 'undo' });
    lines.push({ ...moveSentence(seen, move), isByCpu: seen.notes.isTurnByCpu(move.turn) });
  }
  return [...lines, ...undos.map(({ text }): Sentence => ({ text, kind: 'undo' }))];
}

/** Tiles drawn one after another by a seat are told in one sentence. */
function together(table: Table, turnsBefore: number): Counted[] {
  const counted: Counted[] = [];
  let turn = turnsBefore;
  for (const [at, one] of retold(table).entries()) {
    const isOwn = isOwnAction(table, at);
    if (isOwn) turn++;
    const last = counted.at(-1);
    if (last && !isOwn && one.move.kind === 'draw') last.times++;
    else counted.push({ ...one, times: 1, turn });
  }
  return counted;
}

function moveSentence(seen: Seen, { move, ends, times }: Counted): Sentence {
  const on = ends ? [...new Set([ends.left, ends.right])] : [];
  return { text: tellMove(seen, { ...move, on, n: times }), kind: move.kind, why: seen.why(move) };
}

/** A move with all that is said of it: the numbers it passed on, and how many tiles it drew. */
export interface ToldMove extends Pick<Move, 'seat' | 'kind' | 'tile' | 'end'> {
  on?: readonly Pip[];
  n?: number;
}

/** A move in a sentence. */
export function tellMove(seen: Seen, { seat, kind, tile, end, on = [], n = 1 }: ToldMove): string {
  const filling = { name: nameFor(seen, seat), tile: tile ? tileText(tile) : '', pips: pipsText(on), n };
  return textAt(`dominoes.log.${kind === 'lay' ? `lay.${end}` : kind}.${voice(seen, seat)}`, filling) ?? '';
}

const voice = ({ seat }: Seen, who: Seat): 'mine' | 'theirs' => (who === seat ? 'mine' : 'theirs');
const nameFor = ({ people }: Seen, who: Seat): string => people[who]?.name ?? '';

/** How a round ended, in a sentence. */
export function roundSentence(seen: Seen, { ending, winner, points }: Round, number: number): string {
  if (winner === undefined) return t('dominoes.log.tied', { round: number });
  const filling = { round: number, name: personName(seen, winner), n: points };
  return textAt(`dominoes.log.${ending}.${voice(seen, winner)}`, filling) ?? '';
}
