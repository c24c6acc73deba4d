/** @jest-environment jsdom */
import type { Chances } from '@landfall/shared/engine/bot.ts';
import { press, show } from '../testing/page.ts';
import { HintCard } from './HintCard.tsx';

const pressed: string[] = [];
const card = (chances?: Chances) =>
  show(
    <HintCard
      hint={{ ply: 0, seat: 0, action: null, ...(chances ? { chances } : {}) }}
      sentence="Do this."
      onFollow={() => pressed.push('follow')}
      onClose={() => pressed.push('close')}
    />,
  );
const told = () => document.querySelector('[role=status]')?.textContent?.trim();

test.each<[Chances | undefined, string]>([
  [undefined, 'Do this.'],
  [{ after: 0.471 }, 'Do this. Chance to win: 47%.'],
  [{ after: 0.471, otherwise: 0.4 }, 'Do this. Chance to win: 47%, otherwise 40%.'],
  [{ after: 0.471, otherwise: 0.472 }, 'Do this. Chance to win: 47%.'],
])('chances %j are told as "%s"', async (chances, text) => {
  await card(chances);
  expect(told()).toBe(text);
});

test('it can be followed and put away', async () => {
  await card();
  await press('Do it');
  await press('Dismiss this message');
  expect(pressed).toEqual(['follow', 'close']);
});

test('while there is none it stands ready to be read out, and says nothing', async () => {
  await show(<HintCard hint={null} sentence="" onClose={() => {}} />);
  expect(told()).toBe('');
  expect(document.querySelectorAll('button')).toHaveLength(0);
});
