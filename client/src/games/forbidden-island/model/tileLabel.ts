import type { Place } from '@landfall/shared/games/forbidden-island/layouts.ts';
import { t } from '../../../i18n/i18n.ts';
import type { Offer, Offers } from './aim.ts';
import type { Seen } from './seen.ts';
import { personName, tileName } from './words.ts';

/** A tile in words: its name, its state, who stands there, what can be captured, and what the reader can do with it. */
export function tileLabel(seen: Seen, offers: Offers, place: Place): string {
  const level = t(`forbiddenIsland.levels.${seen.table.levels[place]!}`);
  const pawns = seen.table.adventurers.flatMap(({ place: where, role }, seat) =>
    where === place ? [`${personName(seen, seat)} (${t(`forbiddenIsland.roles.${role}.name`)})`] : [],
  );
  const deeds = (offers.get(place) ?? []).map((offer) => canDo(seen, offer));
  return [tileName(seen, place), level, ...pawns, ...deeds].join(', ');
}

const canDo = (seen: Seen, { deed, pawn }: Offer): string =>
  deed === 'guide' || deed === 'guideTo'
    ? t(`forbiddenIsland.can.${deed}`, { name: personName(seen, pawn!) })
    : t(`forbiddenIsland.can.${deed}`);

/** What choosing an offer does, as the text of a button. */
export function offerLabel(seen: Seen, { deed, pawn, action }: Offer, place: Place): string {
  const tile = tileName(seen, place);
  if (deed === 'guide' || deed === 'guideTo')
    return t(`forbiddenIsland.deeds.${deed}`, { name: personName(seen, pawn!) });
  if (deed === 'shoreUp') return t('forbiddenIsland.deeds.shoreUp', { tile });
  if (deed === 'shoreUpTwo')
    return action ? t('forbiddenIsland.deeds.shoreUpBoth') : t('forbiddenIsland.deeds.shoreUpTwo', { tile });
  return t(`forbiddenIsland.deeds.${deed}`);
}
