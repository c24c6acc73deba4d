export const LOG_LEVELS = ['silent', 'error', 'warn', 'info'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Where the service tells its operator what happens. Secrets, invite codes and names never go in. */
export interface Log {
  error(what: string, error?: unknown): void;
  warn(what: string, error?: unknown): void;
  info(what: string): void;
}

/** A log on the console that leaves out everything less important than `level`. */
export function consoleLog(level: LogLevel): Log {
  const wanted = (entry: LogLevel) => LOG_LEVELS.indexOf(entry) <= LOG_LEVELS.indexOf(level);
  const line = (entry: string, what: string, error?: unknown) =>
    `${new Date().toISOString()} ${entry} ${what}${error === undefined ? '' : `: ${describe(error)}`}`;
  return {
    error: (what, error) => wanted('error') && console.error(line('error', what, error)),
    warn: (what, error) => wanted('warn') && console.warn(line('warn', what, error)),
    info: (what) => wanted('info') && console.info(what),
  };
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.stack}\ncaused by ${error.cause.stack}` : String(error.stack);
}
