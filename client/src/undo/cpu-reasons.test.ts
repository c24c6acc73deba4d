/** @jest-environment jsdom */
import { positions } from '@landfall/shared/engine/positions.ts';
import type { LogEntry } from '@landfall/shared/engine/recording.ts';
import { defaultSetting } from '@landfall/shared/engine/setting.ts';
import { gomoku } from '@landfall/shared/games/gomoku/game.ts';
import type { Table } from '@landfall/shared/games/gomoku/table.ts';
import { packEvents } from '@landfall/shared/protocol/events.ts';
import type { ReplayReply } from '@landfall/shared/protocol/http.ts';
import { NOTE, type TableState } from '@landfall/shared/protocol/state.ts';
import { signal } from '@preact/signals';
import { laidEntry } from '../games/dominoes/model/reasons.ts';
import { stoneReasons } from '../games/gomoku/model/reasons.ts';
import { GAME_WORDS, type GameLink } from '../games/registry.ts';
import { Player } from '../pages/replay/player.ts';
import { seat, tableState } from '../testing/states.ts';
import { bookOf, keptReasons, tellReasons } from './cpu-reasons.ts';
import { hearReasons } from './hear-reasons.ts';

const CODE = 'K7M2QX9RA';
const four = { word: 'stopsFour', about: { point: 'I8' } };
const other = { word: 'builds', about: { point: 'G8' } };
const place = (seat: number, point: number) => ({ seat, action: { type: 'place', point } });

/** The second stone was placed twice, because the first one was taken back. */
const log: LogEntry[] = [
  place(0, 112),
  { ...place(1, 111), reason: other },
  { undo: 1 },
  { ...place(1, 113), reason: four },
  place(0, 97),
];
const usual = defaultSetting(gomoku);
const setting = { ...usual, options: { ...usual.options, first: '1' as const } };
const went = [...positions(gomoku, { setting, seed: 'sea', log })];
const table = went.at(-1)!.match.state.table as Table;
const settled = () => new Promise((resolve) => setTimeout(resolve));

// Fetching them for the first time may take long; afterwards they are there at once.
beforeAll(() => Promise.all(Object.values(GAME_WORDS).map((load) => load())));
beforeEach(() => sessionStorage.clear());

test('without words of its own a game finds reasons again by the number of the entry', () => {
  const entries = [{ events: [] }, { events: [], undo: 0 }, { events: [], reason: four }];
  expect(bookOf(entries, {})).toEqual({ 3: four });
});

test('of Dominoes by the tile in its round, whatever was taken back', () => {
  const laid = (tile: string) => [{ type: 'laid', seat: 1, tile, end: 'left' }];
  const deal = { events: [{ type: 'dealt', round: 2, seat: 0 }] };
  const entries = [
    deal,
    { events: [], undo: 0 },
    { events: laid('5|2'), reason: four },
    deal,
    { events: laid('2|5'), reason: other },
  ];
  expect(bookOf(entries, {}, laidEntry)).toEqual({ '1 1 2|5': four, '2 1 2|5': other });
});

test('who comes late is told, and sees it beside what it is about', async () => {
  const state = tableState({
    game: 'gomoku',
    phase: 'playing',
    round: 3,
    code: 'LATE99999',
    ply: 5,
    table,
    seats: [seat(7), seat(0, 'any', 'hard')],
    notes: [{ ply: 3, turns: 1, seat: NOTE.tookBack, person: 7, steps: 1 }],
  }) as TableState<Table>;
  const reasons = { 2: other, 4: four };
  const story = went.slice(1).map(({ events }) => packEvents(gomoku, events as { type: string }[]));
  const asked: string[] = [];
  let patched = (_patch: { fresh: boolean }) => {};
  const link = {
    state: signal(state),
    onPatch: (listener: typeof patched) => {
      patched = listener;
      return () => {};
    },
    request: async (name: string) => {
      asked.push(name);
      return { status: 'accepted', ply: 5, story, reasons };
    },
  } as unknown as GameLink;
  expect(stoneReasons(state, table)).toEqual(['', '', '']);
  hearReasons(link);
  await settled();
  expect(stoneReasons(state, table)).toEqual(['', 'stops a four at I8', '']);
  patched({ fresh: false });
  expect(asked).toEqual(['story']);
  patched({ fresh: true });
  expect(asked).toEqual(['story', 'story']);
});

test.each<[string, Partial<TableState>]>([
  ['without CPUs', { seats: [seat(7), seat(8)] }],
  ['before the first action', { ply: 0 }],
  ['in the lobby', { table: undefined }],
])('nobody is asked %s', (_when, changes) => {
  const asked: string[] = [];
  const here = { game: 'gomoku', table, ply: 2, seats: [seat(7), seat(0, 'any', 'hard')], ...changes };
  const link = {
    state: signal(tableState(here)),
    onPatch: () => () => {},
    request: async (name: string) => asked.push(name),
  };
  hearReasons(link as unknown as GameLink);
  expect(asked).toEqual([]);
});

test('a replay has them, after a jump, too', async () => {
  const frames = went.map(({ version, entry, events, match }) => ({
    version,
    ...entry,
    events,
    table: match.state.table,
  }));
  const names = ['Ada', ''];
  const reply = {
    code: CODE,
    game: 'gomoku',
    round: 1,
    over: true,
    setting,
    names,
    commitment: '',
    complete: true,
    frames,
  };
  const player = new Player(JSON.parse(JSON.stringify(reply)) as ReplayReply);
  await settled();
  const shown = () => {
    const state = player.link.state.peek() as TableState<Table>;
    return stoneReasons(state, state.table!);
  };
  player.go(5);
  expect(shown()).toEqual(['', 'stops a four at I8', '']);
  player.go(1);
  expect(shown()).toEqual(['']);
  player.go(4);
  expect(shown()).toEqual(['', 'stops a four at I8']);
});

test('only the rounds that were told of last are kept in mind', () => {
  for (let round = 1; round <= 9; round++) tellReasons({ code: CODE, round }, { 1: { word: 'toLanding' } });
  const why = (round: number) => keptReasons(tableState({ code: CODE, round }))(1);
  expect([1, 5, 6, 9].map((round) => why(round) !== '')).toEqual([false, false, true, true]);
});
