/** `npm run simulate -- --game ID …`: how well the CPUs play. Worker threads play the games; see `USAGE`. */
import { Worker } from 'node:worker_threads';
import type { Outcome } from './simulate-game.ts';
import { addToLog, openLog } from './simulate-log.ts';
import { readOptions, type Simulation, USAGE, Usage } from './simulate-options.ts';
import { inWords, reportOn } from './simulate-report.ts';

/** Plays every seed that is not done yet on all workers and hands over each outcome as it comes. */
async function playAll(simulation: Simulation, seeds: number[], done: (outcome: Outcome) => void): Promise<void> {
  const queue = [...seeds];
  const workers = Array.from({ length: Math.min(simulation.workers, queue.length) }, async () => {
    const worker = new Worker(new URL('./simulate-worker.ts', import.meta.url), { workerData: simulation });
    await new Promise<void>((resolve, reject) => {
      const next = () => {
        const seed = queue.shift();
        if (seed === undefined) resolve();
        else worker.postMessage(seed);
      };
      worker.on('error', reject);
      worker.on('message', (outcome: Outcome) => {
        done(outcome);
        next();
      });
      next();
    });
    await worker.terminate();
  });
  await Promise.all(workers);
}

const WIDTH = 30;
const startedAt = performance.now();

function showProgress(outcomes: readonly Outcome[], games: number): void {
  const share = outcomes.length / games;
  const bar = '#'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '.');
  const won = outcomes.filter(({ winners }) => winners.length > 0).length;
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const line = `[${bar}] ${outcomes.length}/${games} games, ${won} won, ${seconds} s`;
  if (process.stderr.isTTY) process.stderr.write(`\r${line}${outcomes.length === games ? '\n' : ''}`);
  else if (outcomes.length === games || outcomes.length % Math.ceil(games / 10) === 0)
    process.stderr.write(`${line}\n`);
}

try {
  const simulation = readOptions(process.argv.slice(2));
  const { seed, games, log } = simulation;
  const outcomes = openLog(simulation);
  const seeds = Array.from({ length: games }, (_, index) => seed + index);
  const left = seeds.filter((each) => !outcomes.some((outcome) => outcome.seed === each));
  await playAll(simulation, left, (outcome) => {
    outcomes.push(outcome);
    if (log) addToLog(log, outcome);
    showProgress(outcomes, games);
  });
  const report = reportOn(simulation, outcomes);
  console.log(simulation.json ? JSON.stringify(report) : inWords(report));
} catch (error) {
  if (!(error instanceof Usage)) throw error;
  console.error(`${error.message}\n\n${USAGE}`);
  process.exitCode = 2;
}
