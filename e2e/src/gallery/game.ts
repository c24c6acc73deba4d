import { gather, type Party, playAll } from '../people/party.ts';
import type { Person } from '../people/person.ts';
import { read, type StoryName } from '../stories/book.ts';
import { game } from '../stories/story.ts';
import {
  action,
  asItIs,
  behind,
  danger,
  entry,
  first,
  floodPile,
  helicopter,
  helicopterFlies,
  hint,
  menu,
  type Opener,
  replay,
  seal,
  tileMenu,
} from './openers.ts';
import { LONG_NAME, type Room, show } from './view.ts';

/** Whose page is looked at: somebody who has to decide, somebody else with a seat, or somebody who watches. */
type Who = 'asked' | 'other' | 'watcher';

/** What there is to see at the end of a story, by name. */
type Views = Partial<Record<Who, Readonly<Record<string, Opener>>>>;

const exhibition = (story: StoryName, views: Views, people?: readonly string[]): Room =>
  async function* (studio) {
    const names = Object.values(views).flatMap((openers) => Object.keys(openers));
    if (!names.some(studio.wants)) return;
    const { beginning, deeds } = read(story);
    const devices = Array.from({ length: beginning.seats }, () => 'smallWindow' as const); // less to draw until then
    const watched = Object.keys(views.watcher ?? {}).some(studio.wants);
    const party = await gather({ ...studio, beginning, devices, watched, names: people });
    await playAll(party, deeds);
    for (const [who, openers] of Object.entries(views)) {
      const person = find(party, who as Who);
      if (person) yield* show(studio, person, openers);
    }
    await Promise.all([...party.players, ...party.watchers].map((person) => person.close()));
  };

function find({ players, watchers, match }: Party, who: Who): Person | undefined {
  const asked = game.waitingFor(match.state.table).at(-1) ?? 0;
  const people = { asked: players[asked], other: players[(asked + 1) % players.length], watcher: watchers[0] };
  return people[who];
}

/** As long as names can be, in letters of every width. */
const LONG_NAMES = [
  LONG_NAME,
  '欧阳上官司徒诸葛东方西门南宫夏侯皇甫尉迟公孙慕容',
  '🦊🐙🦜🐢'.repeat(6),
  'W'.repeat(24),
];

/** A game at every point at which it looks different. */
export const GAME: readonly Room[] = [
  exhibition('busy', {
    asked: {
      game: asItIs,
      'game-menu': menu,
      'game-tile-menu': tileMenu,
      'game-move': action('move'),
      'game-give': action('give'),
      'game-special': action('special'),
      'game-helicopter': helicopter,
      'game-helicopter-flies': helicopterFlies,
      'game-end-turn': action('endTurn'),
      'game-card': first('forbiddenIsland.hand.label'),
      'game-player': first('forbiddenIsland.players.label'),
      'game-flood-pile': floodPile,
      'game-sea': entry('forbiddenIsland.decks.label'),
      'game-log': entry('common.log'),
      'game-sound': entry('forbiddenIsland.tools.sound'),
      'game-rules': entry('common.rules'),
      'game-hint': hint,
    },
    other: { 'game-waiting': asItIs },
    watcher: { 'game-watching': asItIs },
  }),
  exhibition(
    'busy',
    {
      asked: {
        names: asItIs,
        'names-move': action('move'),
        'names-give': action('give'),
        'names-special': action('special'),
        'names-helicopter': helicopter,
        'names-helicopter-flies': helicopterFlies,
        'names-end-turn': action('endTurn'),
        'names-card': first('forbiddenIsland.hand.label'),
        'names-player': first('forbiddenIsland.players.label'),
        'names-flood-pile': floodPile,
        'names-log': entry('common.log'),
      },
      other: { 'names-waiting': asItIs },
    },
    LONG_NAMES,
  ),
  exhibition('act', { asked: { danger } }),
  exhibition('act', {
    asked: { people: entry('lobby.people') },
    other: { 'people-other': entry('lobby.people'), seal },
    watcher: { 'people-watching': entry('lobby.people') },
  }),
  exhibition('discard', { asked: { discard: asItIs }, other: { 'discard-waiting': asItIs } }),
  exhibition('swim', { asked: { swim: asItIs }, other: { 'swim-waiting': asItIs } }),
  exhibition('stranded', { asked: { stranded: asItIs }, other: { 'stranded-waiting': asItIs } }),
  exhibition('drowned', { asked: { lost: asItIs, 'lost-island': behind, replay } }),
  exhibition('winForTwo', { asked: { won: asItIs, 'won-island': behind } }),
  exhibition('bridge', { asked: { 'island-bridge': asItIs } }),
  exhibition('atoll', { asked: { 'island-atoll': asItIs } }),
  exhibition('shadows', { asked: { 'island-shadows': asItIs } }),
];
