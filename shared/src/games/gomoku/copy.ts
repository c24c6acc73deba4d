import type { State } from './table.ts';

/** What `copy` of the engine does, but faster because every field is named. */
export function copyState({ table }: State): State {
  return {
    table: {
      size: table.size,
      rule: table.rule,
      stones: table.stones.slice(),
      first: table.first,
      black: table.black,
      agenda: table.agenda.map(({ kind, seat, left }) => ({ kind, seat, left })),
      mayOffer: table.mayOffer.slice(),
      ending: table.ending,
      winner: table.winner,
      line: table.line.slice(),
    },
    hands: [],
    hidden: {},
  };
}
