// Read by every Node there is, so nothing here is newer than modules themselves, and nothing is imported.

/** What the packages ask for: with another Node npm leaves some of them out and says nothing. */
const ALL_PACKAGES = '^20.19.0 || >=22.12.0';

/** Whether npm leaves out no package with this version of Node, such as `20.18.1`. */
export function takesAllPackages(version) {
  const [major, minor] = version.split('.').map(Number);
  return major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major > 22;
}

/**
 * Why nothing can be started or installed with this version of Node; null where it can. Elsewhere than on Windows what npm
 * leaves out is put in afterwards, by the Node that comes along.
 */
export function problemWith(version, platform = process.platform) {
  const isWindows = platform === 'win32';
  if (takesAllPackages(version) || (!isWindows && Number(version.split('.')[0]) >= 20)) return null;
  const takes = isWindows ? `24, or one that is ${ALL_PACKAGES}` : '20 or newer, best 24';
  return (
    `Landfall cannot be started with Node.js ${version}: it takes ${takes}.\n` +
    'Install Node.js 24 from https://nodejs.org, open a new terminal and do the same again.'
  );
}
