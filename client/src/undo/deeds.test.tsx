/** @jest-environment jsdom */
import { type Match, play } from '@landfall/shared/engine/match.ts';
import { defaultSetting } from '@landfall/shared/engine/setting.ts';
import { playAll, scene } from '@landfall/shared/games/dominoes/testing/scene.ts';
import { forbiddenIsland } from '@landfall/shared/games/forbidden-island/game.ts';
import { findGame, GAMES } from '@landfall/shared/games/registry.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { randomGame } from '@landfall/shared/testing/randomPlay.ts';
import { matchAt } from '../games/forbidden-island/testing/position.ts';
import { GAME_WORDS } from '../games/registry.ts';
import { speak } from '../i18n/i18n.ts';
import { LANGUAGE_TAGS } from '../i18n/languages.ts';
import { stateOf } from '../offline/state.ts';
import { fakeConnection } from '../testing/fake-connection.ts';
import { button, press, show } from '../testing/page.ts';
import { Deeds } from './deeds.tsx';
import { noteDeed } from './recent.ts';
import { UndoButton } from './undo-button.tsx';
import { UndoProposal } from './undo-proposal.tsx';
import { teachWords } from './words.ts';

const CODE = 'K7M2QX9RA';
const NAMES = ['Ann', 'Bo', 'Chen', 'Dee', 'Eve', 'Fay'];

beforeAll(async () => {
  for (const [id, load] of Object.entries(GAME_WORDS)) teachWords(id, (await load()).inWords);
});
beforeEach(() => {
  sessionStorage.clear();
  speak('en');
});

/** The state of a table at which so many people play one seat each. */
const tableWith = (game: string, match: Match, seats: number, changes: Partial<TableState> = {}): TableState => ({
  ...stateOf(findGame(game)!, match, { code: CODE, round: 1, names: NAMES.slice(0, seats) }),
  ...changes,
});

/** Plays actions at a table of an island, as its page hears of them. */
function playIsland(actions: readonly [seat: number, action: object][], from = matchAt({ roles: ['diver', 'pilot'] })) {
  let match = from;
  for (const [seat, action] of actions) {
    const step = play(forbiddenIsland, match, seat, action);
    match = step.match;
    noteDeed({ state: tableWith('forbidden-island', match, 2), events: step.events, fresh: false });
  }
  return match;
}
const moves = (match: Match, seat: number) =>
  forbiddenIsland.legalActions({ seat, table: match.state.table, hand: null }).filter(({ type }) => type === 'move');
const lines = (root: HTMLElement) => [...root.querySelectorAll('li')].map(({ textContent }) => textContent);

describe.each(Object.keys(GAMES))('%s', (id) => {
  const game = GAMES[id]!;

  test.each(LANGUAGE_TAGS)('has words in %s for whatever can be done', async (tag) => {
    speak(tag);
    const { inWords } = await GAME_WORDS[id]!();
    const types = new Set<string>();
    for (const seats of [game.seats.min, game.seats.max])
      for (const { step } of randomGame(game, defaultSetting(game, seats), `words ${tag}`)) {
        const said = inWords(step.events, tableWith(id, step.match, seats), 1);
        for (const { type } of step.events) types.add(type);
        for (const sentence of said) expect(sentence).toMatch(/^[^{}]*\p{L}[^{}]*$/u);
        expect(said).not.toEqual([]);
      }
    expect(types.size).toBeGreaterThan(0);
  });
});

test('the dialog names the moves as the log does, to whoever reads it', async () => {
  const start = matchAt({ roles: ['diver', 'pilot'] });
  const first = moves(start, 0)[0]!;
  const after = playIsland([[0, first]], start);
  const second = moves(after, 0)[0]!;
  const match = playIsland([[0, second]], after);
  const state = tableWith('forbidden-island', match, 2, {
    turns: 2,
    undo: { seat: -1, free: 2, last: 0, seats: [0, 0] },
  });
  const { connection } = fakeConnection({ ...state, phase: 'playing' }, 2);
  const root = await show(<UndoButton connection={connection} />);
  await press('Ask to take back…');
  expect(lines(root)).toHaveLength(2);
  for (const line of lines(root)) expect(line).toMatch(/^Ann moved to \p{Lu}/u);
  const mine = await show(<Deeds state={state} left={0} seats={[0, 0]} reader={1} />);
  expect(lines(mine)).toEqual(lines(root).map((line) => line!.replace('Ann', 'You')));
});

