/** @jest-environment jsdom */
import type { Match } from '@landfall/shared/engine/match.ts';
import type { Dominoes } from '@landfall/shared/games/dominoes/table.ts';
import { playAll, type Scene, scene } from '@landfall/shared/games/dominoes/testing/scene.ts';
import { turned } from '@landfall/shared/games/dominoes/tiles.ts';
import { act } from 'preact/test-utils';
import { speak, t } from '../../../i18n/i18n.ts';
import { button, buttons, nameOf, press, show } from '../../../testing/page.ts';
import { tileSpoken } from '../model/words.ts';
import { layOut } from '../testing/laid-out.ts';
import { linkAt } from '../testing/link.ts';
import GamePage from './GamePage.tsx';

beforeAll(() => {
  speak('en');
  layOut({ reducedMotion: true });
});

const usual: Scene = { hands: ['2|5 5|6 0|0', '1|5 3|3', '4|6 4|4'], line: '[2|4] 4|5', boneyard: '0|6 0|4' };

async function visit(at: Scene = usual, { seat = 0, moves = '' }: { seat?: number | null; moves?: string } = {}) {
  const match = moves ? playAll(scene(at), moves).match : scene(at);
  const table = linkAt({ match, seat });
  const page = await show(<GamePage connection={table.link} />);
  return { ...table, page };
}

const status = () => document.querySelector('.domino-prompt [role=status]')?.textContent;
const line = () => document.querySelector('.domino-line')?.getAttribute('aria-label');
const key = (name: string, at: EventTarget = window) =>
  act(() => void at.dispatchEvent(new KeyboardEvent('keydown', { key: name, cancelable: true, bubbles: true })));

test('one’s own tiles say whether they fit, and the line reads from left to right', async () => {
  await visit(usual, { moves: '0 5|6', seat: 1 });
  expect(line()).toBe(
    'The line from left to right: 2 and 4, 4 and 5, 5 and 6. Open ends: 2 on the left, 6 on the right.',
  );
  const hand = document.querySelector(`[aria-label="${t('dominoes.hand.label')}"]`)!;
  const labels = [...hand.querySelectorAll('button')].map((tile) => nameOf(tile));
  expect(labels).toEqual(['1 and 5, does not fit', 'double 3, does not fit']);
  expect(status()).toBe('You have nothing with 2 or 6: draw.');
});

test('a tile that fits both ends lights both up, and goes to the one that is pressed', async () => {
  const { match } = await visit();
  await press('2 and 5, fits');
  expect(
    buttons()
      .filter((one) => one.classList.contains('domino-end-takes'))
      .map(nameOf),
  ).toEqual(['Left end, 2: lay 2 and 5 here', 'Right end, 5: lay 2 and 5 here']);
  await press('Right end, 5: lay 2 and 5 here');
  expect(match().state.table.line.right).toEqual(['4|5', '5|2']);
});

test('arrows choose the tile and the end, Enter lays it', async () => {
  const { match } = await visit();
  await key('ArrowRight');
  await key('ArrowDown');
  expect(document.querySelector('.domino-end-picked')?.getAttribute('data-end')).toBe('right');
  await key('Enter');
  expect(match().state.table.line.right).toEqual(['4|5', '5|2']);
});

test('Enter picks the tile that has the focus, and lays it at once where it fits one end only', async () => {
  const { match } = await visit();
  await key('Enter', button('2 and 5, fits'));
  expect(document.querySelector('[aria-pressed=true]')?.getAttribute('data-tile')).toBe('2|5');
  await key('Enter', button('2 and 5, fits'));
  expect(match().state.table.line.left).toEqual(['5|2']);
  expect(match().state.table.moves).toHaveLength(1);
  const again = await visit({ ...usual, hands: ['5|6 0|0', '1|5 3|3', '4|6 4|4'] });
  await key('Enter', button('5 and 6, fits'));
  expect(again.match().state.table.line.right).toEqual(['4|5', '5|6']);
});

test('while something is on its way the prompt says so, and nothing else is sent', async () => {
  const { link, match } = await visit();
  await act(() => {
    link.pending.value = { id: 'a', ply: 0, action: { type: 'lay', tile: '2|5', end: 'left' } };
  });
  expect(status()).toBe(t('dominoes.prompt.sending'));
  await key('ArrowRight');
  await key('Enter');
  expect(match().state.table.moves).toEqual([]);
  await act(() => {
    link.pending.value = null;
  });
  expect(status()).not.toBe(t('dominoes.prompt.sending'));
});

test('drawing and passing are buttons, keys, and the boneyard itself', async () => {
  const stuck: Scene = { ...usual, hands: ['0|0', '1|5 3|3', '4|6'] };
  const { match } = await visit(stuck);
  await press('Draw from the boneyard: 2 tiles');
  expect(match().state.table.moves.map(({ kind }) => kind)).toEqual(['draw', 'pass']);
  const blocked = await visit({ ...stuck, options: { draw: 'block' } });
  expect(button('Boneyard: 2 tiles').disabled).toBe(true);
  await key('Enter');
  expect(blocked.match().state.table.moves.map(({ kind }) => kind)).toEqual(['pass']);
});

