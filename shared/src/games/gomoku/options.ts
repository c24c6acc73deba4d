/** What counts as five in a row, and what Black must not play (GO-2). */
export const RULE_SETS = ['freestyle', 'standard', 'renju'] as const;
export type RuleSet = (typeof RULE_SETS)[number];

export const options = {
  size: ['15', '9', '11', '13', '17', '19'],
  rule: RULE_SETS,
  opening: ['free', 'swap2'],
  first: ['random', '1', '2'], // seat counted from 1
} as const;

export const seatOptions = {} as const;
