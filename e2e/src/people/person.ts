import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { errorsOf, newVisitor } from '../browser.ts';
import { type Language, type Words, wordsIn } from '../words.ts';
import { HANDS, type Hands, type Style } from './hands.ts';
import { type Line, openLine } from './line.ts';

/** A browser window of somebody, and how they use it. */
export const DEVICES = {
  laptop: { style: 'mouse', screen: { viewport: { width: 1280, height: 720 } } },
  keyboard: { style: 'keyboard', screen: { viewport: { width: 1024, height: 700 } } },
  smallWindow: { style: 'mouse', screen: { viewport: { width: 560, height: 640 } } },
  phone: { style: 'touch', screen: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  phoneOnItsSide: { style: 'touch', screen: { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true } },
} as const satisfies Record<string, { style: Style; screen: BrowserContextOptions }>;

export type Device = keyof typeof DEVICES;

/** Somebody with a browser of their own. */
export interface Person {
  readonly name: string;
  readonly style: Style;
  readonly hands: Hands;
  readonly context: BrowserContext;
  /** The tab they use. */
  page: Page;
  language: Language;
  /** Their way to the service, where a test disturbs it. */
  line?: Line;
  /** Everything that went wrong in any of their tabs. */
  readonly errors: string[][];
  close(): Promise<void>;
}

/** Opens a browser for somebody. It prefers a language, which is the one the pages then speak. */
export async function newPerson(
  browser: Browser,
  { name, device, language = 'en' }: { name: string; device: Device; language?: Language },
): Promise<Person> {
  const { style, screen } = DEVICES[device];
  const { page, errors, close } = await newVisitor(browser, { ...screen, locale: language, deviceScaleFactor: 1 });
  return { name, style, hands: HANDS[style], context: page.context(), page, language, errors: [errors], close };
}

/** Gives somebody a line of their own to the service. */
export async function lay(person: Person, service: string): Promise<void> {
  const line = await openLine(service);
  person.line = line;
  person.context.on('close', () => void line.close());
}

/** An address of the service as this person reaches it. */
export const through = ({ line }: Person, address: string): string =>
  line ? new URL(new URL(address).pathname, line.url).href : address;

/** The texts as they read them. */
export const wordsOf = ({ language }: Pick<Person, 'language'>): Words => wordsIn(language);

/** Opens one more tab of the same browser and goes on in it. Resolves to the tab used before. */
export async function openTab(person: Person): Promise<Page> {
  const before = person.page;
  person.page = await person.context.newPage();
  person.errors.push(errorsOf(person.page));
  return before;
}

/** Everything that went wrong for these people. */
export const complaints = (people: readonly Person[]): string[] =>
  people.flatMap(({ name, errors }) => errors.flat().map((error) => `${name}: ${error}`));

/** Drops complaints that the test has provoked. */
export function forgive({ errors }: Person, provoked: RegExp): void {
  for (const tab of errors) tab.splice(0, tab.length, ...tab.filter((error) => !provoked.test(error)));
}
