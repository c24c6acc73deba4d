/** Plays the games whose seeds it is sent, one after another, and sends back how each went. */
import { parentPort, workerData } from 'node:worker_threads';
import { simulate } from './simulate-game.ts';

parentPort!.on('message', (seed: number) => parentPort!.postMessage(simulate(workerData, seed)));
