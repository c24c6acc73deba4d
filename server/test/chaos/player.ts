import type { Game, Random, View } from '@landfall/shared/engine/game.ts';
import type { Reply } from '@landfall/shared/protocol/room.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { SUBJECTS } from '@landfall/shared/testing/subjects.ts';
import type { Connection } from './connection.ts';
import { chance, oneOf } from './luck.ts';
import { pause } from './time.ts';
import type { Intention, Witness } from './witness.ts';

export interface Part {
  game: Game;
  /** How many people play; CPUs have the seats that are left. */
  people: number;
  connection: Connection;
  witness: Witness;
  luck: Random;
  /** An action of theirs was acknowledged. */
  progress(): void;
}

/** In a hundred: acts although others are waited for, is impatient and asks twice, asks again later, takes back. */
const MEDDLES = 10;
const ASKS_TWICE = 10;
const ASKS_AGAIN = 15;
const TAKES_BACK = 2;
/** Of so many times, what the game calls seldom is considered once, or hardly a game would last. */
const SELDOM = 40;
const LOOK_AGAIN_MS = 500;
const MOST_HURRIED_MS = 25;
const ASK_AGAIN_MS = 40;

/** Somebody who plays at random, whatever happens to the line, until the game is over. */
export class Player {
  private readonly part: Part;
  private intentions = 0;

  constructor(part: Part) {
    this.part = part;
  }

  async playToTheEnd(): Promise<void> {
    const { connection, luck } = this.part;
    while (!connection.isOver) {
      const { state } = connection;
      if (state?.phase === 'over') return;
      const isBusy = state !== null && (await this.takePart(state));
      if (isBusy) await pause(luck.below(MOST_HURRIED_MS));
      else await connection.change(LOOK_AGAIN_MS);
    }
  }

  /** Does what there is to do now; false when there is nothing. */
  private takePart(state: TableState): Promise<boolean> {
    if (state.phase === 'lobby') return this.getReady(state);
    return state.phase === 'playing' ? this.play(state) : Promise.resolve(false);
  }

  private async getReady(state: TableState): Promise<boolean> {
    const { connection, witness, people } = this.part;
    const self = state.people[witness.person];
    if (!self || witness.seat < 0) return false;
    if (!self.ready) return (await connection.ask('ready', { ready: true })) !== null;
    if (state.host !== witness.person) return false;
    const forCpu = state.seats.findIndex(({ person, cpu }, seat) => seat >= people && person === 0 && cpu === '');
    if (forCpu >= 0) return (await connection.ask('fill', { seat: forCpu, level: 'easy' })) !== null;
    const isComplete = state.seats.every(({ person, cpu }) => cpu !== '' || state.people[person]?.ready);
    return isComplete && (await connection.ask('start', {})) !== null;
  }

  private async play(state: TableState): Promise<boolean> {
    const { luck, witness } = this.part;
    if (chance(luck, TAKES_BACK)) await this.takeBack(state);
    if (!state.waitingFor.includes(witness.seat) && !chance(luck, MEDDLES)) return false;
    const action = this.choose(state);
    if (action === null) return false;
    await this.act({ id: `${witness.person} ${this.intentions++}`, ply: state.ply, action });
    return true;
  }

  /** Picks a kind of action first, so that kinds with many variants do not crowd out the others. */
  private choose(state: TableState): { type: string } | null {
    const { game, luck, witness } = this.part;
    const view: View<any> = { seat: witness.seat, table: state.table!, hand: state.hands?.[witness.seat] ?? null };
    const legal: { type: string }[] = game.legalActions(view);
    const seldom = luck.below(SELDOM) > 0 ? (SUBJECTS[game.id]?.seldom ?? []) : [];
    const usual = legal.filter(({ type }) => !seldom.includes(type));
    const considered = usual.length > 0 ? usual : legal;
    if (considered.length === 0) return null;
    const type = oneOf(luck, [...new Set(considered.map((action) => action.type))]);
    return oneOf(
      luck,
      considered.filter((action) => action.type === type),
    );
  }

  private async act(intention: Intention): Promise<void> {
    const { connection, witness, luck } = this.part;
    const { seat } = witness;
    const reply = await this.sendUntilAnswered(intention);
    if (!reply) return;
    if (reply.status === 'refused') {
      witness.refused.push(intention);
      if (reply.reason === 'internal') witness.diverged.push(`an action failed: ${JSON.stringify(intention)}`);
      return;
    }
    witness.isTold(reply.ply);
    this.part.progress();
    if ((witness.shown.at(-1)?.version ?? 0) < reply.ply)
      witness.diverged.push(`acknowledged before it was shown: ${JSON.stringify(intention)}`);
    const version = reply.status === 'accepted' ? reply.ply : null;
    witness.acknowledged.push({ ...intention, seat, version });
    if (!chance(luck, ASKS_AGAIN)) return;
    const again = await connection.ask('act', { ...intention, ply: connection.state?.ply ?? reply.ply });
    if (again?.status === 'accepted') witness.doubled.push(`accepted twice: ${JSON.stringify(intention)}`);
  }

  /** As the page does: with the same id, on whatever connection there is, until somebody knows what became of it. */
  private async sendUntilAnswered(intention: Intention): Promise<Reply | null> {
    const { connection, luck } = this.part;
    while (!connection.isOver) {
      if (!connection.isOnline) {
        await connection.change(LOOK_AGAIN_MS);
        continue;
      }
      const twin = chance(luck, ASKS_TWICE) ? connection.ask('act', intention) : null;
      const replies = await Promise.all([connection.ask('act', intention), twin]);
      const answers = replies.filter((reply): reply is Reply => reply !== null && !isPassing(reply));
      const reply = answers.find(({ status }) => status === 'accepted') ?? answers[0];
      if (reply) return reply;
      await pause(ASK_AGAIN_MS);
    }
    return null;
  }

  private async takeBack({ ply, undo, turns }: TableState): Promise<void> {
    const { connection, witness } = this.part;
    if (undo.seat !== witness.seat || undo.free >= turns) return;
    const reply = await connection.ask('undo', { ply, turns: undo.free });
    if (reply?.status === 'accepted') witness.isTold(reply.ply);
  }
}

/** The server could not look at it just now, so it may still be accepted. */
const isPassing = (reply: Reply): boolean =>
  reply.status === 'refused' && ['tooMany', 'notSaved', 'noSuchPerson'].includes(reply.reason);
