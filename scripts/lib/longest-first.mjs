import Sequencer from '@jest/test-sequencer';

/** The longest tests, the longest first; with two or three at a time, one that begins late leaves the others idle. */
export const LONGEST = [
  'e2e/test/endings',
  'e2e/test/layout',
  'e2e/test/reload',
  'server/test/chaos',
  'server/test/process',
  'server/test/cpu-games',
  'shared/src/testing/bots',
  'shared/src/testing/conformance',
  'server/test/replay-restart',
];

const rank = ({ path }) => LONGEST.findIndex((name) => path.replaceAll('\\', '/').endsWith(`/${name}.test.ts`));

/** Begins with what takes longest also in a clean clone, where Jest knows of no earlier run and goes by the size of files. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const others = LONGEST.length;
    const order = (test) => (rank(test) < 0 ? others : rank(test));
    return super.sort(tests).sort((a, b) => order(a) - order(b));
  }
}
