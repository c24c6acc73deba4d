/** @jest-environment jsdom */
import type { Seat } from '@landfall/shared/engine/game.ts';
import { type Match, start, viewFor } from '@landfall/shared/engine/match.ts';
import { defaultSetting } from '@landfall/shared/engine/setting.ts';
import { forbiddenIsland } from '@landfall/shared/games/forbidden-island/game.ts';
import type { Island } from '@landfall/shared/games/forbidden-island/table.ts';
import { act } from 'preact/test-utils';
import { listenTo } from '../../../testing/listening.ts';
import { show } from '../../../testing/page.ts';
import { Session } from '../page/Session.ts';
import { linkAt } from '../testing/link.ts';
import { Log } from './Log.tsx';

const SEATS = 3;
/** A game of random choices is over soon, but not before this. */
const LINES = 25;

test('somebody who listens is told each event of a game once, as a whole and in order', async () => {
  const table = linkAt({}, start(forbiddenIsland, defaultSetting(forbiddenIsland, SEATS), 'listen'));
  const session = new Session(table.link);
  function LiveLog() {
    const seen = session.seen.value;
    return seen && <Log seen={seen} events={session.events.value} live />;
  }
  const root = await show(<LiveLog />);
  const { told, changed, stop } = listenTo(root);

  for (let n = 0; table.match().state.table.endings.length === 0; n++)
    await act(async () => {
      const [seat, action] = next(table.match(), n);
      table.playAs(seat, action);
      await session.idle();
    });
  stop();
  session.close();

  const lines = [...root.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(lines.length).toBeGreaterThanOrEqual(LINES);
  expect(changed).toEqual([]);
  expect(told).toEqual(lines);
  expect(lines.every((line) => line !== '')).toBe(true);
});

/** What goes by itself, or the so manieth thing that somebody who is waited for may do. */
function next({ state }: Match<Island>, n: number): [seat: Seat, action: unknown] {
  const step = forbiddenIsland.automatic(state.table);
  if (step) return [step.seat, step.action];
  const seat = forbiddenIsland.waitingFor(state.table)[0]!;
  const legal = forbiddenIsland.legalActions(viewFor(state, seat));
  return [seat, legal[(n * 7) % legal.length]];
}