test('Enter draws also with a tile that was picked while waiting', async () => {
  const { match } = await visit({ ...usual, hands: ['0|0', '1|5 3|3', '4|6'] });
  await key('ArrowRight');
  await key('Enter');
  expect(match().state.table.moves.map(({ kind }) => kind)).toEqual(['draw', 'pass']);
});

test('players show how many tiles they hold, what they did and what they have not got', async () => {
  const hands = ['5|6 0|0', '1|1 3|3', '4|4 4|6'];
  await visit({ hands, line: '[2|5]', boneyard: '0|4' }, { moves: '0 5|6, 1 draw' });
  const [, bo] = [...document.querySelectorAll('.domino-player')].map(({ textContent }) => textContent);
  expect(bo).toContain('3 tiles');
  expect(bo).toContain('passed');
  expect(bo).toContain('Has no 2 or 6');
});

test('beside the table are everybody’s points and tiles, and the own pips', async () => {
  const rounds = (table: Match<Dominoes>['state']['table']) => {
    table.rounds = [{ winner: 1, points: 12, ending: 'domino' }] as typeof table.rounds;
  };
  await visit({ ...usual, options: { target: '100' }, change: rounds });
  const players = [...document.querySelectorAll('.domino-player')];
  expect(players.map((player) => player.querySelector('.domino-points')!.firstChild!.textContent)).toEqual([
    '0',
    '12',
    '0',
  ]);
  expect(players.map((player) => player.querySelectorAll('.domino-backs-row i').length)).toEqual([3, 2, 2]);
  expect(players.map((player) => player.querySelector('.domino-backs b')!.textContent)).toEqual(['3', '2', '2']);
  const [mine, ...others] = players.map(({ textContent }) => textContent);
  expect(mine).toContain(t('dominoes.players.pips', { n: 18 })); // 2 and 5, 5 and 6, 0 and 0
  for (const text of others) expect(text).not.toMatch(/pips/);
});

test('of many tiles no more than seven backs are drawn, and all are counted', async () => {
  const many = '0|1 0|2 0|3 0|5 1|1 1|2 1|3 1|4 1|6';
  await visit({ ...usual, hands: ['2|5', many] });
  const backs = [...document.querySelectorAll('.domino-backs')].at(1)!;
  expect(backs.querySelectorAll('.domino-backs-row i')).toHaveLength(7);
  expect(backs.textContent).toBe(`9${t('dominoes.players.tiles', { n: 9 })}`);
});

test('the end of a round shows all hands and asks for the next', async () => {
  const { match, page } = await visit(
    { ...usual, hands: ['5|6', '1|5 3|3', '4|6'], options: { target: '100' } },
    { moves: '0 5|6' },
  );
  expect(page.querySelector('dialog h2')?.textContent).toBe('Round 1');
  expect(page.querySelector('dialog')?.textContent).toContain('you laid your last tile, for 22 points');
  expect(page.querySelectorAll('dialog [role=img]')).toHaveLength(3);
  await act(() => page.querySelector<HTMLButtonElement>('dialog .button-main')!.click());
  expect(match().state.table.agenda.map(({ kind, seat }) => `${kind} ${seat}`)).toEqual([
    'deal 0',
    'ready 2',
    'ready 1',
  ]);
  expect(page.querySelector('dialog [role=status]')?.textContent).toBe('Waiting until Bo and Chen can go on.');
});

test('the end of the game says who won, and offers another', async () => {
  const { asked, page } = await visit({ ...usual, hands: ['5|6', '1|5 3|3', '4|6'] }, { moves: '0 5|6', seat: 1 });
  expect(page.querySelector('dialog h2')?.textContent).toBe('Ann wins');
  await press('Play again');
  expect(asked).toEqual([['again', {}]]);
});

test('those who watch see the table and no hand', async () => {
  await visit(usual, { seat: null });
  expect(document.querySelectorAll('[data-tile]')).toHaveLength(0);
  expect(document.body.textContent).toContain('You are watching');
  expect(buttons().some(({ className }) => className.includes('domino-go-on'))).toBe(false);
});

test.each([[0], [1], [2], [null]])('DO-8: nothing in the page of seat %s tells a hidden tile', async (seat) => {
  const { match, page } = await visit(usual, { seat, moves: '0 5|6, 1 draw' });
  const { hands, hidden } = match().state;
  const own = seat === null ? [] : hands[seat]!.tiles;
  const others = hands.filter((_, at) => at !== seat).flatMap(({ tiles }) => tiles);
  const html = page.innerHTML;
  for (const tile of [...others, ...hidden.boneyard]) {
    for (const word of [tile, turned(tile), `${tileSpoken(tile)},`])
      expect([word, html.includes(word)]).toEqual([word, false]);
  }
  expect([...page.querySelectorAll<HTMLElement>('[data-tile]')].map(({ dataset }) => dataset.tile)).toEqual(own);
  // Face up are only the own tiles and those on the table.
  expect(page.querySelectorAll('.domino-ivory')).toHaveLength(own.length + 3);
});
