import type { Seat } from '@landfall/shared/engine/game.ts';
import { t } from '../i18n/i18n.ts';
import type { SoloSetup } from './solo-setup.ts';

/** Who sits on a seat where one person plays: the own seats come first. With several of those, a seat is only a number. */
export function soloSitter({ mine, cpus }: SoloSetup, seat: Seat): string | null {
  if (seat >= mine) return cpus > 1 ? t('cpu.name', { seat: seat + 1 }) : t('solo.cpu');
  return mine > 1 ? null : t('solo.you');
}
