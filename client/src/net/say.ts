import type { TableState } from '@landfall/shared/protocol/state.ts';

/** Who is asked before the game ends or is taken back: whoever has a seat no CPU plays, or is here. As the server sees it. */
export function withSay({ seats, people }: TableState): number[] {
  const hasSay = (person: number, cpu: string) =>
    people[person] !== undefined && (cpu === '' || people[person].connection === 'online');
  return [...new Set(seats.filter(({ person, cpu }) => hasSay(person, cpu)).map(({ person }) => person))];
}
