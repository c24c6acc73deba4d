import type { Random, Seat } from '../../src/engine/game.ts';
import { copy, same } from '../../src/engine/plain.ts';
import type { Action } from '../../src/games/forbidden-island/actions.ts';
import { forbiddenIsland } from '../../src/games/forbidden-island/game.ts';
import type { State } from '../../src/games/forbidden-island/table.ts';
import { callIn, listedActions, listedSeats } from './customs.ts';
import { describeOurs, describeTheirs, nextSwimmer, recordedOrder } from './describe.ts';
import { Malformed, type RecordedState, type RecordedStep, readLines } from './read.ts';
import { startingState } from './start.ts';
import { actionText, orderless } from './words.ts';

/** A step at which the reference and our engine disagree. */
export interface Mismatch {
  game: number | string;
  step: number; // counted from 1; 0 is the starting position
  differences: string[];
}

export interface Report {
  games: number;
  steps: number;
  /** Steps that could not be compared because their game had already gone another way. */
  skipped: number;
  mismatches: Mismatch[];
}

/** How far one game has been followed. */
interface Replay {
  game: number | string;
  step: number;
  state: State;
  phase: string; // as recorded
  lost: boolean; // the positions have parted: nothing after it can be compared
}

/**
 * Replays every game of the files and compares legal actions and positions with the recorded ones.
 * @throws Malformed when a file is not one of reference games
 */
export async function checkFiles(files: string[]): Promise<Report> {
  const report: Report = { games: 0, steps: 0, skipped: 0, mismatches: [] };
  const note = ({ game, step }: Replay, differences: string[]) => {
    if (differences.length > 0) report.mismatches.push({ game, step, differences });
  };
  for (const file of files) {
    let replay: Replay | undefined;
    await readLines(file, {
      start(line) {
        report.games++;
        replay = { game: line.game, step: 0, state: startingState(line), phase: line.state.phase, lost: false };
        note(replay, comparePositions(replay, line.state));
      },
      step(line) {
        if (replay?.game !== line.game) throw new Malformed(`the first line of game ${line.game} is missing`);
        report.steps++;
        replay.step++;
        if (replay.lost) report.skipped++;
        else note(replay, follow(replay, line));
      },
    });
    if (!replay) throw new Malformed(`${file}: holds no games`);
  }
  return report;
}

/** Plays one recorded step and says everything in which it differs from ours. */
function follow(replay: Replay, line: RecordedStep): string[] {
  const offers = offersOf(replay);
  const differences = compareLegal([...offers.keys()], line.legal.map(orderless));
  const offer = offers.get(orderless(line.act));
  if (!offer) {
    replay.lost = true;
    return [...differences, `played although not legal: ${line.act}`];
  }
  replay.state = carryOut(replay.state, offer, line.state);
  replay.phase = line.state.phase;
  return [...differences, ...comparePositions(replay, line.state)];
}

interface Offer {
  seat: Seat;
  action: Action;
}

/** Everything the reference lists in this position, by its text. */
function offersOf({ state, phase }: Replay): Map<string, Offer> {
  const offers = new Map<string, Offer>();
  for (const seat of listedSeats(state.table, nextSwimmer(phase)))
    for (const action of listedActions(state, seat))
      offers.set(actionText(state.table, seat, action), { seat, action });
  return offers;
}

function compareLegal(ours: string[], theirs: string[]): string[] {
  const only = (mine: string[], other: string[]) => {
    const known = new Set(other);
    return mine.filter((text) => !known.has(text));
  };
  const repeated = theirs.filter((text, index) => theirs.indexOf(text) < index);
  return [
    ...only(theirs, ours).map((text) => `legal only in the reference: ${text}`),
    ...only(ours, theirs).map((text) => `legal only here: ${text}`),
    ...repeated.map((text) => `twice in the reference: ${text}`),
  ];
}

/** The position after an action, every shuffle coming out as it did in the recording. */
function carryOut(state: State, { seat, action }: Offer, recorded: RecordedState): State {
  const draft = copy(state);
  const random: Random = {
    below: () => 0,
    shuffle(pile) {
      const order = recordedOrder(draft.table, pile, recorded);
      if (order) pile.splice(0, pile.length, ...order);
    },
  };
  const context = { random, emit() {} };
  forbiddenIsland.apply(draft, seat, action, context);
  // In the reference, ending the actions and drawing the first treasure card are one step.
  if (action.type === 'endActions') forbiddenIsland.apply(draft, seat, { type: 'drawTreasure' }, context);
  if (action.type === 'drawFlood') callIn(draft.table);
  return draft;
}

/** What differs between our position and the recorded one; if anything does, the replay is lost. */
function comparePositions(replay: Replay, recorded: RecordedState): string[] {
  const ours = describeOurs(replay.state);
  const theirs = describeTheirs(recorded);
  const fields = Object.keys(ours) as (keyof typeof ours)[];
  const wrong = fields.filter((field) => !same(ours[field], theirs[field]));
  replay.lost = wrong.length > 0;
  return wrong.map(
    (field) => `${field} should be ${JSON.stringify(theirs[field])} but is ${JSON.stringify(ours[field])}`,
  );
}
