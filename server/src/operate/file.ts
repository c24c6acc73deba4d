import type { Game } from '@landfall/shared/engine/game.ts';
import { positionHash } from '@landfall/shared/engine/hash.ts';
import { type Recording, replay, UnknownFormat, upgraded } from '@landfall/shared/engine/recording.ts';
import { settingProblem } from '@landfall/shared/engine/setting.ts';
import type { RecordingFile } from '@landfall/shared/protocol/http.ts';
import { z } from 'zod';
import type { Incident, SavedRound } from '../archive/archive.ts';

/** A file that cannot be taken in; the message says why. */
export class BadFile extends Error {}

const words = z.record(z.string(), z.string());
const about = z.record(z.string(), z.union([z.string(), z.number()]));
const reason = z.object({ word: z.string(), about: about.optional() });
const turn = z.object({ seat: z.int().min(0), action: z.unknown(), reason: reason.optional() });
const entry = z.union([z.object({ undo: z.int().min(0) }), turn]);

/** What every format has in common; the log is checked once it is in today's. */
const written = z.looseObject({
  format: z.int(),
  game: z.string(),
  setting: z.object({ seats: z.int(), options: words, choices: z.array(words) }),
  seed: z.string(),
  hash: z.string().nullish(),
  started: z.number().nullish(),
  ended: z.number().nullish(),
});
const today = z.object({ log: z.array(entry) });

/** A round as a file: its recording, and what is known about it besides, such as where it was stuck. */
export function toFile(game: string, saved: SavedRound, incidents: readonly Incident[]): string {
  const { round, format, setting, seed, log, started, ended, result, hash } = saved;
  const own = incidents.filter((incident) => incident.round === round).map(({ round: _, ...met }) => met);
  const faults = own.length > 0 ? { incidents: own } : {};
  const file: RecordingFile = { format, game, setting, seed, log, result, hash, started, ended, ...faults };
  return `${JSON.stringify(file)}\n`;
}

export interface TakenIn {
  game: Game;
  round: SavedRound;
}

/**
 * The round in a file, played again from the start to be sure of it.
 * @throws BadFile
 */
export function fromFile(text: string, games: Readonly<Record<string, Game>>): TakenIn {
  const { recording, about } = read(text);
  const game = Object.hasOwn(games, recording.game) ? games[recording.game] : undefined;
  if (!game) throw new BadFile(`the game ${recording.game} is not played here`);
  const problem = settingProblem(game, recording.setting);
  if (problem) throw new BadFile(`${problem.field} cannot be like this (${problem.problem})`);
  const match = replayed(game, recording);
  const hash = positionHash(match);
  if (about.hash && about.hash !== hash) throw new BadFile('it does not lead to the position that it says it leads to');
  const result = game.result(match.state.table);
  const { format, setting, seed, log } = recording;
  const started = about.started ?? Date.now();
  const end = result ? { ended: about.ended ?? Date.now(), result, hash } : { ended: null, result: null, hash: null };
  return { game, round: { round: 1, format, setting, seed, log, started, ...end } };
}

function read(text: string) {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    const isFromNpm = text.trimStart().startsWith('> '); // the export was printed by way of npm
    throw new BadFile(
      isFromNpm ? 'it begins with lines of npm. Delete them, or export with --out FILE' : 'it is not JSON',
    );
  }
  const about = checked(written, content);
  try {
    const recording = upgraded(about);
    return { about, recording: { ...recording, ...checked(today, recording) } as Recording };
  } catch (error) {
    if (error instanceof UnknownFormat) throw new BadFile(error.message);
    throw error;
  }
}

function checked<T>(shape: z.ZodType<T>, content: unknown): T {
  const { data, error } = shape.safeParse(content);
  if (!error) return data;
  const [issue] = error.issues;
  throw new BadFile(`it is no recording: ${issue?.path.join('.') || 'the whole'}: ${issue?.message}`);
}

function replayed(game: Game, recording: Recording) {
  try {
    return replay(game, recording);
  } catch (error) {
    throw new BadFile(`it cannot be played again: ${(error as Error).message}`);
  }
}
