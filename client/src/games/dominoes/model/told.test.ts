/** @jest-environment jsdom */
import { play, viewFor } from '@landfall/shared/engine/match.ts';
import { dominoes } from '@landfall/shared/games/dominoes/game.ts';
import { playAll, type Scene, scene } from '@landfall/shared/games/dominoes/testing/scene.ts';
import { speak } from '../../../i18n/i18n.ts';
import { matchWith, seenAt } from '../testing/position.ts';
import { NOTHING } from './aim.ts';
import { actionText } from './hint.ts';
import { prompt, promptOfReplay } from './prompt.ts';
import { lastMove, playable, stageOf, turnOf } from './seen.ts';
import { sentences } from './sentences.ts';

beforeAll(() => speak('en'));

const usual: Scene = { hands: ['2|6 0|0', '5|5 0|1'], line: '[2|5]', boneyard: '1|1' };
const seen = (at: Scene, moves = '', seat: number | null = 0) =>
  seenAt({ match: moves ? playAll(scene(at), moves).match : scene(at), seat });

test.each<[string, Scene, moves: string, string]>([
  ['a turn', usual, '', 'Next to act: Ann'],
  [
    'the end of a round',
    { ...usual, hands: ['2|6', '5|5'], options: { target: '100' } },
    '0 2|6 left',
    'Next to act: Ann and Bo',
  ],
  ['the end', { ...usual, hands: ['2|6', '5|5'] }, '0 2|6 left', 'The game is over.'],
])('in a replay nobody is waited for at %s', (_when, at, moves, text) => {
  expect(promptOfReplay(seen(at, moves, null))).toBe(text);
});

describe('the prompt says', () => {
  test.each<[string, Scene, moves: string, seat: number | null, string]>([
    ['what to lay', usual, '', 0, 'Your turn: lay a tile with 2 or 5.'],
    ['whom everybody waits for', usual, '', 1, 'Waiting for Ann to play.'],
    ['it to those who watch, too', usual, '', null, 'Waiting for Ann to play.'],
    ['to draw', { ...usual, hands: ['0|0', '5|5'] }, '', 0, 'You have nothing with 2 or 5: draw.'],
    [
      'to lay what was drawn',
      { ...usual, hands: ['0|0', '5|5'], boneyard: '5|6' },
      '0 draw',
      0,
      'The tile you drew fits: lay it.',
    ],
    [
      'to pass',
      { ...usual, hands: ['0|0', '5|5'], options: { draw: 'block' } },
      '',
      0,
      'You have nothing with 2 or 5, and nothing can be drawn: pass.',
    ],
    ['one number where both ends are equal', { ...usual, line: '2|5 [5|2]' }, '', 0, 'Your turn: lay a tile with 2.'],
    ['to begin', { hands: ['0|0 1|1', '5|5'] }, '', 0, 'You begin: lay any tile.'],
    ['that the game is over', { ...usual, hands: ['2|6', '5|5'] }, '0 2|6 left', 1, 'The game is over.'],
    [
      'to get ready',
      { ...usual, hands: ['2|6', '5|5'], options: { target: '100' } },
      '0 2|6 left',
      1,
      'The round is over. Ready for the next?',
    ],
    [
      'who is not ready yet',
      { ...usual, hands: ['2|6', '5|5'], options: { target: '100' } },
      '0 2|6 left, 0 ready',
      0,
      'Waiting until Bo can go on.',
    ],
  ])('%s', (_what, at, moves, seat, text) => {
    expect(prompt(seen(at, moves, seat), NOTHING)).toBe(text);
  });

  test('where the picked tile goes', () => {
    expect(prompt(seen(usual), { tile: '2|6', end: 'left' })).toBe('Lay [2|6] at a lit end.');
    expect(prompt(seen(usual), { tile: '0|0', end: null })).toBe('Your turn: lay a tile with 2 or 5.');
  });
});

