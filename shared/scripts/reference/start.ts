import type { Task } from '../../src/engine/agenda.ts';
import { type Card, DECK } from '../../src/games/forbidden-island/cards.ts';
import { forbiddenIsland } from '../../src/games/forbidden-island/game.ts';
import { GEOGRAPHIES, LAYOUT_IDS, type LayoutId, type Place } from '../../src/games/forbidden-island/layouts.ts';
import { START_LEVEL } from '../../src/games/forbidden-island/meter.ts';
import { turn } from '../../src/games/forbidden-island/rules/turn.ts';
import type { State, Table, TaskKind } from '../../src/games/forbidden-island/table.ts';
import type { TileId } from '../../src/games/forbidden-island/tiles.ts';
import { Malformed, type RecordedStart } from './read.ts';
import { CARD_NAMES, ourWord, plainTile, ROLE_NAMES, TILE_NAMES, TREASURE_NAMES } from './words.ts';

const { min: MIN_PLAYERS, max: MAX_PLAYERS } = forbiddenIsland.seats;

/**
 * The position a reference game starts from, with the turn of the first player on the agenda.
 * @throws Malformed when it names something that does not exist
 */
export function startingState({ players, map, level, state }: RecordedStart): State {
  const { layout, island } = readMap(map);
  const place = (name: string): Place => {
    const found = island.indexOf(known(TILE_NAMES, plainTile(name), 'tile'));
    if (found < 0) throw new Malformed(`the map has no tile "${name}"`);
    return found;
  };
  const card = (name: string) => known(CARD_NAMES, name, 'card');
  const held = (name: string) => {
    const found = card(name);
    if (found === 'watersRise') throw new Malformed(`"${name}" cannot be held in a hand`);
    return found;
  };
  const start = Object.entries(START_LEVEL).find(([name]) => name === level.toLowerCase())?.[1];
  if (start !== state.flood) throw new Malformed(`level "${level}" does not start at water level ${state.flood}`);
  if (players.length < MIN_PLAYERS || players.length > MAX_PLAYERS || new Set(players).size < players.length)
    throw new Malformed(`"${players.join(', ')}" are not two to four different players`);
  const cells = GEOGRAPHIES[layout].cells.map(({ row, column }) => `(${column + 1},${row + 1})`);
  const flooded = state.flooded.map(place);
  const sunk = state.sunk.map(place);
  const floodDeck = state.fdeck.map(place).reverse();
  const table: Table = {
    layout,
    heliRescue: false,
    discardAfterDraw: false,
    island,
    levels: island.map((_, at) => (sunk.includes(at) ? 'sunk' : flooded.includes(at) ? 'flooded' : 'dry')),
    adventurers: players.map((player) => {
      const at = cells.indexOf(state.pos[player] ?? '');
      if (at < 0) throw new Malformed(`the pawn of "${player}" stands on no tile`);
      return {
        role: known(ROLE_NAMES, player, 'role'),
        place: at,
        hand: (state.hands[player] ?? []).map(held),
        flown: false,
      };
    }),
    captured: state.got.map((name) => known(TREASURE_NAMES, name, 'treasure')),
    waterLevel: state.flood,
    treasureDeck: state.tdeck.length,
    treasureDiscard: state.tdisc.map(card),
    floodDiscard: state.fdisc.map(place),
    floodLayers: island.map((_, at) => (floodDeck.includes(at) ? 1 : 0)),
    agenda: [],
    endings: [],
  };
  const started: State = { table, hands: [], hidden: { treasureDeck: state.tdeck.map(card).reverse(), floodDeck } };
  demandFullDecks(started);
  beginTurn(started);
  return started;
}

function demandFullDecks({ table, hidden }: State): void {
  const cards = [...hidden.treasureDeck, ...table.treasureDiscard, ...table.adventurers.flatMap(({ hand }) => hand)];
  for (const [card, copies] of Object.entries(DECK))
    if (cards.filter((each) => each === card).length !== copies)
      throw new Malformed(`there should be ${copies} cards "${CARD_NAMES[card as Card]}"`);
  const places = [...hidden.floodDeck, ...table.floodDiscard].sort((a, b) => a - b);
  if (places.join() !== table.levels.flatMap((level, place) => (level === 'sunk' ? [] : [place])).join())
    throw new Malformed('there should be one flood card for every tile that has not sunk');
}

function beginTurn(state: State): void {
  const task: Task<TaskKind> = { kind: 'turn', seat: 0, left: 1 };
  state.table.agenda.push(task);
  turn.run(state, task, { random: { below: () => 0, shuffle() {} }, emit() {} });
}

function known<Word extends string>(names: Readonly<Record<Word, string>>, name: string, kind: string): Word {
  const word = ourWord(names, name);
  if (word === undefined) throw new Malformed(`there is no ${kind} "${name}"`);
  return word;
}

/** Tiles by place, on the layout whose cells are those of the recorded map. */
function readMap(map: string[]): { layout: LayoutId; island: TileId[] } {
  const tiles = new Map<string, TileId>();
  for (const entry of map) {
    const [cell = '', name = ''] = entry.split('~');
    tiles.set(cell, known(TILE_NAMES, plainTile(name), 'tile'));
  }
  for (const layout of LAYOUT_IDS) {
    const island = GEOGRAPHIES[layout].cells.map(({ row, column }) => tiles.get(`(${column + 1},${row + 1})`));
    if (new Set(island).size === tiles.size && !island.includes(undefined))
      return { layout, island: island as TileId[] };
  }
  throw new Malformed('the map is none of the known layouts');
}
