import { openTasks } from '@landfall/shared/engine/agenda.ts';
import type { Seat } from '@landfall/shared/engine/game.ts';
import type { Action } from '@landfall/shared/games/forbidden-island/actions.ts';
import { TREASURES } from '@landfall/shared/games/forbidden-island/cards.ts';
import type { Place } from '@landfall/shared/games/forbidden-island/layouts.ts';
import { floodCards } from '@landfall/shared/games/forbidden-island/meter.ts';
import { rescuers, stranded } from '@landfall/shared/games/forbidden-island/rules/rescue.ts';
import type { Table, TaskKind } from '@landfall/shared/games/forbidden-island/table.ts';
import { legalFor, type Match } from '../stories/story.ts';
import { type Language, listIn, type Words, wordsIn } from '../words.ts';
import type { Screen } from './screen.ts';

/** Who looks at the page. */
export interface Viewer {
  /** Null for somebody who watches. */
  seat: Seat | null;
  language: Language;
}

/** What the page of a viewer must say in a position in which somebody has to decide, or nobody any more. */
export function expectedScreen(match: Match, viewer: Viewer, names: readonly string[]): Screen {
  const { table } = match.state;
  const say = wordsIn(viewer.language);
  const told = { match, table, viewer, names, say, legal: viewer.seat === null ? [] : legalFor(match, viewer.seat) };
  const over = table.endings.length > 0;
  const onTurn = turnOf(table);
  return {
    turn: over
      ? say('forbiddenIsland.turn.over')
      : onTurn === viewer.seat
        ? say('forbiddenIsland.turn.mine')
        : say('forbiddenIsland.turn.theirs', { name: names[onTurn]! }),
    actionsLeft: over ? '' : say('forbiddenIsland.turn.actionsLeft', { n: actionsLeft(table) }),
    prompt: over ? say('forbiddenIsland.prompt.over') : promptOf(told),
    tiles: table.island.map((_, place) => tileText(told, place)).sort(),
    players: names.map((_, seat) => playerText(told, seat)),
    hand: viewer.seat === null ? [] : cardNames(told, viewer.seat),
    actions: buttonsOf(told),
    water: [say('forbiddenIsland.water.label', { level: table.waterLevel, n: floodCards(table.waterLevel) })],
    treasures: TREASURES.map((treasure) =>
      say(`forbiddenIsland.treasureList.${table.captured.includes(treasure) ? 'captured' : 'missing'}`, {
        treasure: say(`forbiddenIsland.treasures.${treasure}`),
      }),
    ),
    piles: [
      pileText(say, 'treasure', table.treasureDeck, table.treasureDiscard.length),
      pileText(say, 'flood', table.floodLayers.filter((layer) => layer > 0).length, table.floodDiscard.length),
    ],
  };
}

/** All that a text of the page can depend on. */
interface Told {
  match: Match;
  table: Table;
  viewer: Viewer;
  names: readonly string[];
  say: Words;
  legal: readonly Action[];
}

/** The seat before the one whose turn comes next. */
const turnOf = ({ agenda, adventurers }: Table): Seat => {
  const next = agenda.find(({ kind }) => kind === 'turn')?.seat ?? 0;
  return (next + adventurers.length - 1) % adventurers.length;
};

const actionsLeft = ({ agenda }: Table): number => agenda.find(({ kind }) => kind === 'act')?.left ?? 0;

const nameOf = ({ viewer, names, say }: Told, seat: Seat): string =>
  seat === viewer.seat ? say('common.you') : names[seat]!;

const namesOf = (told: Told, seats: readonly Seat[]): string =>
  listIn(
    told.viewer.language,
    seats.map((seat) => nameOf(told, seat)),
  );

const tileName = ({ table, say }: Told, place: Place): string => say(`forbiddenIsland.tiles.${table.island[place]!}`);

const cardNames = ({ table, say }: Told, seat: Seat): string[] =>
  table.adventurers[seat]!.hand.map((card) => say(`forbiddenIsland.cards.${card}`));

function tileText(told: Told, place: Place): string {
  const { table, say } = told;
  const pawns = table.adventurers.flatMap(({ role, place: where }, seat) =>
    where === place ? [`${nameOf(told, seat)} (${say(`forbiddenIsland.roles.${role}.name`)})`] : [],
  );
  const level = say(`forbiddenIsland.levels.${table.levels[place]!}`);
  return [tileName(told, place), level, ...pawns, ...deedsAt(told, place)].join(', ');
}

