import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { newVisitor } from '../browser.ts';
import { type Language, type Words, wordsIn } from '../words.ts';
import { HANDS, type Hands, type Style } from './hands.ts';

/** A browser window of somebody, by what they hold in their hands. */
export const DEVICES = {
  laptop: { style: 'mouse', screen: { viewport: { width: 1440, height: 900 } } },
  phone: { style: 'touch', screen: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  keyboard: { style: 'keyboard', screen: { viewport: { width: 1280, height: 800 } } },
  tablet: { style: 'touch', screen: { viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true } },
} as const satisfies Record<string, { style: Style; screen: BrowserContextOptions }>;

export type Device = keyof typeof DEVICES;

/** Somebody with a browser window of their own. */
export interface Person {
  name: string;
  page: Page;
  context: BrowserContext;
  style: Style;
  hands: Hands;
  /** The language of the page; change both by `speaking`. */
  language: Language;
  say: Words;
  /** Everything that went wrong in the page so far. */
  errors: string[];
  close(): Promise<void>;
}

export async function newPerson(browser: Browser, name: string, device: Device = 'laptop'): Promise<Person> {
  const { style, screen } = DEVICES[device];
  const { page, errors, close } = await newVisitor(browser, { ...screen, deviceScaleFactor: 1 });
  const context = page.context();
  return { name, page, context, style, hands: HANDS[style], language: 'en', say: wordsIn('en'), errors, close };
}

/** The person as they read a page in another language. */
export const speaking = (person: Person, language: Language): Person => ({
  ...person,
  language,
  say: wordsIn(language),
});
