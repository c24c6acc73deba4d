/** @jest-environment jsdom */
import type { Event } from '@landfall/shared/games/dominoes/actions.ts';
import { type Scene, scene } from '@landfall/shared/games/dominoes/testing/scene.ts';
import type { Refusal } from '@landfall/shared/games/dominoes/whyNot.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { speak } from '../../../i18n/i18n.ts';
import { linkAt } from '../testing/link.ts';
import { Session } from './Session.ts';

const usual: Scene = { hands: ['2|5 5|6 0|0', '1|5 3|3'], line: '[2|5]', boneyard: '4|4' };

function visit(at: Scene = usual, seat: number | null = 0) {
  const table = linkAt({ match: scene(at), seat });
  const session = new Session(table.link);
  const told: Event['type'][] = [];
  const refused: Refusal[] = [];
  session.stage({
    animate: async ({ type }) => void told.push(type),
    settle() {},
    refuse: (reason) => refused.push(reason),
  });
  const moves = () => table.match().state.table.moves.map(({ tile, end, kind }) => (tile ? `${tile} ${end}` : kind));
  return { ...table, session, told, refused, moves };
}

test('a click lays a tile that fits one end, and what happened is shown', async () => {
  const { session, moves, told } = visit();
  session.chooseTile('5|6', 'mouse');
  await session.idle();
  expect(moves()).toEqual(['5|6 right']);
  expect(told).toEqual(['laid']);
  expect(session.seen.value?.hand).toEqual(['2|5', '0|0']);
  expect(session.aim.value).toEqual({ tile: null, end: null });
});

test('a tile that fits both ends waits for one', async () => {
  const { session, moves } = visit();
  session.chooseTile('2|5', 'mouse');
  expect([moves(), session.aim.value]).toEqual([[], { tile: '2|5', end: 'left' }]);
  session.stepEnd(1);
  expect(session.aim.value.end).toBe('right');
  session.chooseEnd('left');
  await session.idle();
  expect(moves()).toEqual(['2|5 left']);
});

test('the keyboard picks and lays', async () => {
  const { session, moves } = visit();
  session.stepTile(1);
  session.stepTile(1);
  expect(session.aim.value).toEqual({ tile: '5|6', end: 'right' });
  expect(await session.lay()).toBe(true);
  expect(moves()).toEqual(['5|6 right']);
});

test('what cannot be done is refused with its reason, and nothing is sent', async () => {
  const { session, moves, refused } = visit();
  session.chooseTile('0|0', 'mouse');
  session.stepTile(1);
  session.draw();
  session.aimAt('0|0', null);
  expect(await session.lay()).toBe(false);
  expect(refused).toEqual(['fitsNowhere', 'mustLay', 'fitsNowhere']);
  expect(moves()).toEqual([]);
});

test('out of turn and while watching', async () => {
  const waiting = visit(usual, 1);
  waiting.session.chooseTile('1|5', 'mouse');
  expect(waiting.refused).toEqual(['notYourTurn']);
  expect(waiting.session.aim.value).toEqual({ tile: '1|5', end: null });
  const watching = visit(usual, null);
  watching.session.draw();
  expect(watching.refused).toEqual(['watching']);
});

test('a tile picked before one’s turn is ready to be laid when it comes', async () => {
  const { session, playAs, moves } = visit(usual, 1);
  session.stepTile(1);
  playAs(0, { type: 'lay', tile: '2|5', end: 'left' });
  await session.idle();
  expect(session.aim.value).toEqual({ tile: '1|5', end: 'left' });
  await session.lay('right');
  expect(moves()).toEqual(['2|5 left', '1|5 right']);
});

test('drawing, passing and getting ready need no tile', async () => {
  const { session, moves } = visit({ ...usual, hands: ['0|0', '3|3'] });
  session.goOn();
  await session.idle();
  expect(moves()).toEqual(['draw', 'pass']);
});

