/** @jest-environment jsdom */
import type { Event } from '@landfall/shared/games/forbidden-island/actions.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import type { Adviser } from '../../../hints/Adviser.ts';
import { speak } from '../../../i18n/i18n.ts';
import { linkAt } from '../testing/link.ts';
import type { Position } from '../testing/position.ts';
import { Session } from './Session.ts';
import { listenToKeys } from './shortcuts.ts';

let session: Session;
afterEach(() => {
  session.close();
  sessionStorage.clear();
});

/** A session of Ann on place 9, on turn, with place 4 above her flooded. */
function visit(position: Position = {}) {
  const table = linkAt({
    roles: ['engineer', 'messenger'],
    change(at) {
      at.adventurers[0]!.place = 9;
      at.levels[4] = 'flooded';
    },
    ...position,
  });
  session = new Session(table.link);
  return table;
}

const actionsLeft = () => session.seen.value?.table.agenda.find(({ kind }) => kind === 'act')?.left;

test('a click plays the only meaning of a tile', async () => {
  visit();
  session.choose(10, 'mouse');
  await session.idle();
  expect(session.seen.value?.table.adventurers[0]?.place).toBe(10);
  expect(actionsLeft()).toBe(2);
});

test('a tap asks first, the second tap plays', async () => {
  visit();
  session.choose(10, 'touch');
  expect(session.open.value).toMatchObject({ kind: 'tile', place: 10 });
  expect(actionsLeft()).toBe(3);
  session.choose(10, 'touch');
  await session.idle();
  expect(actionsLeft()).toBe(2);
  expect(session.open.value).toBeNull();
});

test('several meanings open a menu, from which one is taken', async () => {
  visit();
  session.choose(4, 'mouse');
  const { open } = session;
  if (open.value?.kind !== 'tile') throw new Error('no menu');
  expect(open.value.offers.map(({ deed }) => deed)).toEqual(['move', 'shoreUp']);
  session.take(open.value.offers[1]!);
  await session.idle();
  expect(session.seen.value?.table.levels[4]).toBe('dry');
});

test('stepping back plays nothing and says whether there was anything to step back from', () => {
  visit();
  expect(session.cancel()).toBe(false);
  session.begin({ kind: 'shoreUp' });
  session.choose(4, 'touch');
  expect(session.cancel()).toBe(true);
  expect(session.aim.value).toEqual({ kind: 'free' });
  expect(session.open.value).toBeNull();
  expect(actionsLeft()).toBe(3);
});

test('a menu closes when somebody else has made it pointless', async () => {
  const { playAs } = visit({
    change(table) {
      table.adventurers[0]!.place = 9;
      table.levels[4] = 'flooded';
      table.adventurers[1]!.hand = ['sandbags'];
    },
  });
  session.choose(4, 'mouse');
  playAs(1, { type: 'sandbag', place: 4 });
  await session.idle();
  expect(session.open.value).toBeNull();
});

test('an aim ends when nothing is left to aim at', async () => {
  const { playAs } = visit({
    change(table) {
      table.adventurers[0]!.place = 9;
      table.levels[4] = 'flooded';
      table.adventurers[1]!.hand = ['sandbags'];
    },
  });
  session.begin({ kind: 'shoreUp' });
  playAs(1, { type: 'sandbag', place: 4 });
  await session.idle();
  expect(session.aim.value).toEqual({ kind: 'free' });
});

test('each event is told once and survives a reload of the page', async () => {
  const { link, playAs } = visit();
  playAs(0, { type: 'move', to: 10 });
  playAs(0, { type: 'move', to: 9 });
  await session.idle();
  const told = (events: readonly Event[]) => events.map(({ type }) => type);
  expect(told(session.events.value)).toEqual(['moved', 'moved']);
  session.close();
  session = new Session(link);
  expect(told(session.events.value)).toEqual(['moved', 'moved']);
});

test('the reason of a CPU stays beside its action, also after its next action and a reload', async () => {
  const { link, playAs, publish } = visit();
  const move = (reason: object) => ({ cpuMove: JSON.stringify({ seat: 0, reason }) });
  playAs(0, { type: 'move', to: 10 });
  publish([], move({ word: 'toLanding' }));
  playAs(0, { type: 'move', to: 9 });
  publish([], move({ word: 'keepTile', about: { tile: 'dunes' } }));
  await session.idle();
  const reasons = () => [1, 2, 3].map((ply) => session.seen.value!.why(ply));
  const expected = ['all treasures are aboard: to the landing', expect.stringMatching(/ should stay above water$/), ''];
  expect(reasons()).toEqual(expected);
  session.close();
  session = new Session(link);
  expect(reasons()).toEqual(expected);
});

