/** @jest-environment jsdom */
import { TASKS, type Table, type TaskKind } from '@landfall/shared/games/forbidden-island/table.ts';
import { speak } from '../../../i18n/i18n.ts';
import { LANGUAGE_TAGS } from '../../../i18n/languages.ts';
import { type Position, seenAt } from '../testing/position.ts';
import { type Aim, FREE } from './aim.ts';
import { prompt, promptOfReplay } from './prompt.ts';

afterEach(() => speak('en'));

/** A position in which a task of each kind is to be done by Ann. */
const DUE: Readonly<Record<TaskKind, (table: Table) => void>> = {
  turn: (table) => {
    table.agenda = [{ kind: 'turn', seat: 0, left: 1 }];
  },
  act: () => {},
  drawTreasure: (table) => {
    table.agenda = table.agenda.filter(({ kind }) => kind !== 'act');
  },
  drawFlood: (table) => {
    table.agenda = table.agenda.filter(({ kind }) => kind === 'turn' || kind === 'drawFlood');
  },
  discard: (table) => void table.agenda.push({ kind: 'discard', seat: 0, left: 1 }),
  swim(table) {
    table.levels[table.adventurers[0]!.place] = 'sunk';
    table.agenda.push({ kind: 'swim', seat: 0, left: 1 });
  },
};

const said = (position: Position, aim: Aim = FREE) => prompt(seenAt(position), aim);

describe.each(LANGUAGE_TAGS)('in %s', (language) => {
  test.each(TASKS)('%s says whose decision it is', (kind) => {
    speak(language);
    const mine = said({ seat: 0, change: DUE[kind] });
    const theirs = said({ seat: 1, change: DUE[kind] });
    const watched = said({ seat: null, change: DUE[kind] });
    expect(mine).not.toMatch(/^$|forbiddenIsland|[{}]/);
    expect(theirs).toMatch(/Ann/);
    expect(watched).toBe(theirs);
    if (kind !== 'turn') expect(mine).not.toMatch(/Ann/);
  });

  test.each<Aim>([
    { kind: 'move' },
    { kind: 'shoreUp' },
    { kind: 'shoreUp', first: 3 },
    { kind: 'guide', pawn: 1 },
    { kind: 'lift', pawns: [1] },
    { kind: 'sandbag' },
  ])('the aim $kind says what to choose', (aim) => {
    speak(language);
    expect(said({}, aim)).not.toMatch(/^$|forbiddenIsland|[{}]/);
    expect(said({}, aim)).not.toBe(said({}));
  });
});

test('how many cards are still to be drawn is told', () => {
  expect(said({ change: DUE.drawTreasure })).toBe('You have 2 treasure cards to draw.');
  expect(said({ seat: 1, change: DUE.drawTreasure })).toBe('Ann has 2 treasure cards to draw.');
});

test('whoever asked for a moment is named', () => {
  const state = { heldBy: 1 };
  expect(said({ seat: 0, change: DUE.drawFlood, state })).toBe('Bo asked for a moment before the next card.');
  expect(said({ seat: 1, change: DUE.drawFlood, state })).toMatch(/^You asked/);
});

test('all swimmers are named to the others', () => {
  const change = (table: Table) => {
    for (const seat of [1, 2]) table.adventurers[seat]!.place = 9;
    table.levels[9] = 'sunk';
    table.agenda.push({ kind: 'swim', seat: 1, left: 1 }, { kind: 'swim', seat: 2, left: 1 });
  };
  expect(said({ seat: 0, change })).toBe('Waiting for Bo and Chen to swim to safety.');
  expect(said({ seat: 2, change })).toMatch(/^Your tile has sunk/);
});

describe('somebody with nowhere to swim', () => {
  const change = (table: Table) => {
    table.adventurers.forEach((adventurer, seat) => {
      adventurer.place = seat === 1 ? 0 : 20;
    });
    table.levels.fill('sunk', 0, 12);
    table.adventurers[2]!.hand = ['helicopter'];
    table.agenda.push({ kind: 'swim', seat: 1, left: 1 });
  };

  test('knows what is left to hope for', () => {
    expect(said({ seat: 1, change })).toMatch(/^There is nowhere to swim/);
  });

  test('is shown to whoever can help', () => {
    expect(said({ seat: 2, change })).toBe('Bo cannot swim anywhere: rescue them with your Helicopter Lift!');
  });

  test('is explained to the others', () => {
    expect(said({ seat: 0, change })).toBe('Bo cannot swim anywhere. Waiting for Chen to send the helicopter.');
  });

  test('saves themselves with their own Helicopter Lift', () => {
    const alone = (table: Table) => {
      change(table);
      table.adventurers[1]!.hand = ['helicopter'];
      table.adventurers[2]!.hand = [];
    };
    expect(said({ seat: 1, change: alone })).toBe('There is nowhere to swim: fly out with your Helicopter Lift!');
    expect(said({ seat: 0, change: alone })).toBe('Bo cannot swim anywhere. Waiting for Bo to send the helicopter.');
  });
});

describe('where one swimmer has a way and another has none', () => {
  const position = {
    roles: ['messenger', 'engineer', 'explorer', 'navigator'],
    change(table) {
      table.adventurers.forEach((adventurer, seat) => {
        adventurer.place = seat === 1 || seat === 2 ? 8 : 20;
      });
      for (const place of [3, 7, 8, 9, 14]) table.levels[place] = 'sunk'; // only the corners are left
      table.adventurers[3]!.hand = ['helicopter'];
      table.agenda.push({ kind: 'swim', seat: 1, left: 1 }, { kind: 'swim', seat: 2, left: 1 });
    },
  } satisfies Position;

  test.each([
    ['has a way', 2, 'Your tile has sunk! Choose where to swim.'],
    ['has none', 1, 'There is nowhere to swim. Only a Helicopter Lift can save you now.'],
    ['can help', 3, 'Bo cannot swim anywhere: rescue them with your Helicopter Lift!'],
    ['only waits', 0, 'Waiting for Dee to rescue Bo by helicopter, and for Chen to swim.'],
  ])('whoever %s is told what concerns them', (_who, seat, text) => {
    expect(said({ ...position, seat })).toBe(text);
  });
});

test.each<[TaskKind, string]>([
  ['act', 'Next to act: Ann'],
  ['drawTreasure', 'Ann has 2 treasure cards to draw.'],
  ['discard', 'Next to act: Ann'],
  ['swim', 'Next to act: Ann'],
])('in a replay nobody is waited for: %s', (kind, text) => {
  expect(promptOfReplay(seenAt({ seat: null, change: DUE[kind] }))).toBe(text);
});

test('the end is told', () => {
  expect(
    said({
      change: (table) => {
        table.endings = ['skull'];
      },
    }),
  ).toBe('The game is over.');
});
