import { IllegalAction } from '../../../engine/match.ts';
import { act, drawn, legal, playAll, scene } from '../testing/scene.ts';

describe('DO-4: a seat that holds a tile that fits', () => {
  const match = scene({ hands: ['2|5 5|6 0|0', '3|3 2|4'], line: '[2|5]', boneyard: '1|1' });

  test('lays one of them, and has no other choice', () => {
    expect(legal(match, 0)).toEqual(['2|5 left', '2|5 right', '5|6 right']);
    const { match: after, events } = act(match, 0, '5|6 right');
    expect(events).toEqual([{ type: 'laid', seat: 0, tile: '5|6', end: 'right' }]);
    expect(drawn(after.state.table.line)).toBe('[2|5] 5|6');
    expect(after.state.hands[0]!.tiles).toEqual(['2|5', '0|0']);
    expect(after.state.table.players[0]!.tiles).toBe(2);
    expect(after.state.table.moves).toEqual([{ seat: 0, kind: 'lay', tile: '5|6', end: 'right' }]);
  });

  test('may not draw or pass', () => {
    for (const what of ['draw', 'pass']) expect(() => act(match, 0, what)).toThrow(IllegalAction);
  });

  test('is followed by the next seat, and the last seat by the first', () => {
    const { match: after } = playAll(match, '0 5|6, 1 2|4 left');
    expect([legal(after, 0).length > 0, legal(after, 1)]).toEqual([true, []]);
    expect(drawn(after.state.table.line)).toBe('4|2 [2|5] 5|6');
  });
});

describe('DO-4: draw', () => {
  const hands = ['0|0 1|1', '2|3 4|4'];

  test('a tile that fits is laid by the seat that drew it', () => {
    const match = scene({ hands, line: '[2|5]', boneyard: '6|6 5|6' });
    expect(legal(match, 0)).toEqual(['draw']);
    const { match: after, events } = act(match, 0, 'draw');
    expect(events).toEqual([{ type: 'drew', seat: 0 }]);
    expect(after.state.hands[0]!.tiles).toEqual(['0|0', '1|1', '5|6']);
    expect([after.state.table.players[0]!.tiles, after.state.table.boneyard]).toEqual([3, 1]);
    expect([legal(after, 0), legal(after, 1)]).toEqual([['5|6 right'], []]);
    for (const what of ['draw', 'pass']) expect(() => act(after, 0, what)).toThrow(IllegalAction);
  });

  test('with one that does not fit the turn passes', () => {
    const match = scene({ hands, line: '[2|5]', boneyard: '5|6 6|6' });
    const { match: after, events } = act(match, 0, 'draw');
    expect(events).toEqual([
      { type: 'drew', seat: 0 },
      { type: 'passed', seat: 0, on: [2, 5] },
    ]);
    expect(after.state.hands[0]!.tiles).toEqual(['0|0', '1|1', '6|6']);
    expect(after.state.table.moves).toEqual([
      { seat: 0, kind: 'draw' },
      { seat: 0, kind: 'pass' },
    ]);
    expect([legal(after, 0), legal(after, 1)]).toEqual([[], ['2|3 left']]);
  });
});

describe('DO-4: draw until one fits', () => {
  const hands = ['0|0 1|1', '2|3 4|4'];
  const options = { draw: 'drawUntil' } as const;

  test('as many as it takes', () => {
    const match = scene({ hands, options, line: '[2|5]', boneyard: '0|1 5|6 3|3 6|6' });
    const { match: after, events } = act(match, 0, 'draw');
    expect(events).toEqual(Array(3).fill({ type: 'drew', seat: 0 }));
    expect(after.state.hands[0]!.tiles).toEqual(['0|0', '1|1', '6|6', '3|3', '5|6']);
    expect([after.state.table.boneyard, after.state.hidden.boneyard]).toEqual([1, ['0|1']]);
    expect(legal(after, 0)).toEqual(['5|6 right']);
  });

  test('until the boneyard is empty: then the turn passes', () => {
    const match = scene({ hands, options, line: '[2|5]', boneyard: '3|3 6|6' });
    const { match: after, events } = act(match, 0, 'draw');
    expect(events.map(({ type }) => type)).toEqual(['drew', 'drew', 'passed']);
    expect([after.state.table.boneyard, legal(after, 1)]).toEqual([0, ['2|3 left']]);
  });
});

describe('DO-4: the turn passes', () => {
  const hands = ['0|0 1|1', '2|3 4|4'];

  test.each([
    ['in a block game', { options: { draw: 'block' }, boneyard: '5|6' }],
    ['when the boneyard is empty', { options: { draw: 'draw' } }],
    ['when it is, drawing until one fits', { options: { draw: 'drawUntil' } }],
  ] as const)('%s, and nothing can be drawn', (_when, more) => {
    const match = scene({ hands, line: '[5|5]', ...more, change: (table) => table.line.right.push('5|2') });
    expect(legal(match, 0)).toEqual(['pass']);
    expect(() => act(match, 0, 'draw')).toThrow(IllegalAction);
    const { match: after, events } = act(match, 0, 'pass');
    expect(events).toEqual([{ type: 'passed', seat: 0, on: [5, 2] }]);
    expect(after.state.table.moves).toEqual([{ seat: 0, kind: 'pass' }]);
    expect(legal(after, 1)).toEqual(['2|3 right']);
  });

  test('equal ends are one number', () => {
    const match = scene({ hands: ['0|0', '1|2'], line: '2|5 [5|2]', options: { draw: 'block' } });
    expect(act(match, 0, 'pass').events).toEqual([{ type: 'passed', seat: 0, on: [2] }]);
  });

  test('passing is refused while there is something to draw', () => {
    const match = scene({ hands, line: '[2|5]', boneyard: '6|6' });
    expect(() => act(match, 0, 'pass')).toThrow(IllegalAction);
  });
});

test('DO-3: on an empty table any tile can be laid', () => {
  const match = scene({ hands: ['0|6 2|2', '3|3'], options: { start: 'highestDouble' }, boneyard: '1|1' });
  expect(legal(match, 0)).toEqual(['0|6 right', '2|2 right']);
  expect(drawn(act(match, 0, '2|2').match.state.table.line)).toBe('[2|2]');
});
