import type { Seat } from '../../../engine/game.ts';
import { type Match, play, start, viewFor } from '../../../engine/match.ts';
import { defaults } from '../../../engine/setting.ts';
import type { Action, Event } from '../actions.ts';
import { gomoku } from '../game.ts';
import { parsePoint } from '../notation/points.ts';
import { options } from '../options.ts';
import type { Gomoku, Table } from '../table.ts';

type Chosen = { [name in keyof typeof options]?: string };

/** A game told by its moves. Seat 0 is first unless said otherwise. */
export interface Scene {
  readonly table: Table;
  readonly events: readonly Event[];
  readonly waitingFor: readonly Seat[];
  legal(seat: Seat): Action[];
  /** Places stones, each by the seat whose decision is awaited: `scene.place('h8 i9')`. */
  place(points: string): Scene;
  act(seat: Seat, action: unknown): Scene;
}

export function scene(chosen: Chosen = {}, seed = 'scene'): Scene {
  const setting = { seats: 2, options: { ...defaults(options), first: '1', ...chosen } as never, choices: [{}, {}] };
  let match: Match<Gomoku> = start(gomoku, setting, seed);
  const events: Event[] = [];
  const self: Scene = {
    get table() {
      return match.state.table;
    },
    events,
    get waitingFor() {
      return gomoku.waitingFor(match.state.table);
    },
    legal: (seat) => gomoku.legalActions(viewFor(match.state, seat)),
    place(points) {
      for (const name of points.trim().split(/\s+/))
        self.act(self.waitingFor[0]!, { type: 'place', point: parsePoint(name, match.state.table.size) });
      return self;
    },
    act(seat, action) {
      const step = play(gomoku, match, seat, action);
      match = step.match;
      events.push(...step.events);
      return self;
    },
  };
  return self;
}
