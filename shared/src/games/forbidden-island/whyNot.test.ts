import type { Seat } from '../../engine/game.ts';
import { IllegalAction, play, viewFor } from '../../engine/match.ts';
import { seeded } from '../../engine/random.ts';
import { forbiddenIsland } from './game.ts';
import { REFUSALS, type Refusal } from './refusals.ts';
import { at, draw, type Given } from './testing/draw.ts';

/** The Messenger (0) and the Pilot (1) stand together, the Engineer (2) and the Navigator (3) elsewhere. */
const MAP = `. . # # . .
             . # ~ # # .
             # # #MP # ~ #
             # # # #E # #
             . _ # # #N .
             . . # # . .`;
const HERE = at('2,2');
const [ABOVE, FAR, GAP] = [at('1,2'), at('5,3'), at('4,1')];
const BELOW = at('3,2');

const island = (turn: Given['turn'], given: Given = {}) =>
  draw(MAP, { seats: 'MPEN', ...(turn ? { turn } : {}), ...given });
const drawing = (given: Given = {}) => island('M', { doing: 'drawTreasure', ...given });

/** The tile below the Messenger and the Pilot has just sunk. */
function sinking(given: Given = {}) {
  const state = draw(MAP.replace('#MP', '~MP'), {
    seats: 'MPEN',
    turn: 'M',
    doing: 'drawFlood',
    floods: ['2,2'],
    tiles: { '2,2': 'dunes' },
    ...given,
  });
  return play(forbiddenIsland, { state, random: seeded('sinking'), ply: 0 }, 0, { type: 'drawFlood' }).match.state;
}

/** The Messenger has drawn a sixth card. */
function overfull() {
  const state = drawing({ hands: { M: ['earth', 'earth', 'wind', 'fire', 'ocean'] }, treasures: ['wind'] });
  return play(forbiddenIsland, { state, random: seeded('overfull'), ply: 0 }, 0, { type: 'drawTreasure' }).match.state;
}

function ended() {
  const state = island('M', { waterLevel: 9, doing: 'drawTreasure', treasures: ['watersRise'] });
  return play(forbiddenIsland, { state, random: seeded('end'), ply: 0 }, 0, { type: 'drawTreasure' }).match.state;
}

const flown = () => {
  const state = island('P');
  return play(forbiddenIsland, { state, random: seeded('fly'), ply: 0 }, 1, { type: 'fly', to: FAR }).match.state;
};

const LIFT: Given = { hands: { M: ['helicopter', 'earth'], N: ['sandbags', 'helicopter'] } };
const ALL: Given = { ...LIFT, captured: ['earth', 'wind', 'fire', 'ocean'] };
const ON_TEMPLE: Given = { tiles: { '2,2': 'templeMoon' } };

