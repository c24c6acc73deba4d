import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EYES, lab } from '../../../testing/eyes.ts';

const css = readFileSync(join(import.meta.dirname, 'styles/tile.css'), 'utf8');
const fillOf = (name: string) => new RegExp(`\\.${name} \\{\\s*fill: (#\\w{6})`).exec(css)![1]!;

const PIPS = ['domino-pip', ...[1, 2, 3, 4, 5].map((pips) => `domino-pip-${pips}`)];

// How many pips there are is what tells; their colours only help, so each must stand out from the tile.
test.each(Object.entries(EYES))('pips of every colour are much darker than the tile with %s vision', (_, eyes) => {
  const tile = lab(fillOf('domino-ivory'), eyes)[0];
  for (const pip of PIPS) expect(tile - lab(fillOf(pip), eyes)[0]).toBeGreaterThan(45);
});