describe('the log tells', () => {
  const texts = (at: Scene, moves: string, seat: number | null = 0) =>
    sentences(seen(at, moves, seat)).map(({ text }) => text);

  test('moves, to those who made them and to others', () => {
    const moves = '0 2|6 left, 1 5|5, 0 draw';
    const at = { ...usual, hands: ['2|6 0|0', '5|5 0|1'], boneyard: '4|4 1|1' };
    expect(texts(at, moves)).toEqual([
      'The line begins with [2|5]',
      'You laid [2|6] on the left',
      'Bo laid [5|5] on the right',
      'You drew a tile',
      'You passed with no 5 or 6',
    ]);
    expect(texts(at, moves, 1).slice(1)).toEqual([
      'Ann laid [2|6] on the left',
      'You laid [5|5] on the right',
      'Ann drew a tile',
      'Ann passed with no 5 or 6',
    ]);
  });

  test('tiles drawn together in one sentence', () => {
    const at: Scene = { ...usual, hands: ['0|0', '5|5'], boneyard: '0|5 1|1 1|3', options: { draw: 'drawUntil' } };
    expect(texts(at, '0 draw').at(-1)).toBe('You drew 3 tiles');
  });

  test('how the round ended, at its end', () => {
    const at: Scene = { ...usual, hands: ['2|6', '5|5'], options: { target: '100' } };
    const told = texts(at, '0 2|6 left', 1);
    expect(told.at(-1)).toBe('Round 1: Ann laid the last tile, for 10 points');
    expect(told).toContain('Ann laid [2|6] on the left');
  });

  test('a single point as one', () => {
    const one: Scene = { ...usual, hands: ['2|6', '0|1'], options: { target: '100' } };
    expect(texts(one, '0 2|6 left').at(-1)).toBe('Round 1: you laid your last tile, for 1 point');
    const blocked: Scene = { hands: ['5|6 0|1', '1|1'], line: '[2|5]', options: { draw: 'block' } };
    expect(texts(blocked, '0 5|6').at(-1)).toBe('Round 1: blocked. You have the fewest pips, for 1 point');
  });

  test('earlier rounds first, once the next is dealt', () => {
    const at: Scene = { ...usual, hands: ['2|6', '5|5'], options: { target: '100' } };
    const told = texts(at, '0 2|6 left, 0 ready, 1 ready');
    expect(told[0]).toBe('Round 1: you laid your last tile, for 10 points');
    expect(told[1]).toMatch(/^The line begins with/);
    expect(told).toHaveLength(2);
  });

  test('a tie, and a blocked round', () => {
    const blocked: Scene = { hands: ['5|6 0|1', '3|3'], line: '[2|5]', options: { draw: 'block' } };
    expect(texts(blocked, '0 5|6').at(-1)).toBe('Round 1: blocked. You have the fewest pips, for 5 points');
    const tied: Scene = { ...blocked, hands: ['5|6 0|3', '1|0 1|1'], line: '[4|5]' };
    expect(texts(tied, '0 5|6').at(-1)).toMatch(/nobody has the fewest pips alone/);
  });
});

test('what a hint says names a tile as the log does', () => {
  const action = { type: 'lay', tile: '2|6', end: 'left' } as const;
  expect(actionText(seen(usual), action)).toBe('Lay [2|6] at the left end');
  speak('zh-CN');
  expect(actionText(seen(usual), action)).toBe('把 [2|6] 放在左端');
  speak('en');
});

test('what a seat did last, and how often in a row', () => {
  const { table } = seen(
    { ...usual, hands: ['0|0 2|6', '1|1 3|3'], line: '[2|5]', boneyard: '0|4 4|4', options: { draw: 'drawUntil' } },
    '0 2|6 left, 1 draw',
  );
  expect(lastMove(table, 0)).toMatchObject({ move: { kind: 'lay', tile: '2|6' }, times: 1 });
  expect(lastMove(table, 1)).toMatchObject({ move: { kind: 'pass' }, times: 1 });
  expect(lastMove(seen(usual).table, 1)).toBeNull();
});

