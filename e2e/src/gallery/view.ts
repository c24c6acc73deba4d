import type { Browser, Page } from 'playwright-core';
import { newPerson, type Person, wordsOf } from '../people/person.ts';
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
  /** Is told of everybody before they open their first page. */
  onCome(person: Person): void;
}

/** A few views that belong together; each stays as it is until the next is asked for. */
export type Room = (studio: Studio) => AsyncGenerator<View>;

/** Screens of the people it is made for: a small and a usual phone, the same on its side, a tablet, a laptop, a large one. */
export const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
] as const;

/** Somebody comes by themselves, to look at what is on show for one. */
export async function comes({ browser, onCome }: Studio, name: string): Promise<Person> {
  const person = await newPerson(browser, { name, device: 'laptop' });
  onCome(person);
  return person;
}

/** The screen on which views are prepared. */
const AT_WORK = { width: 1280, height: 720 } as const;

/** Shows what openers lead to, in every language, each from the same page as it is after a reload. */
export async function* show(
  { languages, wants }: Studio,
  person: Person,
  openers: Readonly<Record<string, Opener>>,
): AsyncGenerator<View> {
  const wanted = Object.entries(openers).filter(([name]) => wants(name));
  const address = person.page.url();
  for (const language of languages)
    for (const [name, open] of wanted) {
      await person.page.setViewportSize(AT_WORK);
      await startAfresh(person, address, language);
      await open(person);
      yield { name, language, page: person.page };
    }
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
