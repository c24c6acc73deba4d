import { LANGUAGE_TAGS } from '../../client/src/i18n/languages.ts';
import { FINGER, faultsOf } from '../src/gallery/faults.ts';
import { gallery } from '../src/gallery/gallery.ts';
import { openHouse } from '../src/house.ts';

const scene = openHouse();

/** The views with the most on them, by what leads to them; `npm run screenshots` shows the others, too. */
const VIEWS = [
  ['home', 'create', 'solo', 'offline'],
  ['lobby', 'settings'],
  ['game', 'game-menu', 'game-tile-menu', 'game-helicopter', 'game-sea'],
  ['people-other', 'seal'],
  ['discard'],
  ['lost'],
  ['coach-hand'],
  ['gomoku', 'gomoku-menu'],
  ['dominoes', 'dominoes-menu'],
  ['stuck-host', 'stuck-gomoku'],
];

for (const views of VIEWS)
  scene(`everything fits every screen in every language: ${views.join(', ')}`, async ({ browser, url, onCome }) => {
    const faults: string[] = [];
    const wants = (name: string) => views.includes(name);
    for await (const { name, page, language, size } of gallery({
      browser,
      url,
      languages: LANGUAGE_TAGS,
      wants,
      onCome,
    }))
      for (const fault of await page.evaluate(faultsOf, FINGER))
        faults.push(`${name}, ${language}, ${size.width}x${size.height}: ${fault}`);
    expect(faults).toEqual([]);
  });
