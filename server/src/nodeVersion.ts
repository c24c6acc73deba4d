const OLDEST = 22;

/** Why the service cannot run under this version of Node, such as `20.19.0`; null where it can. */
export function nodeProblem(version: string): string | null {
  return Number.parseInt(version, 10) < OLDEST ? `Landfall needs Node ${OLDEST} or newer; this is ${version}.` : null;
}
