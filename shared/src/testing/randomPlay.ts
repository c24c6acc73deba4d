import type { Game, Random, Seat, Setting } from '../engine/game.ts';
import { type Match, playLegal, type Step, start, type Turn, viewFor } from '../engine/match.ts';
import { randomFrom, seeded } from '../engine/random.ts';
import { SUBJECTS } from './subjects.ts';

/** An action somebody may take now. */
export interface Choice {
  seat: Seat;
  action: { type: string };
}

/** One action of a random game, with everything that could have been done instead. */
export interface Ply {
  before: Match;
  choices: Choice[];
  turn: Turn;
  step: Step;
}

/** How often a player looks at what the seats that are not waited for could do, too. */
const MEDDLING = 0.15;

/** Of so many times, a player considers only once what the game's subject calls seldom. */
const SELDOM = 24;

/** Everything anybody may do now, seat by seat. */
export function everyChoice(game: Game, match: Match, seats: number): Choice[] {
  const choices: Choice[] = [];
  for (let seat = 0; seat < seats; seat++)
    for (const action of game.legalActions(viewFor(match.state, seat))) choices.push({ seat, action });
  return choices;
}

/** The choices a player considers, without those that are taken seldom unless nothing else is left. */
function considered(game: Game, choices: Choice[], random: Random): Choice[] {
  const seldom = SUBJECTS[game.id]?.seldom;
  if (!seldom || random.below(SELDOM) === SELDOM - 1) return choices;
  const usual = choices.filter(({ action }) => !seldom.includes(action.type));
  return usual.length > 0 ? usual : choices;
}

/** Picks a kind of action first and then one of that kind, so that kinds with many variants do not crowd out the others. */
function pick(choices: Choice[], random: Random): Choice {
  const types = [...new Set(choices.map(({ action }) => action.type))];
  const type = types[random.below(types.length)];
  const ofType = choices.filter(({ action }) => action.type === type);
  return ofType[random.below(ofType.length)]!;
}

/** Plays on from a match to its end, at random but repeatably. */
export function* playOn(game: Game, match: Match, seats: number, seed: string): Generator<Ply> {
  const random = randomFrom(seeded(`player of ${seed}`));
  for (let now = match; game.result(now.state.table) === null; ) {
    const choices = everyChoice(game, now, seats);
    const waitingFor = game.waitingFor(now.state.table);
    const asked = choices.filter(({ seat }) => waitingFor.includes(seat));
    const meddles = random.below(1000) < MEDDLING * 1000;
    const turn = pick(considered(game, meddles ? choices : asked, random), random);
    const step = playLegal(game, now, turn.seat, turn.action);
    yield { before: now, choices, turn, step };
    now = step.match;
  }
}

/** A whole random game. */
export const randomGame = (game: Game, setting: Setting, seed: string): Generator<Ply> =>
  playOn(game, start(game, setting, seed), setting.seats, seed);