const ROWS: [what: string, ReturnType<typeof draw>, seat: Seat | null, wanted: object, Refusal][] = [
  ['after the end', ended(), 0, { type: 'endActions' }, 'over'],
  ['R-TURN: watching', island('M'), null, { type: 'endActions' }, 'watching'],
  ['something else', island('M'), 0, { type: 'sing' }, 'notPossible'],
  ['a field too many', island('M'), 0, { type: 'move', to: ABOVE, more: 1 }, 'notPossible'],
  ['no list of tiles', island('M'), 0, { type: 'shoreUp', places: ABOVE }, 'notPossible'],
  ['R-TURN-1: out of turn', island('P'), 0, { type: 'move', to: ABOVE }, 'notYourTurn'],
  ['R-TURN-1: cards of somebody else', drawing(), 1, { type: 'drawTreasure' }, 'notYourTurn'],
  ['R-HAND-1: a card before the discard', overfull(), 0, { type: 'drawTreasure' }, 'decideFirst'],
  ['R-SWIM-1: sandbags while somebody swims', sinking(LIFT), 3, { type: 'sandbag', place: ABOVE }, 'decideFirst'],
  [
    'R-SWIM-6: a lift without the option',
    sinking({ ...LIFT, heliRescue: false }),
    0,
    { type: 'lift', pawns: [0], to: FAR },
    'decideFirst',
  ],
  ['R-TURN-2: after the actions', drawing(), 0, { type: 'move', to: ABOVE }, 'noActionsLeft'],
  ['R-PILOT-1: the Messenger flies', island('M'), 0, { type: 'fly', to: FAR }, 'wrongRole'],
  ['R-NAVIGATOR-1: the Messenger guides', island('M'), 0, { type: 'guide', pawn: 1, to: ABOVE }, 'wrongRole'],
  ['R-PILOT-1: a second flight', flown(), 1, { type: 'fly', to: HERE }, 'flown'],
  ['R-PILOT-1: a flight to the tile beside', island('P'), 1, { type: 'fly', to: ABOVE }, 'walkable'],
  ['no such tile', island('M'), 0, { type: 'move', to: 24 }, 'noSuchTile'],
  ['no tile at all', island('M'), 0, { type: 'move' }, 'noSuchTile'],
  ['R-MOVE-1: into a gap', island('M'), 0, { type: 'move', to: GAP }, 'sunk'],
  ['R-MOVE-1: to the own tile', island('M'), 0, { type: 'move', to: HERE }, 'sameTile'],
  ['R-MOVE-1: two steps', island('M'), 0, { type: 'move', to: FAR }, 'tooFar'],
  ['R-NAVIGATOR-1: three steps', island('N'), 3, { type: 'guide', pawn: 0, to: at('0,3') }, 'tooFar'],
  ['R-SHORE-1: a flooded tile elsewhere', island('M'), 0, { type: 'shoreUp', places: [at('2,4')] }, 'tooFar'],
  ['R-SHORE-1: a dry tile', island('M'), 0, { type: 'shoreUp', places: [HERE] }, 'notFlooded'],
  ['R-SPECIAL-5: sandbags on a dry tile', island('M', LIFT), 3, { type: 'sandbag', place: FAR }, 'notFlooded'],
  [
    'R-ENGINEER-1: the Messenger shores up two',
    island('M'),
    0,
    { type: 'shoreUp', places: [ABOVE, HERE] },
    'tooManyTiles',
  ],
  ['R-NAVIGATOR-1: nobody', island('N'), 3, { type: 'guide', pawn: 4, to: ABOVE }, 'noSuchPlayer'],
  ['R-GIVE-1: to nobody', island('M', LIFT), 0, { type: 'give', card: 'earth', to: 9 }, 'noSuchPlayer'],
  ['R-SPECIAL-3: nobody flies', island('M', LIFT), 0, { type: 'lift', pawns: [0, 7], to: FAR }, 'noSuchPlayer'],
  ['R-NAVIGATOR-1: oneself', island('N'), 3, { type: 'guide', pawn: 3, to: FAR }, 'ownself'],
  ['R-GIVE-1: to oneself', island('M', LIFT), 0, { type: 'give', card: 'earth', to: 0 }, 'ownself'],
  ['R-GIVE-1: a card of somebody else', island('M', LIFT), 0, { type: 'give', card: 'fire', to: 1 }, 'notInHand'],
  ['R-HAND-1: discarding a card of somebody else', overfull(), 0, { type: 'discard', card: 'sandbags' }, 'notInHand'],
  ['R-SPECIAL-1: no sandbags', island('M', LIFT), 0, { type: 'sandbag', place: ABOVE }, 'notInHand'],
  ['R-SPECIAL-1: no helicopter', island('M', LIFT), 1, { type: 'liftOff' }, 'notInHand'],
  ['R-GIVE-1: a special card', island('M', LIFT), 0, { type: 'give', card: 'helicopter', to: 1 }, 'neverGiven'],
  [
    'R-GIVE-1: across the island',
    island('E', { hands: { E: ['fire'] } }),
    2,
    { type: 'give', card: 'fire', to: 0 },
    'notSameTile',
  ],
  [
    'R-CAPTURE-1: on another tile',
    island('M', { tiles: { '2,2': 'dunes' } }),
    0,
    { type: 'capture', treasure: 'earth' },
    'otherTile',
  ],
  [
    'R-CAPTURE-1: once more',
    island('M', { ...ON_TEMPLE, captured: ['earth'] }),
    0,
    { type: 'capture', treasure: 'earth' },
    'alreadyCaptured',
  ],
  [
    'R-CAPTURE-1: three cards',
    island('M', { ...ON_TEMPLE, hands: { M: ['earth', 'earth', 'earth'] } }),
    0,
    { type: 'capture', treasure: 'earth' },
    'tooFewCards',
  ],
  ['R-TURN-1: a flood card too early', drawing(), 0, { type: 'drawFlood' }, 'notDue'],
  ['R-HAND-1: discarding without need', island('M', LIFT), 0, { type: 'discard', card: 'earth' }, 'noDiscard'],
  ['R-SWIM-1: swimming on land', island('M'), 0, { type: 'swim', to: ABOVE }, 'notSwimming'],
  ['R-SWIM-6: drowning on land', island('M'), 0, { type: 'drown' }, 'notSwimming'],
  ['R-SWIM-2: swimming too far', sinking(), 0, { type: 'swim', to: FAR }, 'tooFar'],
  ['R-SWIM-6: giving up too early', sinking(), 0, { type: 'drown' }, 'canSwim'],
  ['R-SWIM-6: a lift of those on land', sinking(LIFT), 0, { type: 'lift', pawns: [2], to: FAR }, 'onlySwimmers'],
  ['R-SPECIAL-3: a lift from two tiles', island('M', LIFT), 0, { type: 'lift', pawns: [0, 2], to: FAR }, 'notTogether'],
  ['R-SPECIAL-3: a lift to where they are', island('M', LIFT), 0, { type: 'lift', pawns: [0], to: HERE }, 'sameTile'],
  ['R-WIN-1: without the treasures', island('M', LIFT), 0, { type: 'liftOff' }, 'treasuresMissing'],
  [
    'R-WIN-1: without the others',
    island('M', { ...ALL, tiles: { '2,2': 'landing' } }),
    0,
    { type: 'liftOff' },
    'notAllLanded',
  ],
];

test.each(ROWS)('%s', (_what, state, seat, wanted, reason) => {
  expect(forbiddenIsland.whyNot?.(viewFor(state, seat), wanted)).toBe(reason);
  const refused = () => play(forbiddenIsland, { state, random: seeded('x'), ply: 0 }, seat as Seat, wanted);
  expect(refused).toThrow(IllegalAction);
  expect(refused).toThrow(expect.objectContaining({ why: reason }));
});

test('every reason has a row', () => {
  expect(new Set(ROWS.map(([, , , , reason]) => reason))).toEqual(new Set(REFUSALS));
});

test('the map is what the rows take it for', () => {
  const { table } = island('M');
  expect(table.adventurers.map(({ place }) => place)).toEqual([HERE, HERE, at('3,3'), at('4,4')]);
  expect(forbiddenIsland.legalActions(viewFor(island('M'), 0))).toContainEqual({ type: 'move', to: BELOW });
});