/** What choosing a tile can do, while nothing else has been begun. */
function deedsAt(told: Told, place: Place): string[] {
  const { table, say, legal } = told;
  const deeds = legal.flatMap((action) => {
    if (action.type === 'move' || action.type === 'fly' || action.type === 'swim')
      return action.to === place ? [say(`forbiddenIsland.can.${action.type}`)] : [];
    if (action.type === 'shoreUp' && action.places.includes(place))
      return [say(action.places.length === 1 ? 'forbiddenIsland.can.shoreUp' : 'forbiddenIsland.can.shoreUpTwo')];
    if (action.type === 'guide' && table.adventurers[action.pawn]!.place === place)
      return [say('forbiddenIsland.can.guide', { name: nameOf(told, action.pawn) })];
    return [];
  });
  return [...new Set(deeds)];
}

function playerText(told: Told, seat: Seat): string {
  const { table, viewer, names, say } = told;
  const { role, place, hand } = table.adventurers[seat]!;
  const onTurn = table.endings.length === 0 && turnOf(table) === seat;
  return [
    seat === viewer.seat ? `${names[seat]} (${say('common.you')})` : names[seat],
    say(`forbiddenIsland.roles.${role}.name`),
    ...(onTurn ? [say('forbiddenIsland.players.onTurn')] : []),
    say('forbiddenIsland.players.on', { tile: tileName(told, place) }),
    ...(hand.length > 0 ? cardNames(told, seat) : [say('forbiddenIsland.players.noCards')]),
  ].join(', ');
}

const BUTTONS = {
  move: ['move', 'fly', 'guide', 'swim'],
  shoreUp: ['shoreUp'],
  give: ['give'],
  capture: ['capture'],
  special: ['lift', 'sandbag', 'liftOff'],
  endTurn: ['endActions'],
} as const satisfies Record<string, readonly Action['type'][]>;

const buttonsOf = ({ legal, say }: Told): string[] =>
  (Object.keys(BUTTONS) as (keyof typeof BUTTONS)[])
    .filter((button) => legal.some(({ type }) => BUTTONS[button].some((behind) => behind === type)))
    .map((button) => say(`forbiddenIsland.actions.${button}`));

function promptOf(told: Told): string {
  const { table, viewer, say } = told;
  const open = openTasks<TaskKind>(table);
  const mine = open.find(({ seat }) => seat === viewer.seat);
  const task = mine ?? open[0]!;
  const whose = mine ? 'mine' : 'theirs';
  if (task.kind === 'swim')
    return swimPrompt(
      told,
      open.map(({ seat }) => seat),
      whose,
    );
  if (task.kind === 'turn') throw new Error('Nobody waits for a turn to begin.');
  return say(`forbiddenIsland.prompt.${task.kind}.${whose}`, { n: task.left, name: nameOf(told, task.seat) });
}

function swimPrompt(told: Told, swimmers: readonly Seat[], whose: 'mine' | 'theirs'): string {
  const { table, viewer, say, legal } = told;
  const lost = stranded(table);
  if (lost.length === 0) return say(`forbiddenIsland.prompt.swim.${whose}`, { names: namesOf(told, swimmers) });
  const isLost = viewer.seat !== null && lost.includes(viewer.seat);
  const names = namesOf(told, lost);
  if (legal.some(({ type }) => type === 'lift'))
    return say(`forbiddenIsland.prompt.stranded.${isLost ? 'flyOut' : 'rescue'}`, { names });
  if (isLost) return say('forbiddenIsland.prompt.stranded.mine');
  if (legal.some(({ type }) => type === 'swim')) return say('forbiddenIsland.prompt.swim.mine');
  const rescue = { names, rescuers: namesOf(told, rescuers(table)) };
  const others = swimmers.filter((seat) => !lost.includes(seat));
  return others.length === 0
    ? say('forbiddenIsland.prompt.stranded.theirs', rescue)
    : say('forbiddenIsland.prompt.stranded.mixed', { ...rescue, swimmers: namesOf(told, others) });
}

const pileText = (say: Words, deck: 'treasure' | 'flood', left: number, discarded: number): string =>
  [
    say(`forbiddenIsland.decks.${deck}`),
    say('forbiddenIsland.decks.left', { n: left }),
    say('forbiddenIsland.decks.discards', { n: discarded }),
  ].join(', ');
