import { createHash } from 'node:crypto';
import type { Game, Setting } from '../engine/game.ts';
import { defaultSetting } from '../engine/setting.ts';
import { type Ply, randomGame } from './randomPlay.ts';

const SEED = 'golden';

/** The file in which a game's golden playthrough is kept. */
export const playthroughFile = (game: Game): URL => new URL(`playthroughs/${game.id}.txt`, import.meta.url);

/**
 * One random game of a fixed seed as text: the start, every action with the number of legal ones and what it caused, and
 * the end. Any change of the rules shows up as a difference to be looked at.
 */
export function playthrough(game: Game): string {
  const setting: Setting = defaultSetting(game, Math.min(3, game.seats.max));
  const plies = [...randomGame(game, setting, SEED)];
  const first = plies[0]?.before.state;
  const last = plies.at(-1)?.step.match.state;
  return [
    `${game.id}: a random game, written by \`npm run playthroughs\``,
    `setting ${JSON.stringify(setting)}`,
    `seed ${JSON.stringify(SEED)}`,
    `start ${JSON.stringify(first)}`,
    ...plies.flatMap((ply, index) => describePly(ply, index, setting.seats)),
    `end ${JSON.stringify(last)}`,
    `result ${JSON.stringify(last && game.result(last.table))}`,
    '',
  ].join('\n');
}

function describePly({ choices, turn, step }: Ply, index: number, seats: number): string[] {
  const legal = Array.from({ length: seats }, (_, seat) => choices.filter((choice) => choice.seat === seat).length);
  return [
    `${index + 1}. seat ${turn.seat} ${JSON.stringify(turn.action)} of ${legal.join('+')} legal, then ${hash(step.match)}`,
    ...step.events.map((event) => `   ${JSON.stringify(event)}`),
  ];
}

/** Eight digits that differ when the match does. */
const hash = (match: object): string => createHash('sha256').update(JSON.stringify(match)).digest('hex').slice(0, 8);
