import { Absences } from './absences.ts';

/** A table of Ann (1), who is here, and Bob (2), who has just gone. Its time passes only when it is told to. */
function table(absence = 60) {
  let now = 0;
  let timers: { at: number; run(): void }[] = [];
  const seat = (person: number) => ({ person, cpu: '' });
  const people = { 1: { connection: 'online' }, 2: { connection: 'trouble' } };
  const lobby = { phase: 'playing', absence, pausedBy: 0, seats: [seat(1), seat(2)], people };
  const place = { isAnybodyThere: true };
  const absences = new Absences({
    ledger: {
      table: { lobby } as never,
      change: async (make) => make({ lobby } as never),
    },
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
    publish: () => absences.look(),
    now: () => now,
  });
  const pass = (seconds: number) => {
    now += seconds * 1000;
    for (const timer of timers.filter(({ at }) => at <= now)) {
      timers = timers.filter((other) => other !== timer);
      timer.run();
    }
    absences.look();
  };
  const change = (make: () => void) => {
    make();
    absences.look();
  };
  const pause = (on: boolean) => change(() => Object.assign(lobby, { pausedBy: on ? 1 : 0 }));
  const agreeOn = (seconds: number) => change(() => Object.assign(lobby, { absence: seconds }));
  const bobIs = (connection: string) => change(() => Object.assign(people[2], { connection }));
  absences.look();
  return { absences, lobby, place, pass, change, pause, agreeOn, bobIs, cpu: () => lobby.seats[1]!.cpu };
}

test('a CPU plays once the time has passed, for whoever is still gone', () => {
  const { absences, pass, cpu } = table();
  expect(absences.left).toEqual({ 2: 60 });
  pass(59);
  expect([absences.left, cpu()]).toEqual([{ 2: 1 }, '']);
  pass(1);
  expect([absences.left, cpu()]).toEqual([{}, 'medium']);
});

test('whoever comes back is not waited for, and has the whole time when they go again', () => {
  const { absences, pass, bobIs } = table();
  pass(50);
  bobIs('online');
  expect(absences.left).toEqual({});
  bobIs('away');
  expect(absences.left).toEqual({ 2: 60 });
});

test('a pause stops the countdown; it neither begins anew nor goes on meanwhile', () => {
  const { absences, pass, pause, cpu } = table();
  pass(20);
  for (let times = 0; times < 3; times++) {
    pause(true);
    expect(absences.left).toEqual({});
    pass(100);
    pause(false);
    expect([absences.left, cpu()]).toEqual([{ 2: 40 }, '']);
  }
  pass(40);
  expect(cpu()).toBe('medium');
});

test('the same while nobody is there', () => {
  const { absences, place, pass, change } = table();
  pass(20);
  change(() => Object.assign(place, { isAnybodyThere: false }));
  pass(100);
  change(() => Object.assign(place, { isAnybodyThere: true }));
  expect(absences.left).toEqual({ 2: 40 });
});

test.each<[string, number[], number]>([
  ['a shorter time is for the next absence', [15], 40],
  ['a longer time counts from when they went', [120], 100],
  ['a longer time cannot be taken back', [120, 15], 100],
  ['switching it off and on makes it neither shorter nor longer', [0, 60], 40],
  ['switching it off and on with a shorter time does not either', [0, 1], 40],
])('%s', (_what, agreed, left) => {
  const { absences, pass, agreeOn, bobIs } = table();
  pass(20);
  for (const seconds of agreed) agreeOn(seconds);
  expect(absences.left).toEqual({ 2: left });
  bobIs('online');
  bobIs('away');
  expect(absences.left).toEqual({ 2: agreed.at(-1) });
});

test('where it is switched off nobody is waited for, however long', () => {
  const { absences, pass, agreeOn, cpu } = table();
  agreeOn(0);
  pass(1000);
  expect([absences.left, cpu()]).toEqual([{}, '']);
});

test('a turn of pause and another time does not shorten what was promised', () => {
  const { absences, pass, pause, agreeOn } = table();
  pass(20);
  pause(true);
  agreeOn(1);
  pass(30);
  pause(false);
  expect(absences.left).toEqual({ 2: 40 });
});
