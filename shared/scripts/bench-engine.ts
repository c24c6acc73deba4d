/**
 * How fast the rules are: `node shared/scripts/bench-engine.ts [game id]`. Plays random games on one core, at every step
 * listing the legal actions of every seat, choosing one of all and applying it to a copy. Best of many short rounds, so
 * that other work on the machine hardly shows.
 */
import type { Seat } from '../src/engine/game.ts';
import { type Match, playLegal, start, viewFor } from '../src/engine/match.ts';
import { copy } from '../src/engine/plain.ts';
import { randomFrom, seeded } from '../src/engine/random.ts';
import { defaultSetting } from '../src/engine/setting.ts';
import { findGame } from '../src/games/registry.ts';

const ROUNDS = 120;
const ROUND_MS = 25;
const SAMPLES = 1000;

const id = process.argv[2] ?? 'forbidden-island';
const game = findGame(id) ?? stop(`there is no game "${id}"`);

interface Position {
  match: Match;
  seats: number;
}

/** Positions met in random play, for measuring single parts on. */
const samples: Position[] = [];
const random = randomFrom(seeded('bench'));
let games = 0;
let actions = 0;
let offered = 0;

function legalOfAll({ match, seats }: Position): { type: string }[][] {
  const lists: { type: string }[][] = [];
  for (let seat = 0; seat < seats; seat++) lists.push(game.legalActions(viewFor(match.state, seat)));
  return lists;
}

function playGame(): number {
  const { min, max } = game.seats;
  const seats = min + (games % (max - min + 1));
  const before = actions;
  let match = start(game, defaultSetting(game, seats), `bench ${games++}`);
  while (game.result(match.state.table) === null) {
    if (samples.length < SAMPLES && random.below(16) === 0) samples.push({ match, seats });
    const lists = legalOfAll({ match, seats });
    const all = lists.reduce((sum, list) => sum + list.length, 0);
    let index = random.below(all);
    let seat: Seat = 0;
    for (; index >= lists[seat]!.length; seat++) index -= lists[seat]!.length;
    match = playLegal(game, match, seat, lists[seat]![index]!).match;
    actions++;
    offered += all;
  }
  return actions - before;
}

/** Microseconds a call takes in the fastest round; `work` returns how many calls it made. */
function fastest(work: () => number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    let calls = 0;
    while (performance.now() - started < ROUND_MS) calls += work();
    best = Math.min(best, (1000 * (performance.now() - started)) / calls);
  }
  return best;
}

const onSamples = (work: (position: Position) => unknown) => () => {
  for (const position of samples) work(position);
  return samples.length;
};

const playing = fastest(playGame);
const copying = fastest(onSamples(({ match }) => (game.copy ?? copy)(match.state)));
const listing = fastest(onSamples(legalOfAll));
const cloning = fastest(onSamples(({ match }) => structuredClone(match.state)));

const number = (value: number, digits = 0) => value.toLocaleString('en', { maximumFractionDigits: digits });
const share = (part: number) => `${number((100 * part) / playing)} %`;
console.log(
  `${id}: ${number(games)} random games, ${number(actions / games)} actions a game, ${number(offered / actions, 1)} legal`,
);
console.log(`legal actions + apply  ${number(1e6 / playing)} actions/s, ${number(playing, 2)} us an action`);
console.log(`  the copy alone       ${number(copying, 2)} us, ${share(copying)}`);
console.log(`  the legal lists      ${number(listing, 2)} us, ${share(listing)}`);
console.log(`without the copy       ${number(1e6 / (playing - copying))} actions/s`);
console.log(
  `a structuredClone of the same state takes ${number(cloning, 2)} us, as long as ${number(cloning / playing, 1)} actions`,
);

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}
