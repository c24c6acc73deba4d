import { type Lobby, NOBODY } from './seating.ts';

/**
 * Everybody whose consent is needed: whoever has a seat that no CPU plays for them, even while they are gone, because a lost
 * line is no consent. Whoever is here has a say although a CPU plays for them.
 */
export function withSay({ seats, people }: Lobby): number[] {
  const isHere = (person: number) => people[person]?.connection === 'online';
  const seated = seats.filter(({ person, cpu }) => person !== NOBODY && (cpu === '' || isHere(person)));
  return [...new Set(seated.map(({ person }) => person))];
}
