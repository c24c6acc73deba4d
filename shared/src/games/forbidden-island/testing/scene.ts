import type { Seat } from '../../../engine/game.ts';
import { IllegalAction, type Match, play, viewFor } from '../../../engine/match.ts';
import { same } from '../../../engine/plain.ts';
import { seeded } from '../../../engine/random.ts';
import type { Action, Event } from '../actions.ts';
import { forbiddenIsland } from '../game.ts';
import type { Place } from '../layouts.ts';
import type { Adventurer, Island, Table } from '../table.ts';
import type { Level } from '../tiles.ts';
import { at, type Cell, cellOf, draw, type Given, LETTERS, type Letter } from './draw.ts';

/** A drawn position that can be asked and played on, with pawns by their letter and places by their cell. */
export class Scene {
  match: Match<Island>;
  /** Everything that happened since the picture. */
  events: Event[] = [];

  constructor(picture: string, given: Given = {}) {
    this.match = { state: draw(picture, given), random: seeded('scene'), ply: 0 };
  }

  get table(): Table {
    return this.match.state.table;
  }

  seat(letter: Letter): Seat {
    return this.table.adventurers.findIndex(({ role }) => role === LETTERS[letter]);
  }

  pawn(letter: Letter): Adventurer {
    return this.table.adventurers[this.seat(letter)]!;
  }

  /** Where a pawn stands. */
  where(letter: Letter): Cell {
    return cellOf(this.pawn(letter).place, this.table.layout);
  }

  level(cell: Cell): Level {
    return this.table.levels[this.at(cell)]!;
  }

  at(cell: Cell): Place {
    return at(cell, this.table.layout);
  }

  /** What is to be done now, and how much of it is left, such as `act 3`. */
  get now(): string {
    const task = this.table.agenda.at(-1);
    return task ? `${task.kind} ${task.left}` : 'nothing';
  }

  get waitingFor(): string {
    const letters = Object.keys(LETTERS) as Letter[];
    const seats = forbiddenIsland.waitingFor(this.table);
    return seats.map((seat) => letters.find((letter) => this.seat(letter) === seat)).join('');
  }

  legal(letter: Letter): Action[] {
    return forbiddenIsland.legalActions(viewFor(this.match.state, this.seat(letter)));
  }

  can(letter: Letter, action: Action): boolean {
    return this.legal(letter).some((legal) => same(legal, action));
  }

  /** The types of action a pawn's seat has, each once. */
  kinds(letter: Letter): string[] {
    return [...new Set(this.legal(letter).map(({ type }) => type))].sort();
  }

  /** The cells an action of this type leads to. */
  targets(letter: Letter, type: 'move' | 'fly' | 'swim'): Cell[] {
    return this.legal(letter).flatMap((action) => (action.type === type ? [cellOf(action.to, this.table.layout)] : []));
  }

  /** The cells to which the Navigator can take a pawn. */
  guides(pawn: Letter): Cell[] {
    return this.legal('N').flatMap((action) =>
      action.type === 'guide' && action.pawn === this.seat(pawn) ? [cellOf(action.to, this.table.layout)] : [],
    );
  }

  /** Plays an action and returns the scene, for the next one. */
  play(letter: Letter, action: Action): this {
    const { match, events } = play(forbiddenIsland, this.match, this.seat(letter), action);
    this.match = match;
    this.events.push(...events);
    return this;
  }

  /** Tries an action that must not be legal, and returns whether nothing changed. */
  refuses(letter: Letter, action: Action): boolean {
    const before = JSON.stringify(this.match);
    try {
      this.play(letter, action);
      return false;
    } catch (error) {
      return error instanceof IllegalAction && JSON.stringify(this.match) === before;
    }
  }

  move(letter: Letter, cell: Cell): this {
    return this.play(letter, { type: 'move', to: this.at(cell) });
  }

  swim(letter: Letter, cell: Cell): this {
    return this.play(letter, { type: 'swim', to: this.at(cell) });
  }

  shoreUp(letter: Letter, ...cells: Cell[]): this {
    return this.play(letter, { type: 'shoreUp', places: cells.map((cell) => this.at(cell)).sort((a, b) => a - b) });
  }

  lift(letter: Letter, pawns: string, cell: Cell): this {
    return this.play(letter, this.lifting(pawns, cell));
  }

  /** The action of lifting these pawns to a cell. */
  lifting(pawns: string, cell: Cell): Action {
    const seats = [...pawns].map((pawn) => this.seat(pawn as Letter)).sort((a, b) => a - b);
    return { type: 'lift', pawns: seats, to: this.at(cell) };
  }

  sandbag(letter: Letter, cell: Cell): this {
    return this.play(letter, { type: 'sandbag', place: this.at(cell) });
  }

  /** Turns over the next treasure or flood card. */
  draw(): this {
    const step = forbiddenIsland.automatic(this.table);
    if (!step) throw new Error(`no card is due: ${this.now}`);
    const { match, events } = play(forbiddenIsland, this.match, step.seat, step.action);
    this.match = match;
    this.events.push(...events);
    return this;
  }

  happened(type: Event['type']): number {
    return this.events.filter((event) => event.type === type).length;
  }
}

/** Name (scenario and rule ids, then what is true), picture, what the picture does not show, and the check. */
export type Row = [name: string, picture: string, given: Given, check: (scene: Scene) => void];

/** One test for each row of a table. */
export function scenarios(rows: Row[]): void {
  test.each(rows)('%s', (_name, picture, given, check) => check(new Scene(picture, given)));
}
