/** Writes the golden playthrough of every game anew: `node shared/scripts/playthroughs.ts`. Review them as a diff. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { GAMES } from '../src/games/registry.ts';
import { playthrough, playthroughFile } from '../src/testing/playthrough.ts';

for (const game of Object.values(GAMES)) {
  const file = playthroughFile(game);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, playthrough(game));
  console.log(`wrote the playthrough of ${game.id}`);
}
