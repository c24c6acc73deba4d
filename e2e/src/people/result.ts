import type { Ending } from '@landfall/shared/games/forbidden-island/table.ts';
import type { Party } from './party.ts';
import { type Person, wordsOf } from './person.ts';

/** Waits until everybody is told how the game ended, and why, in the window that opens by itself. */
export async function hearTheEnd({ players, watchers }: Party, ending: Ending): Promise<void> {
  await Promise.all(
    [...players, ...watchers].map(async (person) => {
      const say = wordsOf(person);
      const window = resultOf(person, ending === 'escaped');
      await window.getByText(say(`forbiddenIsland.over.endings.${ending}`)).waitFor();
    }),
  );
}

/** The window with the result of a game. */
export function resultOf(person: Person, won: boolean) {
  const title = wordsOf(person)(won ? 'forbiddenIsland.over.won' : 'forbiddenIsland.over.lost');
  return person.page.getByRole('dialog', { name: title });
}
