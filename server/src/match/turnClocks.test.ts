import type { Seat } from '@landfall/shared/engine/game.ts';
import type { LogEntry } from '@landfall/shared/engine/recording.ts';
import { TurnClocks } from './turnClocks.ts';

/** A table of Ann (1) and Bob (2) whose time passes only when it is told to. */
function table(turnTime = 30) {
  let now = 0;
  let timers: { at: number; run(): void }[] = [];
  const log: LogEntry[] = [];
  const outlook = { waitingFor: [0] as Seat[], automatic: null as object | null };
  const online = () => ({ connection: 'online' });
  const lobby = {
    phase: 'playing',
    turnTime,
    pausedBy: 0,
    absence: 60,
    seats: [
      { person: 1, cpu: '' },
      { person: 2, cpu: '' },
    ],
    people: { 1: online(), 2: online() } as Record<string, { connection: string }>,
  };
  const session = {
    recording: { log },
    outlook,
    get version() {
      return log.length;
    },
  };
  const place = { isAnybodyThere: true, ranOut: 0 };
  const clocks = new TurnClocks({
    config: { turnSecondMs: 1000, turnGraceMs: 10_000 },
    ledger: { table: { lobby, session } as never },
    thinkers: { play: () => true },
    game: { id: 'counting' },
    later(ms, run) {
      const timer = { at: now + ms, run: run as () => void };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    isAnybodyThere: () => place.isAnybodyThere,
    changed() {
      place.ranOut++;
      clocks.look();
    },
    now: () => now,
  });
  /** Time passes. Nobody looks at the clocks but they themselves. */
  const pass = (seconds: number) => {
    const end = now + seconds * 1000;
    for (;;) {
      const due = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      timers = timers.filter((other) => other !== due);
      now = due.at;
      due.run();
    }
    now = end;
  };
  /** An entry of the log, and who is waited for after it. */
  const entry = (one: LogEntry, ...waitingFor: Seat[]) => {
    log.push(one);
    outlook.waitingFor = waitingFor;
    clocks.look();
  };
  const acts = (seat: Seat, ...waitingFor: Seat[]) => entry({ seat, action: {} }, ...waitingFor);
  const change = (make: () => void) => {
    make();
    clocks.look();
  };
  clocks.look();
  return { clocks, lobby, place, outlook, pass, entry, acts, change };
}

test('whoever owes a decision has so much time, and a CPU decides once it has passed', () => {
  const { clocks, place, pass, acts } = table();
  expect(clocks.left).toEqual({ 0: 30 });
  pass(29);
  expect([clocks.left, clocks.isOut(0)]).toEqual([{ 0: 1 }, false]);
  pass(1);
  expect([clocks.left, clocks.isOut(0), place.ranOut]).toEqual([{ 0: 0 }, true, 1]);
  acts(0, 0);
  expect([clocks.left, clocks.isOut(0)]).toEqual([{ 0: 30 }, false]);
  acts(0, 1);
  expect(clocks.left).toEqual({ 1: 30 });
});

test('without a time, and after the end, there are none', () => {
  expect(table(0).clocks.left).toEqual({});
  const { clocks, lobby, place, pass, change } = table();
  change(() => {
    lobby.phase = 'over';
  });
  pass(100);
  expect([clocks.left, place.ranOut]).toEqual([{}, 0]);
});

test('what others do does not change it', () => {
  const { clocks, pass, acts } = table();
  pass(20);
  acts(1, 0); // a card out of turn
  expect(clocks.left).toEqual({ 0: 10 });
});

test('taking back does not renew it', () => {
  const { clocks, place, pass, acts, entry } = table();
  pass(25);
  acts(0, 1);
  pass(3);
  entry({ undo: 0 }, 0);
  expect(clocks.left).toEqual({ 0: 5 });
  pass(5);
  acts(0, 1); // by a CPU
  entry({ undo: 0 }, 0);
  expect(clocks.left).toEqual({ 0: 0 });
  pass(0);
  expect([clocks.isOut(0), place.ranOut]).toEqual([true, 2]);
});

test('it stands still while the game is paused, nobody is here, or a CPU plays the seat', () => {
  const { clocks, lobby, place, pass, change } = table();
  pass(10);
  const still: [() => void, () => void][] = [
    [() => (lobby.pausedBy = 2), () => (lobby.pausedBy = 0)],
    [() => (place.isAnybodyThere = false), () => (place.isAnybodyThere = true)],
    [() => (lobby.seats[0]!.cpu = 'easy'), () => (lobby.seats[0]!.cpu = '')],
  ];
  for (const [stop, goOn] of still) {
    change(stop);
    pass(100);
    change(goOn);
    expect(clocks.left).toEqual({ 0: 20 });
  }
  expect(place.ranOut).toBe(0);
});

test('it waits for somebody who is gone and leaves them a moment when they are back, once', () => {
  const { clocks, lobby, pass, change } = table();
  const connection = (is: string) => change(() => (lobby.people[1]!.connection = is));
  pass(28);
  connection('trouble');
  pass(20);
  expect(clocks.left).toEqual({ 0: 2 });
  connection('online');
  expect(clocks.left).toEqual({ 0: 10 });
  pass(9);
  connection('away');
  pass(20);
  connection('online');
  expect(clocks.left).toEqual({ 0: 1 });
  connection('away'); // gone for 40 s so far, of the 60 s after which a CPU would play
  pass(20);
  expect(clocks.isOut(0)).toBe(false);
  pass(1);
  expect(clocks.isOut(0)).toBe(true);
});

test('while the game is paused or nobody is here, nobody uses up how long they are waited for', () => {
  const { clocks, lobby, place, pass, change } = table();
  const connection = (is: string) => change(() => (lobby.people[1]!.connection = is));
  connection('away');
  pass(10);
  for (const [stop, goOn] of [
    [() => (lobby.pausedBy = 2), () => (lobby.pausedBy = 0)],
    [() => (place.isAnybodyThere = false), () => (place.isAnybodyThere = true)],
  ] as const) {
    change(stop);
    pass(1000);
    change(goOn);
  }
  pass(49);
  expect(clocks.left).toEqual({ 0: 30 });
  pass(11);
  expect(clocks.left).toEqual({ 0: 20 });
});

test('whoever is back while their time runs has a moment as well', () => {
  const { clocks, lobby, pass, change } = table();
  const connection = (is: string) => change(() => (lobby.people[1]!.connection = is));
  connection('away');
  pass(60 + 25);
  expect(clocks.left).toEqual({ 0: 5 });
  connection('online');
  expect(clocks.left).toEqual({ 0: 10 });
  pass(9);
  expect([clocks.left, clocks.isOut(0)]).toEqual([{ 0: 1 }, false]);
  pass(1);
  expect(clocks.isOut(0)).toBe(true);
});

test('where everybody waits for those who are gone, no CPU decides for them by the clock either', () => {
  const { clocks, lobby, pass, change } = table();
  pass(5);
  change(() => {
    lobby.absence = 0;
    lobby.people[1]!.connection = 'away';
  });
  pass(3600);
  expect([clocks.left, clocks.isOut(0)]).toEqual([{ 0: 25 }, false]);
  change(() => (lobby.people[1]!.connection = 'online'));
  pass(25);
  expect(clocks.isOut(0)).toBe(true);
});

test('several have their time each, CPUs and steps that play themselves have none', () => {
  const { clocks, lobby, outlook, pass, acts, change } = table();
  pass(10);
  acts(1, 0, 1);
  expect(clocks.left).toEqual({ 0: 20, 1: 30 });
  change(() => Object.assign(lobby.seats[1]!, { person: 0, cpu: 'easy' }));
  expect(clocks.left).toEqual({ 0: 20 });
  change(() => (outlook.automatic = {}));
  expect(clocks.left).toEqual({});
});
