/** @jest-environment jsdom */
import { DECK } from '@landfall/shared/games/forbidden-island/cards.ts';
import { forbiddenIsland } from '@landfall/shared/games/forbidden-island/game.ts';
import type { Table } from '@landfall/shared/games/forbidden-island/table.ts';
import { TILES } from '@landfall/shared/games/forbidden-island/tiles.ts';
import { language } from '../../../i18n/i18n.ts';
import { LANGUAGE_TAGS } from '../../../i18n/languages.ts';
import { lessonMatch } from './island.ts';
import { Lesson } from './Lesson.ts';
import { LESSON } from './script.ts';

const HURRIED = {
  later(_: number, run: () => void) {
    run();
    return () => {};
  },
  seen: async () => {},
};

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));
const tableOf = ({ link }: Lesson) => link.state.peek()!.table as Table;

/** Does what is asked for; what the mate does follows by itself. */
async function goOn(lesson: Lesson): Promise<void> {
  const step = lesson.step.peek();
  if (step?.kind === 'read') lesson.goOn();
  if (step?.kind === 'do') expect(await lesson.link.act(step.action)).toMatchObject({ status: 'accepted' });
  await settled();
}

afterEach(() => {
  language.value = 'en';
});

test('the rules allow every step, from the first to lift-off', async () => {
  const lesson = new Lesson(HURRIED);
  const done: string[] = [];
  lesson.link.onPatch(({ events }) => done.push(...(events as { type: string }[]).map(({ type }) => type)));
  for (let steps = 0; lesson.step.peek() !== null; steps++) {
    expect(steps).toBeLessThan(LESSON.length); // otherwise a step leads nowhere
    await goOn(lesson);
  }
  expect(tableOf(lesson).endings).toEqual(['escaped']);
  expect(lesson.link.state.peek()!.phase).toBe('over');
  for (const taught of [
    'moved',
    'shoredUp',
    'gave',
    'captured',
    'drewTreasure',
    'watersRose',
    'flooded',
    'sank',
    'swam',
    'liftedOff',
  ])
    expect(done).toContain(taught);
});

test('what the lesson teaches is done by the learner, not only seen', () => {
  const own = LESSON.flatMap((step) => (step.kind === 'do' ? [step.action.type] : []));
  expect(new Set(own)).toEqual(
    new Set(['move', 'shoreUp', 'give', 'drawTreasure', 'drawFlood', 'swim', 'capture', 'liftOff']),
  );
});

test('anything else is refused, legal or not, and nothing happens', async () => {
  const lesson = new Lesson(HURRIED);
  expect(await lesson.link.act({ type: 'endActions' })).toMatchObject({ status: 'refused' }); // something is to be read
  while (lesson.step.peek()?.kind === 'read') await goOn(lesson);
  const before = tableOf(lesson);
  const legal = forbiddenIsland.legalActions({ seat: 0, table: before, hand: null });
  const step = lesson.step.peek();
  const others = legal.filter(
    (action) => step?.kind !== 'do' || JSON.stringify(action) !== JSON.stringify(step.action),
  );
  expect(others.length).toBeGreaterThan(5);
  for (const action of [...others, { type: 'win' }])
    expect(await lesson.link.act(action)).toMatchObject({ status: 'refused' });
  expect(tableOf(lesson)).toBe(before);
  expect(lesson.strayed.peek()).toBe(others.length + 2);
});

test('it is always the same, and begins anew when it is wanted again', async () => {
  expect(lessonMatch()).toEqual(lessonMatch());
  const lesson = new Lesson(HURRIED);
  const begun = lesson.link.state.peek();
  for (let steps = 0; steps < 6; steps++) await goOn(lesson);
  await lesson.link.request('again', {});
  expect(lesson.at.peek()).toBe(0);
  expect(lesson.link.state.peek()).toEqual({ ...begun, round: 2 });
});

test('the mate waits until everything before has been seen, and stops when the page is left', async () => {
  let tellSeen = () => {};
  const announced: (() => void)[] = [];
  const lesson = new Lesson({
    later(_, run) {
      announced.push(run);
      return () => announced.splice(0);
    },
    seen: () => new Promise((resolve) => (tellSeen = resolve)),
  });
  while (lesson.step.peek()?.kind !== 'watch') await goOn(lesson);
  const { ply } = lesson.link.state.peek()!;
  expect(announced).toEqual([]);
  tellSeen();
  await settled();
  expect([announced.length, lesson.link.state.peek()!.ply]).toEqual([1, ply]);
  lesson.close();
  expect(announced).toEqual([]);
});

test('the mate does nothing on a page that was left before everything had been seen', async () => {
  let tellSeen = () => {};
  const lesson = new Lesson({ ...HURRIED, seen: () => new Promise((resolve) => (tellSeen = resolve)) });
  while (lesson.step.peek()?.kind !== 'watch') await goOn(lesson);
  const { ply } = lesson.link.state.peek()!;
  lesson.close();
  tellSeen();
  await settled();
  expect(lesson.link.state.peek()!.ply).toBe(ply);
});

test('every card and every tile is there as often as in the box', () => {
  const { table, hidden } = lessonMatch().state;
  const hands = table.adventurers.flatMap(({ hand }) => hand);
  const cards = [...hidden.treasureDeck, ...table.treasureDiscard, ...hands];
  for (const [card, times] of Object.entries(DECK)) expect(cards.filter((one) => one === card)).toHaveLength(times);
  expect([...table.island].sort()).toEqual([...TILES].sort());
  const places = [...hidden.floodDeck, ...table.floodDiscard].sort((a, b) => a - b);
  expect(places).toEqual(table.island.map((_, place) => place));
});

test.each(LANGUAGE_TAGS)('in %s every step says one thing, short enough for a small phone', async (tag) => {
  language.value = tag;
  const lesson = new Lesson(HURRIED);
  const longest = tag === 'zh-CN' ? 45 : 100;
  const said: string[] = [];
  while (lesson.step.peek() !== null) {
    said.push(lesson.sentence);
    await goOn(lesson);
  }
  said.push(lesson.sentence);
  for (const sentence of said) {
    expect(sentence).not.toMatch(/[{}]|coach\./);
    expect(sentence.length).toBeLessThanOrEqual(longest);
  }
});
