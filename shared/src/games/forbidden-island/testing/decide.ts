import type { BotLevel, Decision } from '../../../engine/bot.ts';
import { viewFor } from '../../../engine/match.ts';
import { randomFrom, seeded } from '../../../engine/random.ts';
import { bots } from '../bot/bots.ts';
import type { Island } from '../table.ts';
import type { Letter } from './draw.ts';
import type { Scene } from './scene.ts';

const STEPS = 60;

/** What a bot of a level does in the seat of a pawn. */
export function decide(level: BotLevel, scene: Scene, letter: Letter): Decision<Island> | null {
  const { state } = scene.match;
  const view = viewFor(state, scene.seat(letter));
  return bots[level].bot(view, scene.legal(letter), { random: randomFrom(seeded('scene')), steps: STEPS });
}