test('a position reached without us is shown without its events', async () => {
  const { publish } = visit();
  publish([{ type: 'moved', seat: 0, from: 9, to: 10 }], {}, true);
  await session.idle();
  expect(session.events.value).toEqual([]);
});

const drawing: Position['change'] = (table) => {
  table.adventurers[0]!.hand = ['sandbags'];
  table.levels[4] = 'flooded';
  table.agenda = table.agenda.filter(({ kind }) => kind !== 'act');
};

test('whoever has a special card says that the next one need not wait for it, whoever is on turn turns it over', async () => {
  const mine = visit({ change: drawing });
  session.hurry();
  await session.idle();
  expect([mine.asked, session.seen.value?.table.agenda.length]).toEqual([[], expect.any(Number)]);
  session.close();
  const theirs = visit({ change: drawing, seat: 1 });
  session.hurry();
  expect(theirs.asked).toEqual([['waive', { ply: theirs.link.state.peek()!.ply }]]);
  theirs.publish([{ type: 'moved', seat: 0, from: 9, to: 10 }], {});
  session.hurry(); // what moves is shown first
  expect(theirs.asked).toHaveLength(1);
});

test('what was said counts once the server has taken it, and for that position alone', async () => {
  const table = visit({ change: drawing, seat: 1 });
  const { request } = table.link;
  table.link.request = async () => ({ status: 'refused', ply: 0, reason: 'notYourTurn' });
  expect([await session.moment.waive(), session.hasWaived]).toEqual([false, false]);
  table.link.request = request;
  session.hurry();
  await Promise.resolve();
  await Promise.resolve();
  expect(session.hasWaived).toBe(true);
  table.publish([], { nextStepMs: 900 });
  await session.idle();
  expect(session.hasWaived).toBe(true);
  session.moment.ask(); // changed their mind
  expect(session.hasWaived).toBe(false);
  expect([await session.moment.waive(), session.hasWaived]).toEqual([true, true]);
  table.playAs(0, { type: 'drawTreasure' });
  await session.idle();
  expect(session.hasWaived).toBe(false);
});

/** Everything that is done at a table from now on. */
function deeds({ link }: ReturnType<typeof visit>): unknown[] {
  const done: unknown[] = [];
  const { act } = link;
  link.act = (action, seat) => {
    done.push(action);
    return act(action, seat);
  };
  return done;
}

test('a card that still flies is seen before the next one is turned over', async () => {
  const done = deeds(visit({ change: drawing }));
  session.stage({ show: () => {}, animate: () => new Promise(() => {}) });
  session.hurry();
  expect(done).toHaveLength(1);
  session.hurry();
  expect(done).toHaveLength(1);
  await session.idle();
  session.hurry();
  expect(done).toHaveLength(2);
});

test('a key that is held turns over one card', async () => {
  const done = deeds(visit({ change: drawing }));
  const stop = listenToKeys(session, {} as Adviser);
  const press = (repeat: boolean) => dispatchEvent(new KeyboardEvent('keydown', { key: 'n', repeat }));
  press(false);
  await session.idle();
  press(true);
  expect(done).toHaveLength(1);
  press(false);
  expect(done).toHaveLength(2);
  stop();
});

test('beginning a special card asks the cards to wait, stepping back lets them go on', async () => {
  const { asked, publish } = visit({ change: drawing });
  session.begin({ kind: 'sandbag' });
  expect(asked).toEqual([['hold', { on: true }]]);
  publish([], { heldBy: 0 });
  await session.idle();
  expect(session.due.value).toBeNull();
  session.cancel();
  expect(asked.at(-1)).toEqual(['hold', { on: false }]);
});

test('looking at a special card asks the cards to wait, looking at a treasure card does not', () => {
  const { asked } = visit({
    change(table) {
      drawing(table, (tile) => table.island.indexOf(tile));
      table.adventurers[0]!.hand = ['fire', 'sandbags'];
    },
  });
  session.openUp({ kind: 'card', index: 0 });
  expect(asked).toEqual([]);
  session.openUp({ kind: 'card', index: 1 });
  expect(asked).toEqual([['hold', { on: true }]]);
});

