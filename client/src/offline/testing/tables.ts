import { randomFrom, seeded } from '@landfall/shared/engine/random.ts';
import { FORMAT } from '@landfall/shared/engine/recording.ts';
import { defaultSetting } from '@landfall/shared/engine/setting.ts';
import { think } from '@landfall/shared/engine/think.ts';
import { BOTS } from '@landfall/shared/games/bots.ts';
import { findGame } from '@landfall/shared/games/registry.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { forgetKept, keep } from '../kept-game.ts';
import { LocalGame, MY_SEAT } from '../LocalGame.ts';
import { LocalTable } from '../LocalTable.ts';
import type { Thinker } from '../Thinker.ts';

export const AT_ONCE = { cpuMs: 0, stepMs: 0, windowMs: 0 };
/** Ends a game too early to be of use here. */
const NOT_YET = ['resign', 'offerDraw', 'accept'];

const here: Thinker = {
  decide: async (task) => think({ bots: BOTS }, { ...task, ms: 1 }, () => performance.now()),
  close() {},
};
export const broken: Thinker = {
  decide: () => Promise.reject(new Error('no CPU today')),
  close() {},
};

/** A game of one person and easy CPUs. */
export const begin = (id: string, { seats, seed = 'offline' }: { seats?: number; seed?: string } = {}) => {
  const game = findGame(id)!;
  const setting = defaultSetting(game, seats);
  const cpus = Array.from({ length: setting.seats - 1 }, () => 'easy' as const);
  return new LocalGame(game, { recording: { format: FORMAT, game: id, setting, seed, log: [] }, cpus, round: 1 });
};

const tables: LocalTable[] = [];
/** A table for it; `closeTables` closes it. */
export function open(game: LocalGame, { thinker = here, pace = AT_ONCE } = {}) {
  const table = new LocalTable(game, {
    thinker,
    name: 'Ada',
    onChange: (changed) => (changed.isOver ? forgetKept(changed.game.id) : keep(changed)),
    again: (last) => last.rematch(2),
    onAnew() {},
    onPlayOn() {},
    pace,
  });
  tables.push(table);
  return { link: table.link, game, table };
}
export type Opened = ReturnType<typeof open>;

export const stateOf = ({ link }: Opened): TableState => link.state.peek()!;

/** Something that the person may do now, any of it; nothing while others or a step that plays itself are waited for. */
export function anything(game: LocalGame, below: (n: number) => number): { type: string } | null {
  const isAsked = !game.outlook.automatic && game.game.waitingFor(game.match.state.table).includes(MY_SEAT);
  const legal = game.legalOf(MY_SEAT).filter(({ type }) => !NOT_YET.includes(type));
  return isAsked && legal.length > 0 ? legal[below(legal.length)]! : null;
}

export const at =
  (plies: number) =>
  ({ ply }: TableState) =>
    ply >= plies;

/** Plays for the person until the game is over, or has come far enough. */
export async function playOn(opened: Opened, isFarEnough: (state: TableState) => boolean = () => false): Promise<void> {
  const { below } = randomFrom(seeded('somebody'));
  const { game, link } = opened;
  while (!game.isOver && !isFarEnough(stateOf(opened))) {
    const changed = new Promise<void>((resolve) => {
      const stop = link.onPatch(() => {
        stop();
        resolve();
      });
    });
    const action = anything(game, below);
    if (action) expect(await link.act(action)).toMatchObject({ status: 'accepted' });
    await changed;
  }
}

export function closeTables(): void {
  for (const table of tables.splice(0)) table.close();
}