test('the table is played at, looked at, or done', () => {
  const at: Scene = { ...usual, hands: ['2|6', '5|5'] };
  expect(stageOf(seen(usual).table)).toBe('playing');
  expect(stageOf(seen(at, '0 2|6 left').table)).toBe('over');
  expect(stageOf(seen({ ...at, options: { target: '50' } }, '0 2|6 left').table)).toBe('roundOver');
  expect([turnOf(seen(usual).table), turnOf(seen(at, '0 2|6 left').table)]).toEqual([0, null]);
  expect([...playable(seen(usual))]).toEqual(['2|6']);
  expect([...playable(seen(usual, '', 1))]).toEqual([]);
});

test('somebody whose hand has not arrived yet is offered nothing', () => {
  const match = scene(usual);
  expect(seenAt({ match, state: { hands: {} } }).legal).toEqual([]);
});

test('the log says who took back where, and what a CPU played for somebody', () => {
  const at: Scene = { ...usual, hands: ['2|6 0|6 3|3', '5|5 0|1 4|4'] };
  const { match } = playAll(scene(at), '0 2|6 left, 1 5|5 right, 0 0|6 left');
  const undo = { seat: -1, person: 2, steps: 1 };
  const state = {
    turns: match.ply,
    notes: [
      { ply: 3, turns: 2, ...undo },
      { ply: 5, turns: 2, ...undo },
      { ply: 6, turns: 3, seat: 0, person: 1, steps: 0 },
    ],
  };
  const lines = sentences(seenAt({ match, state })).map(({ text, kind, isByCpu }) =>
    kind === 'undo' ? text : isByCpu,
  );
  const tookBack = 'Bo took back one step';
  expect(lines).toEqual([undefined, false, false, tookBack, tookBack, true]);
});

describe('what a CPU played for somebody is marked, however many moves an action made', () => {
  /** The kinds of the moves told, those of a CPU in capitals, when the nth action was one. */
  const marked = (match: ReturnType<typeof scene>, turn: number) => {
    const note = { ply: turn, turns: turn, seat: 0, person: 1, steps: 0 };
    const told = sentences(seenAt({ match, state: { turns: match.ply, notes: [note] } }));
    return told.map(({ kind, isByCpu }) => (isByCpu ? kind.toUpperCase() : kind));
  };

  test('drawing and passing are one', () => {
    const at: Scene = { ...usual, hands: ['2|6 0|0', '4|4 1|1', '5|5 3|3'], boneyard: '0|4 0|1' };
    const { match } = playAll(scene(at), '0 2|6 left, 1 draw, 2 5|5 right');
    expect(match.ply).toBe(3);
    expect(marked(match, 1)).toEqual(['lay', 'LAY', 'draw', 'pass', 'lay']);
    expect(marked(match, 2)).toEqual(['lay', 'lay', 'DRAW', 'PASS', 'lay']);
    expect(marked(match, 3)).toEqual(['lay', 'lay', 'draw', 'pass', 'LAY']);
  });

  test('drawing until it fits is one, and laying that tile another', () => {
    const drawing = { draw: 'drawUntil' } as const;
    const at: Scene = { ...usual, hands: ['0|0', '4|4 2|3'], boneyard: '2|4 1|1 1|3', options: drawing };
    const { match } = playAll(scene(at), '0 draw, 0 2|4 left');
    expect(marked(match, 1)).toEqual(['lay', 'DRAW', 'lay']);
    expect(marked(match, 2)).toEqual(['lay', 'draw', 'LAY']);
  });

  test('the tile that had to begin is none', () => {
    const match = matchWith(2, { start: 'highestDouble' });
    const { seat } = match.state.table.agenda.at(-1)!;
    const [action] = dominoes.legalActions(viewFor(match.state, seat));
    const next = play(dominoes, match, seat, action).match;
    expect(marked(next, 1).slice(0, 2)).toEqual(['lay', action!.type.toUpperCase()]);
  });
});
