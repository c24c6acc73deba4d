/** @jest-environment jsdom */
import { viewFor } from '@landfall/shared/engine/match.ts';
import { dominoes } from '@landfall/shared/games/dominoes/game.ts';
import { act } from 'preact/test-utils';
import { listenTo } from '../../../testing/listening.ts';
import { show } from '../../../testing/page.ts';
import { Session } from '../page/Session.ts';
import { linkAt } from '../testing/link.ts';
import { matchWith } from '../testing/position.ts';
import { Log } from './Log.tsx';

/** A game over several rounds, in which whoever must draw draws until something fits. */
const OPTIONS = { target: '50', draw: 'drawUntil', start: 'highestDouble' } as const;

test.each([0, null])('somebody who listens is told each event of a game once and in order: seat %j', async (seat) => {
  const table = linkAt({ match: matchWith(3, OPTIONS), seat });
  const session = new Session(table.link);
  const events: { type: string }[] = [];
  table.link.onPatch((patch) => events.push(...(patch.events as { type: string }[])));
  function LiveLog() {
    const seen = session.seen.value;
    return seen && <Log seen={seen} live />;
  }
  const root = await show(<LiveLog />);
  const { told, changed, stop } = listenTo(root);
  while (dominoes.result(table.match().state.table) === null)
    await act(async () => {
      const { state } = table.match();
      const actor = dominoes.waitingFor(state.table)[0]!;
      table.playAs(actor, dominoes.legalActions(viewFor(state, actor))[0]);
      await session.idle();
    });
  await act(async () => {});
  stop();
  session.close();

  const counted = (type: string) => events.filter((event) => event.type === type).length;
  const like = (pattern: RegExp) => told.filter((line) => pattern.test(line)).length;
  expect(counted('roundEnded')).toBeGreaterThan(1);
  expect(like(/^Round \d+:/)).toBe(counted('roundEnded'));
  expect(like(/ passed with no /)).toBe(counted('passed'));
  expect(like(/ laid \[/)).toBe(counted('laid'));
  expect(changed).toEqual([]);
});
