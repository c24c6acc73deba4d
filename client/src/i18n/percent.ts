import { language } from './i18n.ts';

/** Sums of chances are exact but for the last digits. */
const ALMOST = 1e-9;

/** A chance from 0 to 1 in whole percents; what is possible is never told as 0 %, what may fail never as 100 %. */
export function percent(chance: number): string {
  const { format } = new Intl.NumberFormat(language.value, { style: 'percent' });
  if (chance > ALMOST && chance < 0.005) return `<${format(0.01)}`;
  if (chance >= 0.995 && chance < 1 - ALMOST) return `>${format(0.99)}`;
  return format(chance);
}
