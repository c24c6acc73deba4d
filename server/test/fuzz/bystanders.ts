import type { Game, Random, View } from '@landfall/shared/engine/game.ts';
import { GAMES } from '@landfall/shared/games/registry.ts';
import { SUBJECTS } from '@landfall/shared/testing/subjects.ts';
import type { RunningServer } from '../../src/app.ts';
import { luckOf, oneOf } from '../chaos/luck.ts';
import { pause } from '../chaos/time.ts';
import { newTable, Player, until } from '../harness.ts';

const PAUSE_MS = 40;
/** Nobody waits for an answer any longer than this, however busy the machine. */
const LONGEST_MS = 10_000;

/** Two people who just want to play, round after round, and notice when anything is in their way. */
export class Bystanders {
  /** Actions that were accepted. */
  actions = 0;
  slowestMs = 0;
  readonly complaints: string[] = [];
  private readonly game: Game;
  private readonly players: readonly Player[];
  private readonly luck: Random = luckOf('bystanders');
  private isOver = false;
  private readonly playing: Promise<void>;

  static async sitDown(server: RunningServer): Promise<Bystanders> {
    const [game] = Object.values(GAMES) as [Game];
    const code = await newTable(server, { game: game.id, seats: 2 });
    const players = [
      await Player.join(server, code, { name: 'Ann' }),
      await Player.join(server, code, { name: 'Bob' }),
    ];
    return new Bystanders(game, players);
  }

  private constructor(game: Game, players: readonly Player[]) {
    this.game = game;
    this.players = players;
    this.playing = this.play();
  }

  /** Resolves when they have played on. @throws Error when they cannot */
  async playOn(): Promise<void> {
    const before = this.actions;
    await until(() => this.actions > before + 2, 'the others to play on', 2 * LONGEST_MS);
  }

  async end(): Promise<void> {
    this.isOver = true;
    await this.playing;
    for (const player of this.players) await player.leave();
  }

  private async play(): Promise<void> {
    while (!this.isOver) {
      const since = performance.now();
      await this.turn().catch((error) => this.complaints.push(String(error)));
      this.slowestMs = Math.max(this.slowestMs, performance.now() - since);
      await pause(PAUSE_MS);
    }
  }

  private async turn(): Promise<void> {
    const [ann] = this.players as [Player];
    const { phase, waitingFor, ply } = ann.state;
    if (phase === 'over') await ann.ask('again');
    if (phase === 'lobby') {
      for (const player of this.players) await player.ask('ready', { ready: true });
      await ann.ask('start');
    }
    if (phase !== 'playing') return;
    const player = this.players.find(({ seat }) => seat === waitingFor[0]);
    if (!player) return;
    await until(() => player.state.ply >= ply, 'the same position', LONGEST_MS);
    const action = this.choose(player.view);
    if (!action) return;
    const reply = await player.act(action, ply);
    if (reply.status === 'accepted') this.actions++;
    // An automatic step may come first.
    else if (reply.status !== 'refused' || !['moved', 'notLegal', 'notNow', 'notYourTurn'].includes(reply.reason))
      this.complaints.push(JSON.stringify(reply));
  }

  private choose(view: View<any>): { type: string } | undefined {
    const legal: { type: string }[] = this.game.legalActions(view);
    const usual = legal.filter(({ type }) => !SUBJECTS[this.game.id]?.seldom?.includes(type));
    return oneOf(this.luck, usual.length > 0 ? usual : legal);
  }
}
