import { Absences } from './absences.ts';

/** A table of Ann (1), who is here, and Bob (2), who has just gone. Its time passes only when it is told to. */
function table(absence = 60) {
  let now = 0;
  let timers: { at: number; run(): void }[] = [];
  const seat = (person: number) => ({ person, cpu: '' });
  const someone = (connection: string) => ({ connection, ready: false, wants: -1 });
  const people = { 1: someone('online'), 2: someone('trouble') };
  const seats = [seat(1), seat(2)];
  const lobby = { phase: 'playing', host: 1, absence, pausedBy: 0, endVotes: [] as number[], seats, people };
  const place = { isAnybodyThere: true, isHostMissed: false, hasCpus: true };
  const outlook = { waitingFor: [] as number[] };
  const watchdog = { isStuck: false };
  const absences = new Absences({
    config: { askedSeconds: { playing: 20, lobby: 60 } },
    ledger: {
      table: { lobby, session: { outlook } } as never,
      change: async (make) => make({ lobby } as never),
    },
    thinkers: { play: () => place.hasCpus },
    game: { id: 'counting' },
    watchdog,
    later(ms, run) {
      const timer = { at: now + ms, run: run as () => void };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    isAnybodyThere: () => place.isAnybodyThere,
    isHostMissed: () => place.isHostMissed,
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
  const waitFor = (...waitingFor: number[]) => change(() => Object.assign(outlook, { waitingFor }));
  const isHeard = async (person: number) => {
    await absences.hear(person);
    absences.look();
  };
  const ask = (asker: number, person: number) => {
    const answer = absences.ask(asker, person);
    absences.look();
    return answer?.reason ?? 'asked';
  };
  return {
    absences,
    ask,
    isHeard,
    waitFor,
    watchdog,
    lobby,
    place,
    pass,
    change,
    pause,
    agreeOn,
    bobIs,
    cpu: () => lobby.seats[1]!.cpu,
  };
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

describe('asking whether somebody is still there', () => {
  /** Ann (1) is the host, and Bob (2), who owes a decision, has his page open. */
  function asking(absence = 60) {
    const made = table(absence);
    made.bobIs('online');
    made.waitFor(1);
    return made;
  }

  test('a CPU plays for whoever does nothing until the time has passed, and they count as away', async () => {
    const { absences, ask, pass, lobby, cpu, isHeard } = asking();
    expect(ask(1, 2)).toBe('asked');
    expect(absences.left).toEqual({ 2: 60 });
    pass(59);
    expect([absences.left, cpu()]).toEqual([{ 2: 1 }, '']);
    pass(1);
    await Promise.resolve();
    absences.look();
    expect([absences.left, cpu(), lobby.people[2].connection]).toEqual([{}, 'medium', 'away']);
    await isHeard(2);
    expect([cpu(), lobby.people[2].connection]).toEqual(['', 'online']);
  });

  test('whatever they do is an answer; they are not asked again at once', async () => {
    const { absences, ask, pass, isHeard } = asking();
    ask(1, 2);
    pass(30);
    await isHeard(2);
    expect([absences.left, ask(1, 2), absences.left]).toEqual([{}, 'tooMany', {}]);
    pass(59);
    expect(ask(1, 2)).toBe('tooMany');
    pass(1);
    expect([ask(1, 2), absences.left]).toEqual(['asked', { 2: 60 }]);
    pass(20);
    expect([ask(1, 2), absences.left]).toEqual(['asked', { 2: 40 }]); // it has been asked
  });

  test('to lose the line and to come back is no answer, and neither begins anew', () => {
    const { absences, ask, pass, bobIs, cpu } = asking();
    ask(1, 2);
    pass(20);
    bobIs('trouble');
    pass(20);
    bobIs('online');
    expect(absences.left).toEqual({ 2: 20 });
    pass(20);
    expect(cpu()).toBe('medium');
  });

  test('where nobody who is gone is replaced, whoever was asked has the usual time; a pause stops it', () => {
    const { absences, ask, pass, pause, cpu } = asking(0);
    ask(1, 2);
    expect(absences.left).toEqual({ 2: 120 });
    pass(20);
    pause(true);
    pass(500);
    expect([absences.left, cpu()]).toEqual([{}, '']);
    pause(false);
    expect(absences.left).toEqual({ 2: 100 });
  });

  test('the question goes with its reason', () => {
    const { absences, ask, pass, waitFor, cpu } = asking();
    ask(1, 2);
    waitFor(0);
    expect([absences.left, ask(1, 2)]).toEqual([{}, 'notNow']);
    pass(60);
    expect(cpu()).toBe('');
  });

  test('one that went without an answer may be asked again at once, for the whole time', () => {
    const { absences, ask, pass, waitFor } = asking();
    ask(1, 2);
    pass(40);
    waitFor(0);
    waitFor(1);
    expect([ask(1, 2), absences.left]).toEqual(['asked', { 2: 60 }]);
  });

  test.each<[string, string, number]>([
    ['a game', 'playing', 20],
    ['the lobby', 'lobby', 60],
  ])('however short the absence, in %s there is time to answer', (_where, phase, seconds) => {
    const { absences, ask, lobby } = asking(1);
    Object.assign(lobby, { phase, host: 2 }).people[1].ready = true;
    expect([ask(1, 2), absences.left]).toEqual(['asked', { 2: seconds }]);
  });

  test('whoever answers late is the host where the host is missed', async () => {
    const { ask, pass, isHeard, lobby, place } = asking();
    ask(1, 2);
    pass(60);
    await Promise.resolve();
    await isHeard(2);
    expect(lobby.host).toBe(1);
    Object.assign(lobby.people[1], { connection: 'away' });
    Object.assign(lobby.people[2], { connection: 'away' });
    place.isHostMissed = true;
    await isHeard(2);
    expect(lobby.host).toBe(2);
  });

  test('where there are no CPUs nobody is asked for a decision or a vote', () => {
    const { ask, place, lobby, waitFor, change } = asking();
    change(() => Object.assign(place, { hasCpus: false }));
    expect(ask(1, 2)).toBe('notNow');
    waitFor(0);
    lobby.endVotes.push(1);
    expect(ask(1, 2)).toBe('notNow');
    Object.assign(lobby, { phase: 'broken' });
    expect(ask(2, 1)).toBe('asked');
  });

  test.each<[string, number, number, string]>([
    ['by somebody without a seat', 3, 2, 'notSeated'],
    ['about oneself', 2, 2, 'noSuchPerson'],
    ['about nobody', 1, 9, 'noSuchPerson'],
    ['about somebody who is not waited for', 2, 1, 'notNow'],
  ])('it is not asked %s', (_what, asker, person, answer) => {
    const { ask, absences } = asking();
    expect([ask(asker, person), absences.left]).toEqual([answer, {}]);
  });

  test('nor in a pause, in which nobody is waited for', () => {
    const { ask, pause } = asking();
    pause(true);
    expect(ask(1, 2)).toBe('notNow');
    pause(false);
    expect(ask(1, 2)).toBe('asked');
  });

  test('nor about somebody who is gone, and waited for anyway', () => {
    const { ask, bobIs } = asking();
    bobIs('trouble');
    expect(ask(1, 2)).toBe('notNow');
  });

  type Made = ReturnType<typeof asking>;
  test.each<[string, (made: Made) => unknown]>([
    ['owes a decision', ({ waitFor }) => waitFor(0)],
    ['has not said whether the game ends here', ({ lobby }) => lobby.endVotes.push(2)],
    ['alone can go back in a game with a fault', ({ watchdog }) => Object.assign(watchdog, { isStuck: true })],
    ['alone can begin the game', ({ lobby }) => Object.assign(lobby, { phase: 'lobby' }).people[2].ready === true],
    ['alone can close a game that cannot go on', ({ lobby }) => Object.assign(lobby, { phase: 'broken' })],
  ])('the host is asked who %s, and if they do not answer another is the host', async (_what, wait) => {
    const made = asking();
    const { ask, pass, lobby, absences } = made;
    lobby.people[2].ready = true;
    wait(made);
    expect(ask(2, 1)).toBe('asked');
    pass(60);
    await Promise.resolve();
    absences.look();
    expect([lobby.host, lobby.people[1].connection]).toEqual([2, 'away']);
    expect(lobby.seats[0]!.cpu).toBe(lobby.phase === 'playing' ? 'medium' : '');
  });
});
