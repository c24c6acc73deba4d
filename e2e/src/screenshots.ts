// Pictures of every main view on every screen, in every language: screenshots/LANGUAGE/VIEW-WIDTHxHEIGHT.png. Words given as
// arguments narrow it down to the views whose name begins with one of them.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_TAGS } from '../../client/src/i18n/languages.ts';
import { launchBrowser } from './browser.ts';
import { gallery } from './gallery/gallery.ts';
import { complaints, type Person } from './people/person.ts';
import { startServer } from './server.ts';

const FOLDER = join(import.meta.dirname, '../../screenshots');

const people: Person[] = [];
const onCome = (person: Person) => void people.push(person);

const words = process.argv.slice(2);
const names = new Set<string>(); // of all views: the gallery asks about each
const wants = (name: string) => {
  names.add(name);
  return words.length === 0 || words.some((word) => name.startsWith(word));
};

for (const language of LANGUAGE_TAGS) mkdirSync(join(FOLDER, language), { recursive: true });
const [browser, server] = await Promise.all([
  launchBrowser({ webgl: true }),
  startServer({ PACE_MS: '0', WINDOW_MS: '0', CPU_MS: '0' }),
]);
try {
  let pictures = 0;
  for await (const sight of gallery({ browser, url: server.url, languages: LANGUAGE_TAGS, wants, onCome })) {
    const { name, language, page, size } = sight;
    const file = join(language, `${name}-${size.width}x${size.height}.png`);
    await page.screenshot({ path: join(FOLDER, file) });
    console.log(file);
    pictures++;
  }
  console.log(`${pictures} pictures in ${FOLDER}`);
  const idle = words.filter((word) => ![...names].some((name) => name.startsWith(word)));
  if (idle.length > 0) {
    console.error(`No name begins with ${idle.join(' or ')}. The names are: ${[...names].join(', ')}`);
    process.exitCode = 1;
  }
  for (const complaint of complaints(people)) console.error(complaint);
} finally {
  await browser.close();
  await server.stop();
}
