import { existsSync, readFileSync } from 'node:fs';
import { Decoder, Encoder, type Schema } from '@colyseus/schema';
import type { Options, Seat, State } from '../engine/game.ts';
import { IllegalAction, play, viewFor } from '../engine/match.ts';
import { copy, same } from '../engine/plain.ts';
import { randomFrom, seeded } from '../engine/random.ts';
import { FORMAT, type Recording, replay } from '../engine/recording.ts';
import { GAMES } from '../games/registry.ts';
import { packEvents, unpackEvents } from '../protocol/events.ts';
import { playthrough, playthroughFile } from './playthrough.ts';
import { everyChoice, playOn, randomGame } from './randomPlay.ts';
import { SUBJECTS } from './subjects.ts';
import { variedSetting } from './variedSetting.ts';

/** Random games from the start, and from each rare position, that every game is put through. */
const GAMES_PLAYED = 48;
const GAMES_FROM_RARE_STARTS = 8;

/** A game without a subject cannot be played; the last test says so. */
const tested = Object.values(GAMES).filter(({ id }) => SUBJECTS[id]);

describe.each(tested)('$id conforms to the contract', (game) => {
  const subject = SUBJECTS[game.id]!;
  const fresh = Array.from({ length: subject.games ?? GAMES_PLAYED }, (_, index) => ({
    seed: `conformance ${index}`,
    setting: variedSetting(game, index),
  }));
  const courses = [
    ...fresh.map(({ seed, setting }) => [...randomGame(game, setting, seed)]),
    ...subject.rareStarts.flatMap((state) =>
      Array.from({ length: GAMES_FROM_RARE_STARTS }, (_, index) => [
        ...playOn(game, { state, random: seeded(`rare ${index}`), ply: 0 }, seatsIn(state), `rare ${index}`),
      ]),
    ),
  ];
  const plies = courses.flat();
  const matches = [...courses.flatMap((course) => course[0]?.before ?? []), ...plies.map(({ step }) => step.match)];

  /** The seats of a position that was not set up from a setting. */
  function seatsIn(state: State<any>): number {
    const isSeat = (seat: Seat) => game.legalActions(viewFor(state, seat)).length > 0;
    const asked = game.waitingFor(state.table);
    return Math.max(...asked.filter(isSeat), game.seats.min - 1) + 1;
  }

  test('every option and every number of seats was played', () => {
    for (const [name, values] of Object.entries(game.options as Options))
      for (const value of values) expect(fresh.map(({ setting }) => setting.options[name])).toContain(value);
    for (let seats = game.seats.min; seats <= game.seats.max; seats++)
      expect(fresh.map(({ setting }) => setting.seats)).toContain(seats);
  });

  test('a match is plain data: it equals its JSON round trip', () => {
    for (const match of matches) expectSame(JSON.parse(JSON.stringify(match)), match);
  });

  test('events arrive as they were emitted', () => {
    for (const { step } of plies) expectSame(unpackEvents(game, packEvents(game, step.events)), step.events);
  });

  test('a copy is equal and shares nothing with the original', () => {
    for (const { state } of matches) {
      const copied = game.copy ? game.copy(state) : copy(state);
      expectSame(copied, state);
      const parts = partsOf(state);
      expect([...partsOf(copied)].filter((part) => parts.has(part))).toEqual([]);
    }
  });

  test('playing changes nothing of the match it started from', () => {
    for (const { before, turn, step } of plies) {
      const frozen = deepFreeze(structuredClone(before));
      expectSame(play(game, frozen, turn.seat, turn.action), step);
    }
  });

  test('somebody is waited for exactly as long as there is no result', () => {
    for (const { state } of matches) {
      const waitingFor = game.waitingFor(state.table);
      expect(waitingFor.length === 0).toBe(game.result(state.table) !== null);
      expect(waitingFor).toEqual([...new Set(waitingFor)].sort((a, b) => a - b));
    }
  });

  test('every seat that is waited for can do something, and after the end nobody can', () => {
    for (const { before, choices } of plies)
      for (const seat of game.waitingFor(before.state.table))
        expect(choices.some((choice) => choice.seat === seat)).toBe(true);
    for (const course of courses) expect(everyChoice(game, course.at(-1)!.step.match, game.seats.max)).toEqual([]);
  });

  test('no seat is offered the same action twice', () => {
    for (const { choices } of plies) {
      const texts = choices.map((choice) => JSON.stringify(choice));
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  test('what is not offered is refused, whatever it is', () => {
    const { before } = plies[0]!;
    const [seat] = game.waitingFor(before.state.table) as [Seat];
    const nonsense = [undefined, null, 0, '', [], {}, { type: 'nonsense' }, { type: '__proto__' }, () => {}];
    for (const action of nonsense) expect(() => play(game, before, seat, action)).toThrow(IllegalAction);
    for (const other of [null as unknown as Seat, -1, 0.5])
      expect(() => play(game, before, other, plies[0]!.turn.action)).toThrow(IllegalAction);
  });

  test('every refusal has a word of the game, whatever was wanted', () => {
    const words = game.refusals ?? [];
    expect(new Set(words).size).toBe(words.length);
    const everything = [...new Map(plies.map(({ turn }) => [JSON.stringify(turn.action), turn.action])).values()];
    const nonsense = [undefined, null, 0, 'type', [], {}, { type: 'nonsense' }, { type: '__proto__' }];
    const random = randomFrom(seeded('refusals'));
    const wanted = () => everything[random.below(everything.length)] as object;
    const sample = matches.filter((_, index) => index % Math.ceil(matches.length / 150) === 0);
    for (const { state } of sample)
      for (const seat of [null, -1, ...Array(game.seats.max).keys()]) {
        const view = viewFor(deepFreeze(structuredClone(state)), seat);
        const legal: object[] = game.legalActions(view);
        const spoilt = { ...legal[0], more: 1 };
        for (const asked of [...nonsense, spoilt, ...Array.from({ length: 20 }, wanted)]) {
          if (legal.some((action) => same(action, asked))) continue;
          expect(words).toContain(game.whyNot?.(view, asked));
        }
      }
  });

  test('secrets change neither what a seat sees nor what it may do', () => {
    const secret = new Proxy(
      {},
      {
        get() {
          throw new Error('a secret was read');
        },
      },
    );
    for (const { before, choices } of plies) {
      const { table, hands } = before.state;
      for (const seat of new Set(choices.map((choice) => choice.seat))) {
        const guarded = { table, hands: hands.map((hand, owner) => (owner === seat ? hand : secret)), hidden: secret };
        const legal = game.legalActions(viewFor(guarded, seat));
        expectSame(
          legal,
          choices.filter((choice) => choice.seat === seat).map(({ action }) => action),
        );
      }
      expect(game.legalActions(viewFor({ table, hands, hidden: secret }, null))).toEqual([]);
    }
  });

  test('the schema carries the whole table, and every hand', () => {
    for (const { state } of matches.filter((_, index) => index % 8 === 0)) {
      expectSame(overTheWire(game.wire.table, state.table), state.table);
      for (const hand of game.wire.hand ? state.hands : []) expectSame(overTheWire(game.wire.hand!, hand), hand);
    }
  });

  test('replaying the recording leads to the same match', () => {
    for (const [index, { seed, setting }] of fresh.entries()) {
      const course = courses[index]!;
      const log = course.map(({ turn }) => turn);
      const recording: Recording = { format: FORMAT, game: game.id, setting, seed, log };
      expectSame(replay(game, JSON.parse(JSON.stringify(recording))), course.at(-1)!.step.match);
    }
  });

  test('an automatic step is legal for its seat, and its seat is waited for', () => {
    for (const { before, choices } of plies) {
      const step = game.automatic(before.state.table);
      if (step === null) continue;
      expect(choices.some((choice) => same(choice, step))).toBe(true);
      expect(game.waitingFor(before.state.table)).toEqual([step.seat]);
    }
  });

  test('where the end can be taken back, the seed gives nothing away once a game has begun', () => {
    if (!game.undoAfterEnd) return;
    for (const { before, step } of plies) {
      expect([step.match.state.hands, step.match.state.hidden]).toEqual([[], {}]);
      expectSame(step.match.random, before.random);
    }
  });

  test('every random game ends', () => {
    const lengths = courses.map((course) => course.length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(subject.longest);
    for (const course of courses) expect(game.result(course.at(-1)!.step.match.state.table)).not.toBeNull();
  });

  test('every kind of action, of event and every other word has occurred', () => {
    const played = new Set(plies.map(({ turn }) => (turn.action as { type: string }).type));
    expect([...played].sort()).toEqual([...subject.actions].sort());
    const events = new Set(plies.flatMap(({ step }) => step.events.map(({ type }) => type)));
    expect([...events].sort()).toEqual([...subject.events].sort());
    const words = new Set<unknown>();
    for (const { state } of matches) collectWords(state.table, words);
    for (const { step } of plies) collectWords(step.events, words);
    expect(subject.words.filter((word) => !words.has(word))).toEqual([]);
  });

  test('the golden playthrough is there and has not changed', () => {
    const file = playthroughFile(game);
    expect(existsSync(file)).toBe(true);
    expect(playthrough(game)).toBe(readFileSync(file, 'utf8'));
  });
});

test('every registered game is tested, under its own id', () => {
  const missing = Object.keys(GAMES).filter((id) => !SUBJECTS[id]);
  const todo = missing.map((id) => `write shared/src/testing/subjects/${id}.ts and name it in subjects.ts beside it`);
  expect(todo).toEqual([]);
  expect(Object.keys(SUBJECTS).sort()).toEqual(Object.keys(GAMES).sort());
  for (const [id, game] of Object.entries(GAMES)) expect(game.id).toBe(id);
});

/** Equality of plain data; the fast check first, as this is asked tens of thousands of times. */
function expectSame(actual: unknown, expected: unknown): void {
  if (!same(actual, expected)) expect(actual).toStrictEqual(expected);
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deepFreeze);
  return value;
}

/** What a client has after receiving this record. */
function overTheWire(type: new () => object, record: object): unknown {
  const sent = new type() as Schema;
  sent.restore(structuredClone(record));
  const received = new type() as Schema;
  new Decoder(received).decode(new Encoder(sent).encodeAll());
  return received.toJSON();
}

/** Every record and list inside plain data, itself included. */
function partsOf(value: unknown, parts = new Set<object>()): Set<object> {
  if (typeof value !== 'object' || value === null) return parts;
  parts.add(value);
  for (const part of Object.values(value)) partsOf(part, parts);
  return parts;
}

function collectWords(value: unknown, words: Set<unknown>): void {
  if (typeof value === 'string') words.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) collectWords(part, words);
}
