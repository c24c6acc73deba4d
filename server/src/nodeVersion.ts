/** The first Node that runs TypeScript without a flag. */
export const OLDEST = '22.18';

/** Why the service cannot run under this version of Node, such as `20.19.0`; null where it can. */
export function nodeProblem(version: string): string | null {
  const [major = 0, minor = 0] = numbersOf(version);
  const [oldestMajor = 0, oldestMinor = 0] = numbersOf(OLDEST);
  const isOld = major < oldestMajor || (major === oldestMajor && minor < oldestMinor);
  return isOld ? `Landfall needs Node ${OLDEST} or newer; this is ${version}.` : null;
}

const numbersOf = (version: string): number[] => version.split('.').map(Number);
