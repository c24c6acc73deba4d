/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { scene } from '@landfall/shared/games/dominoes/testing/scene.ts';
import { speak, t } from '../../../i18n/i18n.ts';
import { press, show } from '../../../testing/page.ts';
import { layOut } from '../testing/laid-out.ts';
import { linkAt } from '../testing/link.ts';

let tries = 0;
jest.unstable_mockModule('../rules/RulesText.tsx', () => {
  if (++tries === 1) throw new TypeError('no network');
  return { default: () => <p>Lay a tile</p> };
});
const { default: GamePage } = await import('./GamePage.tsx');

beforeAll(() => {
  speak('en');
  layOut({ reducedMotion: true });
});

test('rules that could not be loaded can be asked for again', async () => {
  const match = scene({ hands: ['2|5 5|6', '1|5 3|3'], line: '[2|4] 4|5', boneyard: '0|6 0|4' });
  await show(<GamePage connection={linkAt({ match, seat: 0 }).link} />);
  const body = () => document.querySelector('.dialog-body')?.textContent;
  await press(t('common.menu'));
  await press(t('common.rules'));
  expect(body()).toContain(t('status.partFailed'));
  await press(t('common.retry'));
  expect(body()).toBe('Lay a tile');
});
