import { newPerson, wordsOf } from '../people/person.ts';
import { asItIs, menu } from './openers.ts';
import { type Room, show } from './view.ts';

/** A game against a CPU, just begun. */
const against = (game: 'gomoku' | 'dominoes'): Room =>
  async function* (studio) {
    const views = { [game]: asItIs, [`${game}-menu`]: menu };
    if (!Object.keys(views).some(studio.wants)) return;
    const person = await newPerson(studio.browser, { name: 'Ann', device: 'laptop' });
    const { page, hands } = person;
    const say = wordsOf(person);
    await page.goto(studio.url);
    await hands.write(page.getByRole('textbox', { name: say('home.yourName') }), person.name);
    const alone = page.getByRole('region', { name: say('solo.title') });
    await hands.press(alone.locator('summary'));
    await hands.pick(alone.getByRole('group', { name: say('home.game') }), say(`${game}.name`));
    await hands.press(page.getByRole('button', { name: say('solo.start'), exact: true }));
    await page.getByRole('navigation', { name: say('common.menu') }).waitFor();
    yield* show(studio, person, views);
    await person.close();
  };

/** The games that need no story to be looked at. */
export const SOLO: readonly Room[] = [against('gomoku'), against('dominoes')];
