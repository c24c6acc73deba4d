import { TableTaken } from '../archive/archive.ts';
import type { Config } from '../config.ts';
import { NotSaved } from './ledger.ts';
import type { Later } from './pacer.ts';

export interface Turns {
  config: Pick<Config, 'log' | 'retryMs'>;
  later(ms: number, run: () => void): () => void;
  /** Does something once everything before it at the table is done. */
  inQueue(run: () => void | Promise<void>): Promise<void>;
}

/** Runs something later, in the table's turn; what could not be saved is tried again until it can. */
export const laterInTurn =
  ({ config, later, inQueue }: Turns): Later =>
  (ms, run) => {
    let isOff = false;
    let callOff = () => {};
    const failed = (error: unknown) => {
      if (error instanceof NotSaved) schedule(config.retryMs);
      else if (!(error instanceof TableTaken)) config.log.error('timer', error);
    };
    const schedule = (wait: number) => {
      if (isOff) return;
      callOff = later(wait, () => {
        inQueue(() => (isOff ? undefined : run())).catch(failed);
      });
    };
    schedule(ms);
    return () => {
      isOff = true;
      callOff();
    };
  };
