import { commands } from './commands.mjs';
import { ensureInstalled } from './install.mjs';
import { projectNode } from './node.mjs';
import { endWithParent } from './orphan.mjs';
import { finish, run } from './run.mjs';

/**
 * Installs what is missing, changes over to the Node that the lockfile brings, and does what was asked for; whatever needs
 * something built builds it first.
 */
export async function main([name, ...args]) {
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
}
