import { LEVELS } from '../../../engine/bot.ts';
import { decide } from '../testing/decide.ts';
import { Scene } from '../testing/scene.ts';

describe.each(LEVELS.filter((level) => level !== 'easy'))('%s thinks for the team', (level) => {
  test('brings a mate to the treasure they hold the cards of', () => {
    const scene = new Scene(
      `. . # # . .
       . # # # # .
       #E # # # # #
       # # # # # #
       . # # # # .
       . . # #N . .`,
      { turn: 'N', left: 1, tiles: { '2,4': 'caveEmbers' }, hands: { E: ['fire', 'fire', 'fire', 'fire'] } },
    );
    const { action, reason } = decide(level, scene, 'N')!;
    expect(action).toMatchObject({ type: 'guide', pawn: scene.seat('E'), to: scene.at('2,2') });
    expect(reason).toEqual({ word: 'toTreasure', about: { treasure: 'fire' } });
  });

  test('lifts a mate who is cut off home, and everybody out with the other card', () => {
    const scene = new Scene(
      `. . # # . .
       . # # # # .
       _ # #E # # #
       #M _ # # # #
       . _ # # # .
       . . # # . .`,
      {
        captured: ['earth', 'wind', 'fire', 'ocean'],
        tiles: { '2,2': 'landing' },
        turn: 'E',
        left: 1,
        hands: { E: ['helicopter', 'helicopter'] },
      },
    );
    expect(decide(level, scene, 'E')!.action).toEqual({
      type: 'lift',
      pawns: [scene.seat('M')],
      to: scene.at('2,2'),
    });
  });

  test.each(['2,1', '2,3'])('after Waters Rise it shores up what lies on top: %s', (next) => {
    const scene = new Scene(
      `. . # # . .
       . _ # # _ .
       # ~ #M ~ # #
       # # # # # #
       . # # # # .
       . . #E # . .`,
      {
        turn: 'M',
        left: 1,
        tiles: { '2,1': 'caveEmbers', '1,1': 'caveShadows', '2,3': 'palaceTidal', '1,4': 'palaceCoral' },
      },
    );
    const { floodLayers } = scene.match.state.table;
    for (const cell of [next, '5,3']) floodLayers[scene.at(cell)] = 2;
    expect(decide(level, scene, 'M')!.action).toEqual({ type: 'shoreUp', places: [scene.at(next)] });
  });
});

describe.each(LEVELS)('%s plays for the team', (level) => {
  test('gives the fourth card to whoever collects them', () => {
    const scene = new Scene(
      `. . # # . .
       . # # # # .
       # # #EM # # #
       # # # # # #
       . # # # # .
       . . # # . .`,
      {
        turn: 'E',
        left: 1,
        tiles: { '2,2': 'caveEmbers' },
        hands: { E: ['fire'], M: ['fire', 'fire', 'fire'] },
      },
    );
    expect(decide(level, scene, 'E')).toMatchObject({
      action: { type: 'give', card: 'fire', to: scene.seat('M') },
      reason: { word: 'giveCard', about: { treasure: 'fire', seat: scene.seat('M') } },
    });
  });

  test('keeps the last Helicopter Lift when it must discard, for nobody gets home without one', () => {
    const scene = new Scene(
      `. . # # . .
       . # # # # .
       # # #E #M # #
       # # # # # #
       . # # # # .
       . . # # . .`,
      {
        doing: 'drawTreasure',
        captured: ['earth', 'wind', 'ocean'],
        treasures: ['fire'],
        treasureDiscard: ['helicopter', 'helicopter'],
        hands: { E: ['fire', 'fire', 'fire', 'sandbags', 'helicopter'] },
      },
    );
    scene.draw();
    expect(decide(level, scene, 'E')!.action).toEqual({ type: 'discard', card: 'sandbags' });
  });

  test('does something at once about a treasure whose two tiles are flooded', () => {
    const scene = new Scene(
      `. . # # . .
       . # # # # .
       # # ~E ~ # #
       # # # # # #
       . # # # # .
       . . #M # . .`,
      { left: 1, tiles: { '2,2': 'caveEmbers', '2,3': 'caveShadows' }, onlyFloods: ['2,2', '2,3'] },
    );
    const { action, reason } = decide(level, scene, 'E')!;
    expect([['2,2'], ['2,3'], ['2,2', '2,3']].map((cells) => cells.map((cell) => scene.at(cell)))).toContainEqual(
      (action as { places?: number[] }).places,
    );
    expect(reason).toMatchObject({ word: 'bothInDanger', about: { treasure: 'fire' } });
  });
});
