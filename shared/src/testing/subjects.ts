import type { Subject } from './subject.ts';
import { dominoes } from './subjects/dominoes.ts';
import { forbiddenIsland } from './subjects/forbidden-island.ts';
import { gomoku } from './subjects/gomoku.ts';

/** One entry for every registered game, by id. */
export const SUBJECTS: Readonly<Record<string, Subject>> = { 'forbidden-island': forbiddenIsland, dominoes, gomoku };
