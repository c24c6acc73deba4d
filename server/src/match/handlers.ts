import type { Game, Seat } from '@landfall/shared/engine/game.ts';
import { cleanName } from '@landfall/shared/protocol/name.ts';
import type { Hint, Reasons, Reply, Requests } from '@landfall/shared/protocol/room.ts';
import type { Thinkers } from '../cpu/thinkers.ts';
import type { Absences } from './absences.ts';
import * as agreement from './agreement.ts';
import { sitToo } from './crew.ts';
import type { Entrance } from './entrance.ts';
import { pause, voteToEnd } from './halting.ts';
import type { Hints } from './hints.ts';
import type { Ledger, Table } from './ledger.ts';
import type { People } from './people.ts';
import type { Play } from './play.ts';
import * as seating from './seating.ts';
import { type Answer, type Lobby, seatsOf } from './seating.ts';
import { fill } from './standIn.ts';
import type { Stories } from './stories.ts';
import type { Undo } from './undo.ts';
import { grant } from './watching.ts';

/** What became of a request; a hint, a key or a story is told to whoever asked for it. */
export type Outcome = Answer | 'repeated' | { hint: Hint } | { key: string } | { story: string[]; reasons: Reasons };
/** What takes longer than the others at the table can wait. */
interface Thought {
  thinking: Promise<Outcome>;
}
export type Handlers = {
  [name in keyof Requests]: (person: number, payload: Requests[name]) => Outcome | Thought | Promise<Outcome>;
};

export const isThought = (outcome: object | string | null): outcome is Thought =>
  typeof outcome === 'object' && outcome !== null && 'thinking' in outcome;

export function replyOf(outcome: Outcome, ply: number): Reply {
  if (outcome === null) return { status: 'accepted', ply };
  if (outcome === 'repeated') return { status: 'repeated', ply };
  return 'reason' in outcome ? { status: 'refused', ply, ...outcome } : { status: 'accepted', ply, ...outcome };
}

export interface HandledTable {
  game: Game;
  thinkers: Pick<Thinkers, 'play'>;
  ledger: Ledger;
  play: Play;
  undo: Undo;
  hints: Hints;
  stories: Stories;
  absences: Absences;
  people: People;
  entrance: Entrance;
}

type Make = (lobby: Lobby, table: Table) => Answer;

/** What each request of somebody does at a table. */
export function handlersOf(table: HandledTable): Handlers {
  const { game, ledger, play, undo, hints, stories, absences, people, entrance } = table;
  const agree = (make: Make): Promise<Answer> => ledger.change((draft) => make(draft.lobby, draft));
  return {
    act: (person, request) => play.act(person, request),
    hold: (person, request) => play.hold(person, request),
    waive: (person, request) => play.waive(person, request),
    undo: (person, request) => undo.ask(person, request),
    consent: (person, answer) => undo.consent(person, answer),
    sit: (person, { seat, also }) =>
      people.wish((lobby) => (also ? sitToo(game, lobby, person, seat) : seating.sit(lobby, person, seat))),
    stand: (person, { seat }) => stand(table, person, seat),
    ready: (person, { ready }) => agree((lobby) => agreement.setReady(lobby, person, ready)),
    choose: (person, choice) => agree((lobby) => agreement.choose(game, lobby, person, choice)),
    configure: (person, changes) => people.configure(person, changes),
    free: (host, whom) =>
      agree((lobby) => seating.free(game, lobby, { host, isHere: people.isHere(whom.person) }, whom)),
    grant: (host, wish) => people.wish((lobby) => grant(lobby, host, wish)),
    hint: (person, request) => hints.ask(person, request),
    story: (person) => stories.ask(person),
    askAfter: (asker, { person }) => absences.ask(asker, person),
    here: () => null, // whoever asks for anything has been heard already
    fill: (person, request) => whyNoCpu(table, request) ?? people.wish((lobby) => fill(lobby, person, request)),
    pause: (person, request) => agree((_lobby, draft) => pause(draft, person, request)),
    end: (person, request) => agree((lobby) => voteToEnd(lobby, person, request)),
    start: (person) => play.start(person),
    kick: (host, { person }) => people.kick(host, person),
    letBack: (host, { person }) => people.letBack(host, person),
    key: (asker, { person }) => entrance.key(asker, person),
    leave: (person) => people.leave(person),
    again: (person) => people.wish((lobby, { session }) => agreement.again(lobby, person, session?.rematch)),
    rename: (person, { name }) => rename(table, person, name),
  };
}

function whyNoCpu({ game, thinkers }: HandledTable, { level }: Requests['fill']): Answer {
  const isKnown = level === '' || thinkers.play(game.id);
  return isKnown ? null : { reason: 'notAllowed', field: 'level', problem: 'unknown' };
}

async function stand({ game, ledger, play }: HandledTable, person: number, named?: Seat): Promise<Answer> {
  const seats = seatsOf(ledger.table.lobby, person);
  const answer = await ledger.change(({ lobby, register }) => {
    const problem = seating.stand(game, lobby, person, named);
    register.known[person]!.watch = true; // unless they have another seat
    return problem;
  });
  if (answer === null) for (const seat of seats) play.letGo(seat);
  return answer;
}

async function rename({ ledger }: HandledTable, person: number, name: string): Promise<Answer> {
  const clean = cleanName(name);
  if (clean === '') return { reason: 'badRequest', field: 'name' };
  return ledger.change(({ lobby, register }) => {
    register.known[person]!.name = clean;
    return seating.rename(lobby, person, clean);
  });
}
