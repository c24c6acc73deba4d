import { openHouse } from '../src/house.ts';
import { type Person, wordsOf } from '../src/people/person.ts';
import { read } from '../src/stories/book.ts';

const scene = openHouse();

/** Presses an entry of the menu in the corner of a game. */
async function choose({ page, hands }: Person, say: ReturnType<typeof wordsOf>, name: string): Promise<void> {
  await hands.press(page.getByRole('button', { name: say('common.menu') }));
  await hands.press(page.getByRole('menuitem', { name }));
}

scene(
  'whoever waits asks after the other, who answers in one press and is not asked again at once',
  async ({ party: call }) => {
    const { players } = await call({ beginning: read('act').beginning, devices: ['laptop', 'phone'] });
    const [ann, ben] = players as [Person, Person];
    const say = wordsOf(ben);
    const name = say('stillThere.askAfter', { name: ann.name });
    const countdown = ben.page.locator('.table-notice', {
      hasText: say('stillThere.asked', { name: ann.name }).slice(0, -1),
    });
    await choose(ben, say, name);
    await countdown.waitFor();
    await ann.hands.press(ann.page.getByRole('button', { name: say('stillThere.here') }));
    await countdown.waitFor({ state: 'detached' });
    await ann.page.getByRole('dialog').waitFor({ state: 'detached' });
    await choose(ben, say, name);
    await ben.page.getByText(say('stillThere.tooSoon', { name: ann.name })).waitFor();
  },
);
