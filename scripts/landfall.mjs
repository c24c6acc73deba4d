// The one entry of every npm script. It has no dependencies and runs on any Node from 20 up: it installs what is missing,
// changes over to the Node that the lockfile brings, builds what is stale, and only then does what was asked for.
import { commands } from './lib/commands.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { projectNode } from './lib/node.mjs';
import { endWithParent } from './lib/orphan.mjs';
import { finish, run } from './lib/run.mjs';

const [name, ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;

if (!command) {
  console.error(`Usage: node scripts/landfall.mjs ${Object.keys(commands).join(' | ')}`);
  process.exit(2);
}

if (process.env.npm_lifecycle_event) endWithParent();

try {
  await ensureInstalled();
  const node = projectNode();
  finish(node === process.execPath ? await command(args) : await run(node, process.argv.slice(1)));
} catch (error) {
  console.error(`\n${error.message}`);
  process.exit(1);
}
