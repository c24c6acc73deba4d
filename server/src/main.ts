import type { RunningServer } from './app.ts';
import type { Config } from './config.ts';
import { nodeProblem } from './nodeVersion.ts';

/** Last resort when closing hangs; longer than closing is allowed to take. */
const EXIT_MS = 8000;

// Without a flag an older Node refuses the file name; with it, it comes as far as this and is told what it needs.
const tooOld = nodeProblem(process.versions.node);
if (tooOld) stop(tooOld);

// Imported only now, because an older Node would stop at these with a message that helps nobody.
const { readConfig } = await import('./config.ts');
const { startServer } = await import('./app.ts');
const { here, urls } = await import('./api/address.ts');
const { ArchiveClosed } = await import('./archive/open.ts');
const { PlaceTaken } = await import('./archive/lock.ts');

const config = configOrStop();
const server = await startServer(config).catch((error: NodeJS.ErrnoException) => stop(whyNot(error, config)));
process.on('unhandledRejection', (error) => config.log.error('unhandled rejection', error));
process.on('uncaughtException', (error) => config.log.error('uncaught exception', error));
// A terminal, npm and a service manager may each send one; only the first counts, so that none cuts the farewell short.
let isClosing = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (!isClosing) void shutDown(server);
    isClosing = true;
  });
announce(server, config);

function configOrStop(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    return stop((error as Error).message);
  }
}

function stop(why: string): never {
  console.error(why);
  process.exit(1);
}

function whyNot(error: NodeJS.ErrnoException, config: Config): string {
  const { port, host, dataDir, databaseUrl } = config;
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Choose another one with PORT, for example PORT=${port + 1}.`;
  if (error.code === 'EACCES') return `Port ${port} may not be used by this account. Choose one above 1023 with PORT.`;
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `HOST=${host} is not an address of this machine.`;
  if (error instanceof PlaceTaken) return isTaken(config);
  if (error instanceof ArchiveClosed) return databaseUrl ? noDatabase(error) : noFolder(error, dataDir);
  return `Landfall could not start: ${error.stack}`;
}

function isTaken({ dataDir, databaseUrl, port }: Config): string {
  if (databaseUrl)
    return 'Another Landfall works with the database at DATABASE_URL. Stop it, or choose another database or schema.';
  const where = port > 0 ? `, perhaps at http://localhost:${port}` : ''; // most often it is this one, started twice
  return `Another Landfall works with the folder DATA_DIR=${dataDir}${where}. Use or stop that one, or choose another folder.`;
}

/** The address of a database has a password in it, so it is not repeated. */
function noDatabase({ message }: Error): string {
  return `The database at DATABASE_URL cannot be used: ${message}. Is it running, and are name and password right?`;
}

function noFolder({ message }: Error, folder: string): string {
  return `The folder DATA_DIR=${folder} cannot be used: ${message}. Choose one that this account may write to.`;
}

async function shutDown(running: RunningServer): Promise<void> {
  setTimeout(() => process.exit(0), EXIT_MS).unref();
  await running.close();
  process.exit(0);
}

function announce({ port, url }: RunningServer, { host, publicUrl, log }: Config): void {
  log.info(`Landfall is open at ${url}`);
  const whom = publicUrl ? 'for everybody' : 'for others on this network';
  for (const address of urls(here({ host, publicUrl }), port)) log.info(`  ${whom}: ${address}`);
}
