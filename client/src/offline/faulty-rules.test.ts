/** @jest-environment jsdom */
import { findGame } from '@landfall/shared/games/registry.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { LocalGame, MY_SEAT } from './LocalGame.ts';
import { at, begin, closeTables, open, playOn, stateOf } from './testing/tables.ts';

afterEach(closeTables);

describe('a fault of the rules', () => {
  const gomoku = findGame('gomoku')!;
  const dominoes = findGame('dominoes')!;
  const fault = () => {
    throw new TypeError('a fault');
  };
  /** Begins a game whose rules are faulty; the person moves first. */
  const openFaulty = (game: typeof gomoku, seats?: number) => {
    const { kept } = begin(game.id, seats ? { seats } : {});
    const { setting } = kept.recording;
    const options = game.id === 'gomoku' ? { ...setting.options, first: '1' } : setting.options;
    return open(new LocalGame(game, { ...kept, recording: { ...kept.recording, setting: { ...setting, options } } }));
  };
  const isStuck = ({ problem }: TableState) => problem !== '';

  test('is said when it breaks what a CPU does, and the person can go back', async () => {
    const opened = openFaulty({
      ...gomoku,
      apply: (draft, seat, action, context) =>
        seat === MY_SEAT ? gomoku.apply(draft, seat, action, context) : fault(),
    });
    await playOn(opened, isStuck);
    expect(stateOf(opened)).toMatchObject({ problem: 'stuck', turns: 1, undo: { last: 0 } });
    await opened.link.request('undo', { ply: 1, turns: 0 });
    expect(stateOf(opened)).toMatchObject({ problem: '', turns: 0 });
  });

  test('is got around where a CPU can do something else', async () => {
    const isSound = ({ type, point }: { type: string; point?: number }) => type !== 'place' || point === 0;
    const opened = openFaulty({
      ...gomoku,
      apply: (draft, seat, action, context) =>
        seat === MY_SEAT || isSound(action) ? gomoku.apply(draft, seat, action, context) : fault(),
    });
    await opened.link.act({ type: 'place', point: 7 });
    await playOn(opened, at(2));
    expect(stateOf(opened)).toMatchObject({ problem: '', ply: 2 });
  });

  test('is said where nobody can do anything', async () => {
    const opened = openFaulty({
      ...gomoku,
      legalActions: (view) => (view.seat === MY_SEAT ? gomoku.legalActions(view) : []),
    });
    await opened.link.act(opened.game.legalOf(MY_SEAT)[0]!);
    expect(stateOf(opened)).toMatchObject({ problem: 'stuck', turns: 1, undo: { last: 0 } });
    await opened.link.request('undo', { ply: 1, turns: 0 });
    expect(stateOf(opened)).toMatchObject({ problem: '', turns: 0 });
  });

  test('is said when it breaks everything the person could do, and not when it breaks one thing', async () => {
    const all = openFaulty({ ...gomoku, apply: fault });
    const first = all.game.legalOf(MY_SEAT)[0]!;
    expect(await all.link.act(first)).toMatchObject({ status: 'refused', reason: 'internal' });
    expect(stateOf(all)).toMatchObject({ problem: 'stuck', ply: 0 });
    const one = openFaulty({
      ...gomoku,
      apply: (draft, seat, action, context) =>
        JSON.stringify(action) === JSON.stringify(first) ? fault() : gomoku.apply(draft, seat, action, context),
    });
    expect(await one.link.act(first)).toMatchObject({ status: 'refused', reason: 'internal' });
    expect(stateOf(one)).toMatchObject({ problem: '', ply: 0 });
  });

  test('leaves the game where it was when it is in the position that would follow', async () => {
    const opened = openFaulty({ ...gomoku, result: ({ stones }) => (stones.length > 0 ? fault() : null) });
    const before = opened.game.match;
    expect(await opened.link.act(opened.game.legalOf(MY_SEAT)[0]!)).toMatchObject({ reason: 'internal' });
    expect(opened.game.match).toBe(before);
    expect(stateOf(opened)).toMatchObject({ problem: '', ply: 0 }); // one could still resign
  });

  test('is said when CPUs cannot even be asked', async () => {
    const idle = 2; // a CPU that nobody waits for
    const opened = openFaulty(
      {
        ...dominoes,
        legalActions: (view) =>
          view.seat === idle && !dominoes.waitingFor(view.table).includes(idle) ? fault() : dominoes.legalActions(view),
      },
      3,
    );
    await new Promise((resolve) => setTimeout(resolve)); // until the CPUs have been asked
    expect(stateOf(opened)).toMatchObject({ problem: '', waitingFor: [MY_SEAT] }); // who can play on
    await playOn(opened, isStuck);
    expect(stateOf(opened)).toMatchObject({ problem: 'stuck', waitingFor: [1] });
  });

  test('lets go back, too, what came to light', async () => {
    const island = findGame('forbidden-island')!;
    const faulty: typeof island = {
      ...island,
      apply(draft, seat, action, context) {
        if (action.type === 'drawFlood') fault();
        island.apply(draft, seat, action, context);
      },
    };
    const opened = open(new LocalGame(faulty, begin('forbidden-island').kept));
    await playOn(opened, ({ problem }) => problem !== '');
    const { ply, undo, turns } = stateOf(opened);
    expect([opened.game.shown, undo.last < turns]).toEqual([turns, true]);
    const others = [0, turns - 1].filter((left) => left !== undo.last);
    expect(others).not.toEqual([]);
    for (const left of others)
      expect(await opened.link.request('undo', { ply, turns: left })).toMatchObject({ problem: 'revealed' });
    expect(await opened.link.request('undo', { ply, turns: undo.last })).toMatchObject({ status: 'accepted' });
  });
});