describe('the window of a round', () => {
  const lastTile: Scene = { ...usual, hands: ['5|6', '3|3'], options: { target: '100' } };

  test('opens at its end and closes with the next deal', async () => {
    const { session, playAs, told } = visit(lastTile);
    expect(session.open.value).toBeNull();
    session.chooseTile('5|6', 'mouse');
    await session.idle();
    expect(session.open.value).toBe('round');
    session.goOn();
    playAs(1, { type: 'ready' });
    await session.idle();
    expect(session.open.value).toBeNull();
    expect(told).toEqual(['laid', 'roundEnded', 'dealt', 'began']);
  });

  test('stays closed if somebody closed it, and is there after a reload', async () => {
    const { session, playAs, link } = visit(lastTile);
    session.chooseTile('5|6', 'mouse');
    await session.idle();
    session.openUp(null);
    playAs(1, { type: 'ready' });
    await session.idle();
    expect(session.open.value).toBeNull();
    expect(new Session(link).open.value).toBe('round');
  });
});

test('after closing nothing is shown any more', async () => {
  const { session, playAs, told } = visit();
  session.close();
  playAs(0, { type: 'lay', tile: '2|5', end: 'left' });
  await session.idle();
  expect(told).toEqual([]);
  expect(session.seen.value?.hand).toHaveLength(3);
});

describe('while a tile flies', () => {
  /** Somebody's visit to a table where whatever moves never arrives. */
  function visitMidair(seat: number | null, at: Scene = usual) {
    const visited = visit(at, seat);
    visited.session.stage({
      animate: () => new Promise(() => {}),
      settle() {},
      refuse: (reason) => visited.refused.push(reason),
    });
    visited.playAs(0, { type: 'lay', tile: '2|5', end: 'left' });
    return visited;
  }

  test('a press on a tile shows where it landed and picks the own one, and only the next press lays', async () => {
    const { session, refused, moves } = visitMidair(1);
    session.chooseTile('1|5', 'mouse');
    await session.idle();
    expect([refused, moves()]).toEqual([[], ['2|5 left']]);
    expect(session.seen.value?.table.moves).toHaveLength(1);
    expect(session.aim.value).toEqual({ tile: '1|5', end: 'left' });
    session.chooseEnd('right');
    expect(moves()).toEqual(['2|5 left', '1|5 right']);
  });

  test.each<[string, (session: Session) => unknown]>([
    ['an end', (session) => session.chooseEnd('left')],
    ['the boneyard', (session) => session.draw()],
    ['the button', (session) => session.goOn()],
    ['Enter', (session) => session.goOn() || session.lay()],
    ['a hint', (session) => session.play({ type: 'lay', tile: '1|5', end: 'left' })],
  ])('pressing %s only shows where it landed', async (_what, press) => {
    const { session, refused, moves } = visitMidair(1);
    press(session);
    await session.idle();
    expect([refused, moves()]).toEqual([[], ['2|5 left']]);
    expect(session.seen.value?.table.moves).toHaveLength(1);
  });

  test('a tile that is picked up to be dragged finds the line as it is', async () => {
    const { session } = visitMidair(1);
    session.aimAt('1|5', null);
    await session.idle();
    expect(session.aim.value).toEqual({ tile: '1|5', end: 'left' });
  });

  test('those who watch can skip it, and are told whether there was anything', async () => {
    const { session } = visitMidair(null);
    expect(session.skip()).toBe(true);
    await session.idle();
    expect(session.skip()).toBe(false);
  });

  test('a page that is put aside shows where it landed', async () => {
    const { session } = visitMidair(1);
    const hidden = Object.getOwnPropertyDescriptor(Document.prototype, 'hidden')!;
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Object.defineProperty(document, 'hidden', { configurable: true, ...hidden });
    await session.idle();
    expect(session.seen.value?.table.moves).toHaveLength(1);
  });
});

test('what is seen is said in the language of the page, also when that changes between two moves', () => {
  const table = linkAt({ match: scene(usual), seat: 0 });
  const seats = [
    { person: 1, cpu: '', choices: {} },
    { person: 0, cpu: 'easy', choices: {} },
  ];
  table.link.state.value = { ...table.link.state.peek()!, pausedBy: 1, seats } as unknown as TableState;
  const session = new Session(table.link);
  const words = () => [session.seen.value?.stopped, session.seen.value?.people[1]?.name];
  expect(words()).toEqual(['The game is paused.', 'CPU 2']);
  speak('zh-CN');
  expect(words()).toEqual(['游戏已暂停。', '电脑 2']);
  speak('en');
  session.close();
});
