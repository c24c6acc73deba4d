import workerUrl from './thinker.worker.ts?worker&url';

export const startThinker = (): Worker => new Worker(workerUrl, { type: 'module' });

/** Has the browser keep the thread's code, for when it cannot be fetched any more. */
export const fetchThinker = (): Promise<unknown> => fetch(workerUrl);