test('what is free is named before it is done, where one points', async () => {
  const start = matchAt({ roles: ['diver', 'pilot'] });
  const match = playIsland([[0, moves(start, 0)[0]!]], start);
  const undo = { seat: 0, free: 0, last: 0, seats: [0] };
  const { connection } = fakeConnection(tableWith('forbidden-island', match, 2, { turns: 1, undo }), 1);
  await show(<UndoButton connection={connection} />);
  expect(button('Take back the last action').title).toMatch(/^Take back the last action\nYou moved to \p{Lu}/u);
});

test('those who are asked read the same', async () => {
  const start = matchAt({ roles: ['diver', 'pilot'] });
  const match = playIsland([[0, moves(start, 0)[0]!]], start);
  const proposal = { person: 1, turns: 0, seats: [0], waits: [2] };
  const { connection } = fakeConnection(tableWith('forbidden-island', match, 2, { proposal }), 2);
  const root = await show(<UndoProposal connection={connection} />);
  expect(lines(root)[0]).toMatch(/^Ann moved to/);
});

describe('of many actions', () => {
  /** Ann walks so many times; the rules would not let her, but the page only hears of it. */
  function walk(times: number) {
    const start = matchAt({ roles: ['diver', 'pilot'] });
    const [event] = play(forbiddenIsland, start, 0, moves(start, 0)[0]!).events;
    for (let ply = 1; ply <= times; ply++)
      noteDeed({
        state: tableWith('forbidden-island', { ...start, ply }, 2),
        events: [event],
        fresh: false,
      });
    return (ply: number) => tableWith('forbidden-island', { ...start, ply }, 2);
  }
  const seats = (n: number) => Array.from({ length: n }, () => 0);

  test('those it begins with are named, and the others are counted', async () => {
    const state = walk(9)(9);
    const told = lines(await show(<Deeds state={state} left={1} seats={seats(8)} reader={2} />));
    expect(told).toHaveLength(7);
    expect(new Set(told.slice(0, 6)).size).toBe(1);
    expect(told[6]).toBe('Ann: 2 steps');
  });

  test('what this tab did not see is counted', async () => {
    const stateAt = walk(3);
    const state = { ...stateAt(6), turns: 3 }; // something else was done there meanwhile
    noteDeed({ state, events: [], fresh: true });
    const told = async () => lines(await show(<Deeds state={state} left={2} seats={seats(1)} reader={2} />));
    expect(await told()).toEqual(['Ann: 1 step']);
    sessionStorage.clear();
    expect(await told()).toEqual(['Ann: 1 step']);
  });

  test('what was taken back is not named any more, and what stayed is', async () => {
    const state = { ...walk(3)(4), turns: 1 };
    noteDeed({ state, events: [], fresh: false });
    const told = lines(await show(<Deeds state={state} left={0} seats={seats(1)} reader={2} />));
    expect(told).toEqual([expect.stringMatching(/^Ann moved to/)]);
    const gone = lines(await show(<Deeds state={state} left={0} seats={seats(2)} reader={2} />));
    expect(gone).toEqual([...told, 'Ann: 1 step']);
  });
});

test('in Dominoes tiles that were drawn together are one sentence, and a pass says on what', async () => {
  const { inWords } = await GAME_WORDS.dominoes!();
  const at = scene({ hands: ['0|0', '5|5'], line: '[2|5]', boneyard: '0|1 1|1 1|3', options: { draw: 'drawUntil' } });
  const { match, events } = playAll(at, '0 draw');
  expect(inWords(events, tableWith('dominoes', match, 2), 2)).toEqual([
    'Ann drew 3 tiles',
    'Ann passed with no 2 or 5',
  ]);
});
