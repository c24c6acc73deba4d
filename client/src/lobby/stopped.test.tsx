/** @jest-environment jsdom */
import { gomoku } from '@landfall/shared/games/gomoku/game.ts';
import type { Table as GomokuTable } from '@landfall/shared/games/gomoku/table.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import type { JSX } from 'preact';
import { TurnPill as DominoPill } from '../games/dominoes/hud/TurnPill.tsx';
import { NOTHING } from '../games/dominoes/model/aim.ts';
import { prompt as dominoesPrompt } from '../games/dominoes/model/prompt.ts';
import { isMyTurn } from '../games/dominoes/model/seen.ts';
import { seenAt as dominoesAt, matchWith } from '../games/dominoes/testing/position.ts';
import { TurnPill as IslandPill } from '../games/forbidden-island/hud/TurnPill.tsx';
import { FREE } from '../games/forbidden-island/model/aim.ts';
import { prompt as islandPrompt } from '../games/forbidden-island/model/prompt.ts';
import { seenAt as islandAt, type Position } from '../games/forbidden-island/testing/position.ts';
import { prompt as gomokuPrompt } from '../games/gomoku/model/prompt.ts';
import { see as gomokuSee } from '../games/gomoku/model/seen.ts';
import { linkAt, newMatch } from '../games/gomoku/testing/link.ts';
import { t } from '../i18n/i18n.ts';
import { show } from '../testing/page.ts';
import { seat as seatOf, tableState } from '../testing/states.ts';
import { canAct, isCalled, stopped } from './stopped.ts';

test.each<[Partial<TableState>, string | null]>([
  [{ phase: 'playing' }, null],
  [{ phase: 'playing', pausedBy: 7 }, 'The game is paused.'],
  [{ phase: 'over' }, null],
  [{ phase: 'over', abandoned: true }, 'The game has ended here.'],
  [{ phase: 'broken' }, 'This game cannot go on.'],
  [{ phase: 'playing', problem: 'stuck' }, 'Nobody can go on from here.'],
])('%j: %s', (changes, text) => {
  expect(stopped(tableState(changes))).toBe(text);
});

test('in a game with a fault only those who are not waited for may still act', () => {
  const stuck = tableState({ phase: 'playing', problem: 'stuck', waitingFor: [1] });
  expect([0, 1].map((seat) => canAct(stuck, seat))).toEqual([true, false]);
  expect([0, 1].map((seat) => canAct({ ...stuck, pausedBy: 2 }, seat))).toEqual([false, false]);
  expect([0, 1].map((seat) => canAct({ ...stuck, problem: '' }, seat))).toEqual([true, true]);
});

test('whoever is waited for is called, unless a CPU decides for them or the game stands still', () => {
  const state = tableState({
    phase: 'playing',
    waitingFor: [0, 1],
    seats: [seatOf(7), seatOf(8, 'any', 'hard'), seatOf(9)],
  });
  expect([0, 1, 2, null].map((seat) => isCalled(state, seat))).toEqual([true, false, false, false]);
  expect(isCalled({ ...state, pausedBy: 9 }, 0)).toBe(false);
});

describe.each<[string, Partial<TableState>]>([
  ['with a fault', { problem: 'stuck' }],
  ['that is paused', { pausedBy: 2 }],
])('nobody is called to a game %s', (_what, changes) => {
  const textOf = async (part: JSX.Element) => (await show(part)).textContent;

  test('of Forbidden Island', async () => {
    const called = islandAt({});
    const seen = islandAt({ state: changes });
    expect([called.waitingFor, seen.waitingFor, seen.legal]).toEqual([[0], [], []]);
    expect(islandPrompt(seen, FREE)).toBe(seen.stopped);
    expect(await textOf(<IslandPill seen={called} />)).toBe('Your turn');
    expect(await textOf(<IslandPill seen={seen} />)).toBe('Stopped');
  });

  test('of Dominoes', async () => {
    const match = matchWith(2, {});
    const seat = match.state.table.starter;
    const seen = dominoesAt({ match, seat, state: changes });
    expect([isMyTurn(dominoesAt({ match, seat })), isMyTurn(seen), seen.legal]).toEqual([true, false, []]);
    expect(dominoesPrompt(seen, NOTHING)).toBe(seen.stopped);
    expect(await textOf(<DominoPill seen={seen} />)).toBe('Stopped');
  });

  test('of Gomoku', () => {
    const match = newMatch({});
    const [seat] = gomoku.waitingFor(match.state.table);
    const state = { ...linkAt(match, seat!).link.state.value!, ...changes } as TableState<GomokuTable>;
    const seen = gomokuSee(state, state.table!, seat!);
    expect([seen.waitingFor, seen.legal]).toEqual([[], []]);
    expect(gomokuPrompt(seen)).toBe(seen.stopped);
  });
});

test('whoever is not waited for still plays a special card where others are stuck', () => {
  const change: Position['change'] = (table) => {
    table.adventurers[1]!.hand = ['sandbags'];
    table.levels[0] = 'flooded';
  };
  const seen = islandAt({ seat: 1, change, state: { problem: 'stuck' } });
  expect(seen.legal.map(({ type }) => type)).toEqual(['sandbag']);
  expect(islandPrompt(seen, FREE)).toBe('Nobody can go on from here.');
  expect(islandPrompt(seen, { kind: 'sandbag' })).toBe(t('forbiddenIsland.aim.sandbag'));
});
