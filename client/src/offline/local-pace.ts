/** How fast the table is, in milliseconds: as a server is by default. */
export interface LocalPace {
  /** A CPU takes at least this long, as a person would. */
  cpuMs: number;
  /** Before a step that plays itself. */
  stepMs: number;
  /** The same where the person could do something else before it. */
  windowMs: number;
}

export const PACE: LocalPace = { cpuMs: 900, stepMs: 900, windowMs: 2500 };
