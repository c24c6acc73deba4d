import { type Task, think } from '@landfall/shared/engine/think.ts';
import { BOTS, ESTIMATES } from '@landfall/shared/games/bots.ts';

/** The thread in which the CPUs of a game without a server think, so that the page never stands still. */
addEventListener('message', ({ data }: MessageEvent<{ id: number; task: Task }>) => {
  const { id, task } = data;
  postMessage({ id, advice: think({ bots: BOTS, estimates: ESTIMATES }, task, () => performance.now()) });
});
