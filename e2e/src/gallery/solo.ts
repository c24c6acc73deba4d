import { type AloneGame, handOver, handOverIsland, playAlone } from '../people/alone.ts';
import { type Person, wordsOf } from '../people/person.ts';
import { asItIs, coached, hint, menu, type Opener } from './openers.ts';
import { comes, type Room, type Studio, show } from './view.ts';

/** How long CPUs may take for a whole game on a busy machine. */
const GAME_MS = 200_000;

/** What is on show of a game, by what leads to it from where the game begins. */
type Openers = Readonly<Record<string, Opener>>;

/** What somebody sees who plays without other people, from where they have come to. */
const alone = (come: (person: Person, studio: Studio) => Promise<unknown>, openers: Openers): Room =>
  async function* (studio) {
    if (!Object.keys(openers).some(studio.wants)) return;
    const person = await comes(studio, 'Ann');
    await come(person, studio);
    yield* show(studio, person, openers);
    await person.close();
  };

/** A game against CPUs, just begun, and how it ends without more of one's own doing. */
const against = (name: string, game: AloneGame, openers: Openers): Room[] => [
  alone((person, { url }) => playAlone(person, url, game), openers),
  alone(
    async (person, { url }) => {
      await playAlone(person, url, game);
      await handOver(person);
      await untilOver(person);
    },
    { [`${name}-over`]: asItIs },
  ),
];

async function untilOver(person: Person): Promise<void> {
  await person.page.locator('dialog:is(.result, .dialog-result, .domino-result)').waitFor({ timeout: GAME_MS });
}

/** The island of the day. */
async function daily(person: Person, url: string): Promise<void> {
  const { page, hands, name } = person;
  const say = wordsOf(person);
  await page.goto(url);
  await hands.write(page.getByRole('textbox', { name: say('home.yourName') }), name);
  await hands.press(page.getByRole('button', { name: say('forbiddenIsland.daily.name') }));
  await page.getByRole('toolbar', { name: say('forbiddenIsland.actions.label') }).waitFor();
}

/** A game without the server, in which I am the first to play. */
async function offline(person: Person, url: string): Promise<void> {
  const { page, hands } = person;
  const say = wordsOf(person);
  await page.goto(`${url}/offline/forbidden-island`);
  await hands.press(page.locator('summary').filter({ hasText: say('home.options') }));
  const first = page.getByRole('group', { name: say('forbiddenIsland.options.first.label') });
  await hands.pick(first, say('solo.you'));
  await hands.press(page.getByRole('button', { name: say('offline.start') }));
  await page.locator('.turn-mine').waitFor();
}

/** A game of Gomoku from elsewhere, looked at before it is played on. */
async function recorded(person: Person): Promise<void> {
  const { page, hands } = person;
  const say = wordsOf(person);
  await hands.press(page.getByRole('button', { name: say('solo.openRecorded') }));
  await hands.write(page.getByRole('textbox', { name: say('gomoku.record.open') }), 'h8 i9 i8 g8 h7 h9 g9 f10 j6');
  await hands.press(page.getByRole('button', { name: say('gomoku.record.show'), exact: true }));
  await page.locator('.record-board').waitFor();
}

/** What is on show without a second person. */
export const SOLO: readonly Room[] = [
  ...against('gomoku', { game: 'gomoku' }, { gomoku: asItIs, 'gomoku-menu': menu, 'gomoku-hint': hint }),
  alone((person, { url }) => person.page.goto(`${url}/offline/gomoku`), { 'gomoku-record': recorded }),
  ...against('dominoes', { game: 'dominoes' }, { dominoes: asItIs, 'dominoes-menu': menu, 'dominoes-hint': hint }),
  ...against('dominoes-four', { game: 'dominoes', cpus: 3 }, { 'dominoes-four': asItIs }),
  alone((person, { url }) => daily(person, url), { daily: asItIs }),
  alone(
    async (person, { url }) => {
      await daily(person, url);
      await handOverIsland(person);
      await untilOver(person);
    },
    { 'daily-over': asItIs },
  ),
  alone((person, { url }) => person.page.goto(`${url}/learn/forbidden-island`), {
    coach: asItIs,
    'coach-hand': coached(1),
    'coach-move': coached(2),
  }),
  alone((person, { url }) => offline(person, url), { 'offline-game': asItIs }),
];
