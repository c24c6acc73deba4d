import type { Page } from 'playwright-core';
import { untilStill } from '../screen/still.ts';
import { FINGER, faultsOf } from './faults.ts';
import { SIZES } from './view.ts';

/** What is wrong with how a page is laid out on each of the screens, in words. */
export async function faultsEverywhere(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await untilStill(page);
    for (const fault of await page.evaluate(faultsOf, FINGER)) faults.push(`${size.width}x${size.height}: ${fault}`);
  }
  return faults;
}
