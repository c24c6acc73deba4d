import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A browser that can be started: its program and what that program needs around it. */
export interface Chromium {
  program: string;
  env: Record<string, string>;
}

/** Where Chrome, Chromium and Edge are usually installed. */
const USUAL_PLACES: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((folder) => [
    join(process.env[folder] ?? 'C:\\', 'Google\\Chrome\\Application\\chrome.exe'),
    join(process.env[folder] ?? 'C:\\', 'Chromium\\Application\\chrome.exe'),
    join(process.env[folder] ?? 'C:\\', 'Microsoft\\Edge\\Application\\msedge.exe'),
  ]),
};

/**
 * The browser for the tests: the one CHROME_PATH names, else the one that comes with the packages (Linux on x64), else an
 * installed one.
 * @throws when there is none
 */
export function findChromium(): Chromium {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROME_PATH is ${named}, but there is no such file.`);
    return { program: named, env: {} };
  }
  if (process.platform === 'linux' && process.arch === 'x64') return unpackedChromium();
  const installed = USUAL_PLACES[process.platform]?.find((place) => existsSync(place));
  if (installed) return { program: installed, env: {} };
  throw new Error('The browser tests need Chrome or Chromium: install one, or set CHROME_PATH to its program.');
}

/** The Chromium of the package @sparticuz/chromium, unpacked once per version and machine. */
function unpackedChromium(): Chromium {
  const archives = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '../bin');
  const { version } = JSON.parse(readFileSync(join(archives, '../package.json'), 'utf8')) as { version: string };
  const home = join(tmpdir(), `landfall-chromium-${process.getuid?.() ?? 0}`, version);
  if (!existsSync(join(home, 'chromium'))) unpack(archives, home);
  return {
    program: join(home, 'chromium'),
    env: {
      LD_LIBRARY_PATH: [join(home, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      FONTCONFIG_FILE: join(home, 'fonts.conf'),
    },
  };
}

/** Unpacks into a folder of its own and then renames it, so that nobody ever sees half a browser. */
function unpack(archives: string, home: string): void {
  mkdirSync(dirname(home), { recursive: true });
  const fresh = mkdtempSync(`${home}-`);
  // The package unpacks into the folder for temporary files, so it gets a process in which that is ours.
  execFileSync(process.execPath, [join(import.meta.dirname, 'unpack.ts'), archives], {
    env: { ...process.env, TMPDIR: fresh },
    stdio: 'inherit',
  });
  writeFileSync(join(fresh, 'fonts.conf'), fontsConf(home));
  try {
    renameSync(fresh, home);
  } catch {
    rmSync(fresh, { recursive: true }); // another process was first
  }
}

/** The package's own file looks for fonts in /tmp only; without any font a page shows no text at all. */
const fontsConf = (home: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${home}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${home}/fonts-cache</cachedir>
  <alias><family>sans-serif</family><prefer><family>Open Sans</family></prefer></alias>
</fontconfig>
`;
