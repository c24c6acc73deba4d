import type { Browser, Page } from 'playwright-core';
import { newPerson, type Person, wordsOf } from '../people/person.ts';
import { untilStill } from '../screen/still.ts';
import type { Language } from '../words.ts';
import type { Opener } from './openers.ts';

/** One thing the page can look like, on show. */
export interface View {
  name: string;
  language: Language;
  page: Page;
}

/** Where views are made, and which of them. */
export interface Studio {
  readonly browser: Browser;
  url: string;
  languages: readonly Language[];
  wants(name: string): boolean;
  /** The screens on which a view is looked at in a language; all of them when left out. */
  sizesOf?(name: string, language: Language): readonly Size[];
  /** Is told of everybody before they open their first page. */
  onCome(person: Person): void;
}

/** A few views that belong together; each stays as it is until the next is asked for. */
export type Room = (studio: Studio) => AsyncGenerator<View>;

/** As long as a name can be. */
export const LONG_NAME = 'Maximiliane-Alexandra Xu';

/** Screens of the people it is made for: a small and a usual phone, the same on its side, a tablet, a laptop, a large one. */
export const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
] as const;

export type Size = (typeof SIZES)[number];

/** Somebody comes by themselves, to look at what is on show for one. */
export async function comes({ browser, onCome }: Studio, name: string): Promise<Person> {
  const person = await newPerson(browser, { name, device: 'laptop' });
  onCome(person);
  return person;
}

/** The screen on which views are prepared. */
const AT_WORK = { width: 1280, height: 720 } as const;

/** Shows what openers lead to, in every language, each from the same page as it is after it was loaded. */
export async function* show(
  { languages, wants }: Studio,
  person: Person,
  openers: Readonly<Record<string, Opener>>,
): AsyncGenerator<View> {
  const wanted = Object.entries(openers).filter(([name]) => wants(name));
  const address = person.page.url();
  for (const language of languages) {
    let before = '';
    for (const [name, open] of wanted) {
      await person.page.setViewportSize(AT_WORK);
      if (before === '' || !(await isBack(person, before))) {
        await startAfresh(person, address, language);
        await untilStill(person.page);
        before = await allOf(person.page);
      }
      await open(person);
      yield { name, language, page: person.page };
    }
  }
}

/** All that a page says and consists of. */
const allOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const names = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
    return [location.href, document.body.textContent, document.body.querySelectorAll('*').length, ...names].join('\n');
  });

/** Whether a page is as it was before, for which whatever was opened is closed. */
async function isBack({ page }: Person, before: string): Promise<boolean> {
  for (let tries = 0; tries < 3; tries++) {
    await untilStill(page);
    if ((await allOf(page)) === before) return true;
    await page.keyboard.press('Escape');
  }
  return false;
}

/** Loads the page at an address again, in a language. */
async function startAfresh(person: Person, address: string, language: Language): Promise<void> {
  const { page } = person;
  person.language = language;
  await page.evaluate((chosen) => localStorage.setItem('landfall.language', chosen), language);
  await page.goto(address, { waitUntil: 'networkidle' });
  for (const wait of ['common.loading', 'status.joining'] as const)
    await page.getByText(wordsOf(person)(wait)).first().waitFor({ state: 'hidden' });
}
