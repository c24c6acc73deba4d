import type { Context, Parts, Seat, State, View } from './game.ts';

/** One thing the game still has to do; `left` counts how much of it remains. */
export interface Task<Kind extends string = string> {
  kind: Kind;
  seat: Seat;
  left: number;
}

/** A table whose unfinished business is a stack: the last task is the one to do now. */
export interface HasAgenda<Kind extends string = string> {
  agenda: Task<Kind>[];
}

/** How one kind of task behaves: either it waits for its seat to choose, or it runs by itself. */
export type Rule<P extends Parts> = Choice<P> | Automatic<P>;

export interface Choice<P extends Parts> {
  choices(view: View<P>, task: Task): P['action'][];
  resolve(draft: State<P>, task: Task, action: P['action'], context: Context<P>): void;
}

export interface Automatic<P extends Parts> {
  run(draft: State<P>, task: Task, context: Context<P>): void;
}

export const currentTask = <Kind extends string>(table: HasAgenda<Kind>): Task<Kind> | undefined => table.agenda.at(-1);

/** Schedules tasks in the order given, ahead of everything already on the agenda. */
export function doNext<Kind extends string>(table: HasAgenda<Kind>, ...tasks: Task<Kind>[]): void {
  table.agenda.push(...tasks.reverse());
}

/** Counts one unit of a task as done and drops the task once nothing of it is left. */
export function countDown(table: HasAgenda, task: Task): void {
  if (--task.left <= 0) table.agenda.splice(table.agenda.indexOf(task), 1);
}
