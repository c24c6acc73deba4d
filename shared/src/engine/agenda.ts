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

/** A task that waits: what its seat may do, and what happens when it has chosen. */
export interface Choice<P extends Parts> {
  choices(view: View<P>, task: Task): P['action'][];
  resolve(draft: State<P>, task: Task, action: P['action'], context: Context<P>): void;
}

/** A task that runs by itself, and takes itself off the agenda. */
export interface Automatic<P extends Parts> {
  run(draft: State<P>, task: Task, context: Context<P>): void;
}

/** The task to do now; undefined when nothing is left to do. */
export const currentTask = <Kind extends string>(table: HasAgenda<Kind>): Task<Kind> | undefined => table.agenda.at(-1);

/** The tasks that may be done now: the last one, and those of its kind directly below it, whose order is free. */
export function openTasks<Kind extends string>({ agenda }: HasAgenda<Kind>): Task<Kind>[] {
  let first = agenda.length - 1;
  while (first > 0 && agenda[first - 1]!.kind === agenda[first]!.kind) first--;
  return agenda.slice(first);
}

/** What the seat has to do now, if anything. */
export function openTaskOf<Kind extends string>(
  { agenda }: HasAgenda<Kind>,
  seat: Seat | null,
): Task<Kind> | undefined {
  const last = agenda.length - 1;
  for (let at = last; at >= 0 && agenda[at]!.kind === agenda[last]!.kind; at--)
    if (agenda[at]!.seat === seat) return agenda[at];
  return undefined;
}

/** Schedules tasks in the order given, ahead of everything already on the agenda. */
export function doNext<Kind extends string>(table: HasAgenda<Kind>, ...tasks: Task<Kind>[]): void {
  table.agenda.push(...tasks.reverse());
}

/** Counts one unit of a task as done and drops the task once nothing of it is left. */
export function countDown(table: HasAgenda, task: Task): void {
  if (--task.left <= 0) table.agenda.splice(table.agenda.indexOf(task), 1);
}

type Rules<P extends Parts, Kind extends string> = Readonly<Record<Kind, Rule<P>>>;
type WithAgenda<P extends Parts, Kind extends string> = P & { table: HasAgenda<Kind> };

/** What the viewing seat may choose in its open task. */
export function choices<P extends Parts, Kind extends string>(
  rules: Rules<P, Kind>,
  view: View<WithAgenda<P, Kind>>,
): P['action'][] {
  const task = openTaskOf(view.table, view.seat);
  const rule = task && rules[task.kind];
  return rule && 'choices' in rule ? rule.choices(view, task) : [];
}

/** Resolves the open task of the seat with the action it chose. */
export function resolve<P extends Parts, Kind extends string>(
  rules: Rules<P, Kind>,
  draft: State<WithAgenda<P, Kind>>,
  choice: { seat: Seat; action: P['action']; context: Context<P> },
): void {
  const task = openTaskOf(draft.table, choice.seat);
  const rule = task && rules[task.kind];
  if (rule && 'resolve' in rule) rule.resolve(draft, task, choice.action, choice.context);
}

/** Runs every task that needs no choice, until somebody has to choose or nothing is left to do. */
export function settle<P extends Parts, Kind extends string>(
  rules: Rules<P, Kind>,
  draft: State<WithAgenda<P, Kind>>,
  context: Context<P>,
): void {
  for (let task = currentTask(draft.table); task; task = currentTask(draft.table)) {
    const rule = rules[task.kind];
    if (!('run' in rule)) return;
    rule.run(draft, task, context);
  }
}
