/** The flood meter: where a game starts, how many flood cards each level demands, and where it ends. */
export const START_LEVEL = { novice: 1, normal: 2, elite: 3, legendary: 4 } as const;
export type Difficulty = keyof typeof START_LEVEL;
export const DIFFICULTIES = Object.keys(START_LEVEL) as readonly Difficulty[];

/** The level that loses the game. */
export const SKULL = 10;

/** Flood cards drawn each turn, by water level from 0; nothing is drawn at the skull. */
const FLOOD_CARDS = [0, 2, 2, 3, 3, 3, 4, 4, 5, 5, 0] as const;

/** How many flood cards a turn draws at this water level (1..9). */
export const floodCards = (waterLevel: number): number => FLOOD_CARDS[waterLevel] ?? 0;
