import type { Action } from '@landfall/shared/games/forbidden-island/actions.ts';
import type { Place } from '@landfall/shared/games/forbidden-island/layouts.ts';
import { t } from '../../../i18n/i18n.ts';
import type { ButtonId } from '../model/buttons.ts';
import { MATE, PLACES } from './island.ts';
import { button, type Pointer, prompted, tile } from './pointer.ts';

/**
 * One step of the lesson, with the sentence that stands while it lasts: something to read, something the learner does, or
 * something the mate does.
 */
export type Step = { say: (tileAt: TileName) => string } & (
  | { kind: 'read'; point: Pointer }
  | { kind: 'do'; action: Action; point: Pointer }
  | { kind: 'watch'; action: Action }
);

/** What the tile at a place is called. */
type TileName = (place: Place) => string;

const { landing, between, cave, shore, path, lost } = PLACES;
const labelOf = (id: ButtonId): string => t(`forbiddenIsland.actions.${id}`);
const HAND: Pointer = [{ at: '.hand' }];
const NEXT_CARD = prompted('.next-card');

const moves = (to: Place, say: Step['say']): Step => ({
  kind: 'do',
  say,
  action: { type: 'move', to },
  point: tile(to),
});
const draws = (say: Step['say']): Step => ({ kind: 'do', say, action: { type: 'drawTreasure' }, point: NEXT_CARD });
const floods = (say: Step['say']): Step => ({ kind: 'do', say, action: { type: 'drawFlood' }, point: NEXT_CARD });
const mate = (say: Step['say'], ...actions: Action[]): Step[] =>
  actions.map((action) => ({ kind: 'watch', say, action }));

/** The first lesson, from landing to lift-off. */
export const LESSON: readonly Step[] = [
  { kind: 'read', say: () => t('forbiddenIsland.coach.welcome'), point: [] },
  { kind: 'read', say: () => t('forbiddenIsland.coach.hand'), point: HAND },
  moves(shore, (at) => t('forbiddenIsland.coach.move', { tile: at(shore) })),
  {
    kind: 'do',
    say: (at) => t('forbiddenIsland.coach.shoreUp', { tile: at(cave), button: labelOf('shoreUp') }),
    action: { type: 'shoreUp', places: [cave] },
    point: button('shoreUp', tile(cave, 'last')),
  },
  {
    kind: 'do',
    say: () => t('forbiddenIsland.coach.give', { button: labelOf('give') }),
    action: { type: 'give', card: 'ocean', to: MATE },
    point: button('give', []),
  },
  draws(() => t('forbiddenIsland.coach.draw')),
  draws(() => t('forbiddenIsland.coach.drawAgain')),
  floods(() => t('forbiddenIsland.coach.rise')),
  floods((at) => t('forbiddenIsland.coach.sank', { tile: at(lost) })),
  ...mate(() => t('forbiddenIsland.coach.mateCaptures'), { type: 'capture', treasure: 'ocean' }),
  ...mate(
    (at) => t('forbiddenIsland.coach.mateGoes', { tile: at(landing) }),
    { type: 'move', to: path },
    { type: 'move', to: landing },
  ),
  ...mate(() => t('forbiddenIsland.coach.mateDraws'), { type: 'drawTreasure' }, { type: 'drawTreasure' }),
  ...mate(() => t('forbiddenIsland.coach.mateFloods'), { type: 'drawFlood' }, { type: 'drawFlood' }),
  {
    kind: 'do',
    say: (at) => t('forbiddenIsland.coach.swim', { tile: at(cave) }),
    action: { type: 'swim', to: cave },
    point: tile(cave),
  },
  {
    kind: 'do',
    say: () => t('forbiddenIsland.coach.capture', { button: labelOf('capture') }),
    action: { type: 'capture', treasure: 'fire' },
    point: [...prompted('.prompt-buttons'), { at: '.action-capture' }],
  },
  moves(between, (at) => t('forbiddenIsland.coach.goHome', { tile: at(between), landing: at(landing) })),
  moves(landing, (at) => t('forbiddenIsland.coach.goOn', { tile: at(landing) })),
  {
    kind: 'do',
    say: () => t('forbiddenIsland.coach.liftOff'),
    action: { type: 'liftOff' },
    point: [{ at: '.lift-off' }],
  },
];
