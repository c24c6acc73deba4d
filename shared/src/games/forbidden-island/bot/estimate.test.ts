import type { Chances } from '../../../engine/bot.ts';
import { viewFor } from '../../../engine/match.ts';
import { copy } from '../../../engine/plain.ts';
import type { Action } from '../actions.ts';
import type { Given, Letter } from '../testing/draw.ts';
import { Scene } from '../testing/scene.ts';
import { estimate } from './estimate.ts';

const ISLAND = `. . # # . .
                . # # # # .
                # # #EM # # #
                # # ~ _ # #
                . # # # # .
                . . # # . .`;
/** One tile of a treasure is gone, the other flooded, and everything else is far away. */
const LAST_OF_FIRE: Given = { tiles: { '3,2': 'caveEmbers', '3,3': 'caveShadows' } };
const HOME: Given = { captured: ['earth', 'wind', 'fire', 'ocean'], tiles: { '2,2': 'landing' } };

function judge(scene: Scene, letter: Letter, action: Action): Chances {
  const view = viewFor(scene.match.state, scene.seat(letter));
  expect(scene.can(letter, action)).toBe(true);
  const before = copy(view);
  const chances = estimate(view, action);
  expect(view).toEqual(before);
  return chances;
}

test('what wins at once is certain', () => {
  const scene = new Scene(ISLAND, { ...HOME, hands: { M: ['helicopter'] } });
  const { after, otherwise } = judge(scene, 'M', { type: 'liftOff' });
  expect(after).toBe(1);
  expect(otherwise).toBeLessThan(1);
});

test('R-LOSE-4: what loses at once is hopeless', () => {
  const scene = new Scene(
    `. . _ _ . .
     . _ _ _ _ .
     # _ ~E _ # #M
     # # _ # # #
     . # # # # .
     . . # # . .`,
    { doing: 'drawFlood', floods: ['2,2'], tiles: { '2,2': 'dunes' }, hands: { M: ['helicopter'] } },
  );
  scene.draw();
  expect(judge(scene, 'E', { type: 'drown' })).toEqual({ after: 0 });
});

test('saving the last tile of a treasure is better than nothing', () => {
  const scene = new Scene(ISLAND, LAST_OF_FIRE);
  const { after, otherwise } = judge(scene, 'E', { type: 'shoreUp', places: [scene.at('3,2')] });
  expect(after).toBeGreaterThan(otherwise!);
});

test('to end the turn is to do nothing', () => {
  const { after, otherwise } = judge(new Scene(ISLAND, LAST_OF_FIRE), 'E', { type: 'endActions' });
  expect(after).toBe(otherwise);
});

test('a card off turn is compared with keeping it', () => {
  const floods: Given = { doing: 'drawFlood', onlyFloods: ['3,2', '0,2', '0,3'] };
  const scene = new Scene(ISLAND, { ...LAST_OF_FIRE, ...floods, hands: { M: ['sandbags'] } });
  const { after, otherwise } = judge(scene, 'M', { type: 'sandbag', place: scene.at('3,2') });
  expect(after).toBeGreaterThan(otherwise!);
});

test('where something has to be done, there is nothing to compare it with', () => {
  const hands: Given['hands'] = { E: ['earth', 'earth', 'wind', 'fire', 'ocean'] };
  const scene = new Scene(ISLAND, { doing: 'drawTreasure', treasures: ['earth'], hands });
  scene.draw();
  expect(judge(scene, 'E', { type: 'discard', card: 'wind' })).toEqual({ after: expect.any(Number) });
});
