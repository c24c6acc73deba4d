import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { type Abilities, launchBrowser } from './browser.ts';
import { type Call, gather, type Party } from './people/party.ts';
import { complaints, type Device, newPerson, type Person } from './people/person.ts';
import { type RunningServer, startServer } from './server.ts';

/** Where the pages of a test that failed are pictured. */
const PICTURES = join(import.meta.dirname, '../../screenshots/failed');

/** Nothing that goes by itself is waited for. */
export const AT_ONCE = { PACE_MS: '0', WINDOW_MS: '0' };

/** What a test is given: people in browsers of their own. They go home after it. */
export interface Scene {
  url: string;
  browser: Browser;
  person(name: string, device: Device): Promise<Person>;
  party(call: Omit<Call, 'browser' | 'url' | 'onCome'>): Promise<Party>;
  /** Somebody who has come in another way. */
  onCome(person: Person): void;
}

/** How long one test may take: a whole game with four pages on a busy machine, with room to spare. */
const LIMIT_MS = 240_000;

/**
 * Registers tests that share a browser and a service. A test fails when any page complained of anything in it; its pages
 * are pictured then.
 */
export function openHouse(settings: Record<string, string> = AT_ONCE, abilities: Abilities = {}) {
  let browser: Browser;
  let server: RunningServer;

  beforeAll(async () => {
    [browser, server] = await Promise.all([launchBrowser(abilities), startServer(settings)]);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  async function play(body: (scene: Scene) => Promise<void>): Promise<void> {
    const people: Person[] = [];
    const onCome = (person: Person) => void people.push(person);
    try {
      await body({
        url: server.url,
        browser,
        async person(name, device) {
          const person = await newPerson(browser, { name, device });
          onCome(person);
          return person;
        },
        party: (call) => gather({ ...call, browser, url: server.url, onCome }),
        onCome,
      });
      expect(complaints(people)).toEqual([]);
    } catch (error) {
      await takePictures(people);
      throw error;
    } finally {
      await Promise.all(people.map((person) => person.close()));
    }
  }

  return (name: string, body: (scene: Scene) => Promise<void>): void => {
    test(name, () => play(body), LIMIT_MS);
  };
}

async function takePictures(people: readonly Person[]): Promise<void> {
  const name = expect.getState().currentTestName?.replaceAll(/\W+/g, '-') ?? 'test';
  mkdirSync(PICTURES, { recursive: true });
  const shots = people.map((person) => person.page.screenshot({ path: join(PICTURES, `${name}-${person.name}.png`) }));
  await Promise.allSettled(shots);
}