test('a moment that was asked for by hand outlasts a choice', async () => {
  const { asked, publish } = visit({ change: drawing });
  session.moment.ask();
  publish([], { heldBy: 0 });
  await session.idle();
  session.begin({ kind: 'sandbag' });
  session.cancel();
  expect(asked).toEqual([['hold', { on: true }]]);
  session.moment.end();
  expect(asked.at(-1)).toEqual(['hold', { on: false }]);
});

test('nobody else is asked to let go', async () => {
  const { asked, publish } = visit({ change: drawing });
  publish([], { heldBy: 1 });
  await session.idle();
  session.begin({ kind: 'sandbag' });
  session.cancel();
  expect(asked).toEqual([]);
});

test('the next automatic step is known by when it comes', () => {
  const before = Date.now();
  visit({ change: drawing });
  expect(session.due.value).toBeGreaterThanOrEqual(before + 1500);
});

test('too many cards open their window by themselves', async () => {
  const { playAs } = visit({
    seat: 1,
    change(table) {
      table.adventurers[0]!.hand = ['fire'];
      table.adventurers[1]!.place = table.adventurers[0]!.place;
      table.adventurers[1]!.hand = ['earth', 'earth', 'wind', 'wind', 'sandbags'];
    },
  });
  playAs(0, { type: 'give', card: 'fire', to: 1 });
  await session.idle();
  expect(session.open.value).toEqual({ kind: 'discard' });
});

test('after a discard the window opens again while there are still too many cards', async () => {
  const { playAs } = visit({
    seat: 1,
    change(table) {
      table.adventurers[1]!.hand = ['earth', 'earth', 'earth', 'earth', 'wind', 'wind', 'sandbags'];
      table.agenda.push({ kind: 'discard', seat: 1, left: 2 });
    },
  });
  session.cancel();
  playAs(1, { type: 'discard', card: 'wind' });
  await session.idle();
  expect(session.open.value).toEqual({ kind: 'discard' });
  session.cancel();
  playAs(1, { type: 'discard', card: 'wind' });
  await session.idle();
  expect(session.open.value).toBeNull();
});

test('the end opens the result, once', async () => {
  const { playAs, publish } = visit({
    change(table, at) {
      table.captured = ['earth', 'wind', 'fire', 'ocean'];
      for (const adventurer of table.adventurers) adventurer.place = at('landing');
      table.adventurers[0]!.hand = ['helicopter'];
    },
  });
  playAs(0, { type: 'liftOff' });
  await session.idle();
  expect(session.open.value).toEqual({ kind: 'result' });
  session.cancel();
  publish([]);
  await session.idle();
  expect(session.open.value).toBeNull();
});

test('a choice made while something moves only hurries it', async () => {
  const { playAs } = visit();
  const shown: number[] = [];
  session.stage({ show: ({ table }) => shown.push(table.adventurers[0]!.place), animate: () => new Promise(() => {}) });
  playAs(0, { type: 'move', to: 10 });
  session.choose(9, 'mouse');
  await session.idle();
  expect(shown).toEqual([9, 10]);
  expect(actionsLeft()).toBe(2);
});

test('a page that is hidden in the middle of a motion knows the news at once', async () => {
  const { playAs } = visit();
  session.stage({ show: () => {}, animate: () => new Promise(() => {}) });
  playAs(0, { type: 'move', to: 10 });
  expect(session.seen.value?.table.adventurers[0]?.place).toBe(9);
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  await session.idle();
  Object.defineProperty(document, 'hidden', { value: false, configurable: true });
  expect(session.seen.value?.table.adventurers[0]?.place).toBe(10);
});

test('spectators have nothing to choose', () => {
  visit({ seat: null });
  session.choose(10, 'mouse');
  expect(session.offers.value.size).toBe(0);
  expect(session.open.value).toBeNull();
});

test('what is seen is said in the language of the page, also when that changes between two moves', () => {
  const table = linkAt({ roles: ['engineer', 'messenger'] });
  const seats = [
    { person: 1, cpu: '', choices: {} },
    { person: 0, cpu: 'easy', choices: {} },
  ];
  table.link.state.value = { ...table.link.state.peek()!, pausedBy: 1, seats } as unknown as TableState;
  session = new Session(table.link);
  const words = () => [session.seen.value?.stopped, session.seen.value?.players[1]?.name];
  expect(words()).toEqual(['The game is paused.', 'CPU 2']);
  speak('zh-CN');
  expect(words()).toEqual(['游戏已暂停。', '电脑 2']);
  speak('en');
});
