// Looks for short stories: scout.ts SITUATION PLAYER SEATS LEVEL [SEEDS [LEAST]]. Prints every shorter one that it finds, of
// those with at least so many decisions.
import { PLAYERS } from './players.ts';
import { SITUATIONS, type SituationName } from './situations.ts';
import { tell } from './story.ts';

const [situation, player, seats = '2', level = 'novice', seeds = '1000', least = '0'] = process.argv.slice(2);

const isNamed = <T extends object>(table: T, name: string | undefined): name is keyof T & string =>
  name !== undefined && Object.hasOwn(table, name);

if (!isNamed(SITUATIONS, situation) || !isNamed(PLAYERS, player)) {
  console.error(
    `scout.ts ${Object.keys(SITUATIONS).join('|')} ${Object.keys(PLAYERS).join('|')} [SEATS LEVEL SEEDS LEAST]`,
  );
  process.exit(2);
}

const until = SITUATIONS[situation as SituationName];
let shortest = 100;
for (let seed = 1; seed <= Number(seeds); seed++) {
  const beginning = { seats: Number(seats), options: { level }, seed: `${seed}` };
  const story = tell({ beginning, player: PLAYERS[player], until, most: shortest - 1 });
  if (!story || story.deeds.length < Number(least)) continue;
  shortest = story.deeds.length;
  const kinds = new Set(story.deeds.map(({ action }) => action.type));
  const roles = story.match.state.table.adventurers.map(({ role }) => role);
  console.log(`${shortest} decisions with seed ${seed}: ${[...kinds].join(', ')} by ${roles.join(', ')}`);
}
