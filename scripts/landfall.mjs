// The one entry of every npm script. It has no dependencies. Here it only looks whether this Node will do; the rest is
// imported afterwards, because an older one would stop at it with a message that helps nobody.
import { problemWith } from './lib/oldest.mjs';

const problem = problemWith(process.versions.node);
if (problem) {
  console.error(`\n${problem}`);
  process.exitCode = 1;
} else {
  void import('./lib/main.mjs').then(({ main }) => main(process.argv.slice(2)));
}
