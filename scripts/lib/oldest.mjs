// Read by every Node there is, so nothing here is newer than modules themselves, and nothing is imported.

/** What the packages ask for: with an older Node npm leaves some of them out and says nothing. */
export const STARTS_WITH = '^20.19.0 || >=22.12.0';

/** Why nothing can be started or installed with this version of Node, such as `18.20.8`; null where it can. */
export function problemWith(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major > 22) return null;
  return (
    `Landfall cannot be started with Node.js ${version}: it takes 24, or 22 from 22.12 on, or 20 from 20.19 on.\n` +
    'Install Node.js 24 from https://nodejs.org, open a new terminal and do the same again.'
  );
}
