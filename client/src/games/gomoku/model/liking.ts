import { effect, signal } from '@preact/signals';
import { remember, remembered } from '../../../storage.ts';

/** How somebody likes the board to look, remembered in this browser. */
export const liking = {
  numbers: signal(remembered('gomoku.numbers') === 'yes'),
  coordinates: signal(remembered('gomoku.coordinates') !== 'no'),
} as const;

effect(() => remember('gomoku.numbers', liking.numbers.value ? 'yes' : 'no'));
effect(() => remember('gomoku.coordinates', liking.coordinates.value ? 'yes' : 'no'));
