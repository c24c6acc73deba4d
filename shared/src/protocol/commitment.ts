/** The text whose SHA-256, as 64 hexadecimal digits, is the commitment to the seed of a round. */
export const committed = (seed: string, code: string, round: number): string => `${seed} ${code} ${round}`;
