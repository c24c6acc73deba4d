// What an operator may do with stored games: `node server/src/operate.ts`, or `npm run archive --`.
import { ArchiveClosed, openArchive } from './archive/open.ts';
import { readConfig } from './config.ts';
import { COMMANDS, USAGE } from './operate/commands.ts';
import { BadRequest } from './operate/request.ts';

const [name = '', ...args] = process.argv.slice(2);
process.exitCode = await operate(name, args);

/** @returns 0 when all is well, 1 when something is wrong with what was asked for, 2 when it was not understood */
async function operate(name: string, args: string[]): Promise<number> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    console.error(USAGE);
    return 2;
  }
  try {
    const config = readConfig(process.env);
    const archive = await openArchive(config);
    try {
      return await command({ archive, config, args });
    } finally {
      await archive.close();
    }
  } catch (error) {
    if (error instanceof BadRequest) console.error(`${error.message}\n\n${USAGE}`);
    else console.error(error instanceof ArchiveClosed ? `The archive cannot be opened: ${error.message}` : error);
    return error instanceof BadRequest ? 2 : 1;
  }
}
