/** @jest-environment jsdom */
import type { Event } from '@landfall/shared/games/gomoku/actions.ts';
import { gomoku } from '@landfall/shared/games/gomoku/game.ts';
import { randomGame } from '@landfall/shared/testing/randomPlay.ts';
import { act } from 'preact/test-utils';
import { show } from '../../../testing/page.ts';
import { Announcer } from '../../../ui/announce.tsx';
import { sentence } from '../model/sentences.ts';
import { linkAt, newMatch } from '../testing/link.ts';
import { prepareBrowser } from '../testing/page.tsx';
import { Session } from './Session.ts';

/** A game of random choices, but one in which all of the opening is played. */
const WISHES = { size: '9', opening: 'swap2' };
const SETTING = { seats: 2, options: { ...WISHES, rule: 'freestyle', first: '1' } as never, choices: [{}, {}] };

beforeEach(prepareBrowser);

test.each([0, null])('somebody who listens is told each event of a game once and in order: seat %j', async (viewer) => {
  const root = await show(<Announcer />);
  const told: string[] = [];
  const changed: string[] = [];
  const reader = new MutationObserver((mutations) => {
    for (const { type, target, addedNodes } of mutations)
      if (type === 'characterData') changed.push(target.textContent ?? '');
      else told.push(...[...addedNodes].map(({ textContent }) => textContent ?? ''));
  });
  reader.observe(root, { childList: true, characterData: true, subtree: true });

  const table = linkAt(newMatch(WISHES), viewer);
  const session = new Session(table.link);
  const expected: string[] = [];
  table.link.onPatch(({ events }) =>
    expected.push(...(events as Event[]).map((event) => sentence(event, session.seen.peek()!))),
  );
  for (const { turn } of randomGame(gomoku, SETTING, 'listen'))
    await act(async () => {
      table.playAs(turn.seat, turn.action);
      await session.idle();
    });
  await act(async () => {});
  reader.disconnect();
  session.close();

  expect(table.match().state.table.ending).not.toBe('');
  expect(expected.length).toBeGreaterThan(10);
  expect(told).toEqual(expected);
  expect(changed).toEqual([]);
});
