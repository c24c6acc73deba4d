import { failing } from './faults.ts';
import { begun, Player, until } from './harness.ts';
import { lastingServer } from './lasting.ts';
import { inEachStore } from './stores.ts';

const NEVER_MS = 600_000;

inEachStore('taking back', (newPlace) => {
  test('what was taken back is so before anybody sees it, and after a power cut', async () => {
    const before = await lastingServer({ paceMs: NEVER_MS, windowMs: NEVER_MS }, await newPlace());
    const { code, players } = await begun(before, { options: { target: '30' } });
    const [ann, bob] = players as [Player, Player];
    const tokens = ann.tokens();
    await ann.act({ type: 'play', token: tokens![0] });
    await ann.act({ type: 'add', n: 2 });
    before.faults.before = failing;
    expect(await ann.ask('undo', { ply: 2, turns: 1 })).toMatchObject({ status: 'refused', reason: 'notSaved' });
    expect(ann.state).toMatchObject({ ply: 2, turns: 2, table: { count: 2 } });
    delete before.faults.before;
    expect(await ann.ask('undo', { ply: 2, turns: 1 })).toEqual({ status: 'accepted', ply: 3 });
    await ann.act({ type: 'add', n: 1 });
    await ann.act({ type: 'tick' });
    await bob.ask('undo', { ply: 5, turns: 0 });
    before.errors.length = 0;
    await before.cut();

    const after = await before.again();
    const back = await Promise.all(
      [ann, bob].map(({ secret }) => Player.join(after, code, { secret, name: undefined })),
    );
    const [annBack, bobBack] = back as [Player, Player];
    expect(annBack.state).toMatchObject({
      ply: 5,
      turns: 3,
      undo: { seat: -1, free: 3, last: 1 },
      table: { count: 1 },
      proposal: { person: bob.person, turns: 0, waits: [ann.person] },
    });
    expect(await annBack.ask('consent', { ply: 5, turns: 0, yes: true })).toEqual({ status: 'accepted', ply: 6 });
    await until(() => bobBack.state.ply === 6, 'the patch');
    expect(annBack.tokens()).toEqual(tokens);
    expect(bobBack.state).toMatchObject({ turns: 0, table: { count: 0, played: [] } });
    expect(bobBack.state.notes).toEqual([
      { ply: 3, turns: 1, seat: -1, person: ann.person, steps: 1 },
      { ply: 6, turns: 0, seat: -1, person: bob.person, steps: 3 },
    ]);
    await after.close();
    await before.place.remove();
  });
});
