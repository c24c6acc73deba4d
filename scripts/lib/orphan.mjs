/** How often to look, in milliseconds. */
const LOOK_MS = 300;

/**
 * Ends this process when the one that started it is gone. npm, told to end, ends only the shell between itself and the
 * script, and a server left behind would keep its port.
 */
export function endWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS).unref();
}
