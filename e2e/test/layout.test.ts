import { LANGUAGE_TAGS } from '../../client/src/i18n/languages.ts';
import { FINGER, faultsOf } from '../src/gallery/faults.ts';
import { gallery } from '../src/gallery/gallery.ts';
import { SIZES, type Size } from '../src/gallery/view.ts';
import { openHouse } from '../src/house.ts';
import type { Language } from '../src/words.ts';

const scene = openHouse();

/** What is looked at, by what leads to it; `npm run screenshots` shows the others, too. */
const VIEWS = [
  ['home', 'create', 'solo', 'offline', 'rules', 'about'],
  ['lobby', 'lobby-menu', 'settings', 'kick', 'lobby-guest', 'invitation', 'lobby-cpus'],
  ['game', 'game-menu', 'game-tile-menu', 'game-helicopter', 'game-sea'],
  [
    'names',
    'names-move',
    'names-give',
    'names-special',
    'names-helicopter',
    'names-helicopter-flies',
    'names-end-turn',
    'names-card',
    'names-player',
    'names-flood-pile',
    'names-log',
    'names-waiting',
  ],
  ['people', 'people-other', 'seal', 'people-watching', 'danger'],
  ['notices', 'notices-asked'],
  ['discard', 'discard-waiting'],
  ['swim', 'swim-waiting'],
  ['stranded', 'stranded-waiting'],
  ['lost', 'replay'],
  ['island-bridge', 'island-atoll', 'island-shadows'],
  ['coach', 'coach-hand', 'coach-move'],
  ['gomoku', 'gomoku-menu'],
  ['dominoes', 'dominoes-menu', 'dominoes-four'],
  ['stuck-host', 'stuck', 'stuck-watching', 'stuck-gomoku'],
];

/** With the most on them, or of a kind of their own; the others are like one of these, and looked at where room is short. */
const EVERYWHERE =
  /^(home|create|solo|offline|lobby|settings|game.*|people-other|seal|danger|notices-asked|discard|lost|coach-hand|gomoku.*|dominoes|dominoes-menu|stuck-host|stuck-gomoku|island-.*)$/;
const SHORT_OF_ROOM: readonly Size[] = SIZES.filter(({ width }) => [320, 844, 1440].includes(width));
const SHORTEST = SHORT_OF_ROOM.slice(0, 1);
/** English has the longest words; the other languages are looked at where room is short. */
const sizesOf = (name: string, language: Language) => {
  if (EVERYWHERE.test(name)) return language === 'en' ? SIZES : SHORT_OF_ROOM;
  return language === 'en' ? SHORT_OF_ROOM : SHORTEST;
};

/** Of a long name there is as much as there is room for; all of it is told once it is pressed. */
const WITH_LONG_NAMES = /^(names|stuck|notices)/;
const SHORTENED_NAME = /^(shortened|cut off at the side|sticks out): b\.(player-name|turn-pill) /;

for (const views of VIEWS)
  scene(`everything fits the screens in every language: ${views.join(', ')}`, async ({ browser, url, onCome }) => {
    const faults: string[] = [];
    const wants = (name: string) => views.includes(name);
    const seen = new Set<string>();
    for await (const sight of gallery({ browser, url, languages: LANGUAGE_TAGS, wants, sizesOf, onCome })) {
      const { name, page, language, size } = sight;
      seen.add(name);
      for (const fault of await page.evaluate(faultsOf, FINGER))
        if (!(WITH_LONG_NAMES.test(name) && SHORTENED_NAME.test(fault)))
          faults.push(`${name}, ${language}, ${size.width}x${size.height}: ${fault}`);
    }
    expect(faults).toEqual([]);
    expect([...seen].sort()).toEqual([...views].sort()); // no name that leads to nothing
  });
