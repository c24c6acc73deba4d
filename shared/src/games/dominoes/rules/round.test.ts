import { dominoes } from '../game.ts';
import { act, legal, playAll, scene } from '../testing/scene.ts';

describe('DO-5: domino', () => {
  const match = scene({ hands: ['5|6', '2|3 4|4', '0|1'], line: '[2|5]', boneyard: '1|1' });

  test('the seat that lays its last tile wins the round and scores all other pips', () => {
    const { match: after, events } = act(match, 0, '5|6');
    expect(events).toEqual([
      { type: 'laid', seat: 0, tile: '5|6', end: 'right' },
      { type: 'roundEnded', ending: 'domino', winner: 0, points: 14 },
      { type: 'ended', winners: [0] },
    ]);
    expect(after.state.table.rounds).toEqual([{ ending: 'domino', winner: 0, points: 14 }]);
    expect(dominoes.result(after.state.table)).toEqual({ winners: [0], reasons: ['domino'] });
    expect(dominoes.waitingFor(after.state.table)).toEqual([]);
  });

  test('DO-8: all hands are shown, the boneyard is not', () => {
    const { state } = act(match, 0, '5|6').match;
    expect(state.table.players.map(({ shown }) => shown)).toEqual([[], ['2|3', '4|4'], ['0|1']]);
    expect(JSON.stringify(state.table)).not.toContain('1|1');
  });
});

describe('DO-6: blocked', () => {
  const options = { draw: 'block' } as const;

  test('it ends with the move after which nobody can go on', () => {
    const match = scene({ hands: ['5|6 0|1', '3|3', '4|4'], line: '[2|5]', options, boneyard: '2|2' });
    const { match: after, events } = act(match, 0, '5|6');
    expect(events.slice(1)).toEqual([
      { type: 'roundEnded', ending: 'blocked', winner: 0, points: 13 },
      { type: 'ended', winners: [0] },
    ]);
    expect(dominoes.result(after.state.table)).toEqual({ winners: [0], reasons: ['blocked'] });
    expect(after.state.table.players.map(({ shown }) => shown)).toEqual([['0|1'], ['3|3'], ['4|4']]);
  });

  test('fewest pips, not fewest tiles', () => {
    const match = scene({ hands: ['5|6 4|4', '0|0 0|1 1|1'], line: '[2|5]', options });
    const { state } = act(match, 0, '5|6').match;
    expect(state.table.rounds).toEqual([{ ending: 'blocked', winner: 1, points: 5 }]);
  });

  test('equally few pips: nobody wins, nobody scores', () => {
    const match = scene({ hands: ['5|6 0|3', '3|3', '1|2'], line: '[4|5]', options });
    const { match: after, events } = act(match, 0, '5|6');
    expect(events.slice(1)).toEqual([
      { type: 'roundEnded', ending: 'tied', points: 0 },
      { type: 'ended', winners: [] },
    ]);
    expect(dominoes.result(after.state.table)).toEqual({ winners: [], reasons: ['tied'] });
  });

  test('a boneyard that can be drawn from helps, whatever it holds', () => {
    const match = scene({ hands: ['5|6 0|1', '3|3'], line: '[2|5]', boneyard: '4|4' });
    const { match: after, events } = act(match, 0, '5|6');
    expect(events).toHaveLength(1);
    expect(legal(after, 1)).toEqual(['draw']);
    const { match: end, events: last } = act(after, 1, 'draw');
    expect(last.map(({ type }) => type)).toEqual(['drew', 'passed', 'roundEnded', 'ended']);
    expect(end.state.table.rounds).toEqual([{ ending: 'blocked', winner: 0, points: 13 }]);
  });

  test('it is not over while one seat can still play', () => {
    const match = scene({ hands: ['5|6 0|1', '3|3', '0|6'], line: '[2|5]', options });
    const { match: after } = playAll(match, '0 5|6, 1 pass');
    expect(legal(after, 2)).toEqual(['0|6 right']);
  });
});

describe('DO-7: playing to a target', () => {
  const hands = ['5|6', '5|5 6|6', '0|1'];
  const won = (target: '50' | '100', before: { winner?: number; points: number }[]) =>
    act(
      scene({
        hands,
        line: '[2|5]',
        boneyard: '1|1',
        options: { target },
        change: (table) => {
          table.rounds = before.map((round) => ({ ending: 'domino', ...round }));
        },
      }),
      0,
      '5|6',
    );

  test('below the target another round follows', () => {
    const { match, events } = won('50', [{ winner: 0, points: 26 }]);
    expect(events.at(-1)).toMatchObject({ type: 'roundEnded', points: 23 });
    expect(dominoes.result(match.state.table)).toBeNull();
    expect([0, 1, 2].map((seat) => legal(match, seat))).toEqual([['ready'], ['ready'], ['ready']]);
  });

  test('reaching it wins the game', () => {
    const { match, events } = won('50', [{ winner: 0, points: 27 }]);
    expect(events.at(-1)).toEqual({ type: 'ended', winners: [0] });
    expect(dominoes.result(match.state.table)).toEqual({ winners: [0], reasons: ['target', 'domino'] });
    expect([0, 1, 2].map((seat) => legal(match, seat))).toEqual([[], [], []]);
  });

  test('the points of others do not count', () => {
    expect(dominoes.result(won('100', [{ winner: 1, points: 90 }]).match.state.table)).toBeNull();
    expect(dominoes.result(won('100', [{ winner: 0, points: 90 }, { points: 0 }]).match.state.table)).not.toBeNull();
  });
});
