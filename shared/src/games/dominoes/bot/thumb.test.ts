import type { Bot } from '../../../engine/bot.ts';
import { viewFor } from '../../../engine/match.ts';
import { randomFrom, seeded } from '../../../engine/random.ts';
import { dominoes } from '../game.ts';
import type { End } from '../line.ts';
import type { Dominoes } from '../table.ts';
import { act, playAll, type Scene, scene } from '../testing/scene.ts';
import type { Tile } from '../tiles.ts';
import { easy } from './easy.ts';
import { hard } from './hard.ts';
import { medium } from './medium.ts';
import { reasonFor } from './reasons.ts';

function decide(bot: Bot<Dominoes>, at: Scene, seat = 0) {
  const view = viewFor(scene(at).state, seat);
  const decision = bot(view, dominoes.legalActions(view), { random: randomFrom(seeded('x')), steps: 60 })!;
  const { action, reason } = decision;
  return [action.type === 'lay' ? `${action.tile} ${action.end}` : action.type, reason?.word];
}

const line = '[2|5]';
const boneyard = '3|3 3|6';

test.each<[string, string, string]>([
  ['the first tile that fits', '0|0 5|6 2|6', '5|6 right'],
  ['at the left end before the right one', '0|0 2|5 5|6', '2|5 left'],
])('CPU easy: %s', (_what, hand, lays) => {
  expect(decide(easy, { hands: [hand, '1|1 4|4'], line, boneyard })[0]).toBe(lays);
});

test.each<[string, string, string]>([
  ['the heaviest tile', '1|2 2|6 0|5', '2|6 left'],
  ['a double before a heavier tile', '5|5 5|6 1|1', '5|5 right'],
  ['but not before a much heavier one', '2|2 5|6 1|1', '5|6 right'],
  ['of equal ones what leaves it the most to lay', '2|4 1|5 1|3 1|6', '1|5 right'],
])('CPU medium: %s', (_what, hand, lays) => {
  expect(decide(medium, { hands: [hand, '1|1 4|4'], line, boneyard })[0]).toBe(lays);
});

describe.each([
  ['easy', easy],
  ['medium', medium],
  ['hard', hard],
])('CPU %s, where there is no choice', (_level, bot) => {
  test.each<[string, Scene, string, string | undefined]>([
    ['draws', { hands: ['0|0', '1|1'], line, boneyard }, 'draw', 'nothingFits'],
    ['passes', { hands: ['0|0', '1|1 2|3'], line, options: { draw: 'block' } }, 'pass', 'nothingFits'],
    ['lays the only tile', { hands: ['0|0 2|4', '1|1'], line, boneyard }, '2|4 left', undefined],
    ['lays its last tile', { hands: ['2|5', '1|1'], line: '[2|2] 2|5', boneyard }, '2|5 left', 'lastTile'],
  ])('%s', (_what, at, action, word) => {
    expect(decide(bot, at)).toEqual([action, word]);
  });

  test('is ready at once', () => {
    const at: Scene = { hands: ['2|4', '1|1'], line, boneyard, options: { target: '100' } };
    const { state } = act(scene(at), 0, '2|4 left').match;
    const view = viewFor(state, 1);
    const decision = bot(view, dominoes.legalActions(view), { random: randomFrom(seeded('x')), steps: 1 })!;
    expect([decision.action.type, decision.reason?.word]).toEqual(['ready', undefined]);
  });
});

describe('what a CPU says for a tile', () => {
  const said = (hands: string[], tile: string, more: Partial<Scene> = {}) => {
    const { table } = scene({ hands, line, boneyard, ...more }).state;
    const [name, end] = tile.split(' ') as [Tile, End];
    return reasonFor(table, { type: 'lay', tile: name, end }, 0);
  };

  test.each([
    ['a double', '2|2 left', { word: 'doubleEarly', about: {} }],
    ['a heavy tile', '5|6 right', { word: 'heavyEarly', about: {} }],
    ['any other', '0|5 right', undefined],
  ])('%s', (_what, tile, reason) => {
    expect(said(['2|2 5|6 0|5', '1|1'], tile)).toEqual(reason);
  });

  test('its last one', () => {
    expect(said(['2|2', '1|1'], '2|2 left')?.word).toBe('lastTile');
  });

  test('one that the next seat has nothing for', () => {
    const { state } = playAll(
      scene({ hands: ['2|6 2|4 0|6', '1|1 0|3', '5|5 3|3'], line, options: { draw: 'block' } }),
      '0 2|6 left, 1 pass, 2 5|5',
    ).match;
    expect(reasonFor(state.table, { type: 'lay', tile: '0|6', end: 'left' }, 0)).toBeUndefined();
    expect(reasonFor(state.table, { type: 'lay', tile: '5|6', end: 'right' }, 0)).toEqual({
      word: 'shutsOut',
      about: { pips: 6 },
    });
    expect(reasonFor(state.table, { type: 'lay', tile: '5|6', end: 'left' }, 0)).toEqual({
      word: 'shutsOut',
      about: { pips: 5 },
    });
  });
});
