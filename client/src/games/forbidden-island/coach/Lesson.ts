import { type Match, play } from '@landfall/shared/engine/match.ts';
import { same } from '@landfall/shared/engine/plain.ts';
import { forbiddenIsland } from '@landfall/shared/games/forbidden-island/game.ts';
import type { Island } from '@landfall/shared/games/forbidden-island/table.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { computed, signal } from '@preact/signals';
import { t } from '../../../i18n/i18n.ts';
import type { Patch, Pending } from '../../../net/connection.ts';
import { stateOf } from '../../../offline/state.ts';
import type { GameLink } from '../../registry.ts';
import { LEARNER, lessonMatch, MATE } from './island.ts';
import { LESSON, type Step } from './script.ts';

/** How long a deed of the mate is announced before it is done, in milliseconds. */
const LOOK_MS = 1_600;

export interface LessonPlace {
  /** Runs something later; the returned function calls it off. */
  later(ms: number, run: () => void): () => void;
  /** Resolves when everything that happened so far has been seen. */
  seen(): Promise<void>;
}

/**
 * The first lesson, played by the rules themselves in this page: no server, and whatever is not what the lesson asks for
 * is refused.
 */
export class Lesson {
  /** The table as the page of the game sees it. */
  readonly link: GameLink;
  readonly at = signal(0);
  readonly step = computed<Step | null>(() => LESSON[this.at.value] ?? null);
  /** How often something else was tried than what is asked for. */
  readonly strayed = signal(0);

  private readonly place: LessonPlace;
  private readonly state = signal<TableState | null>(null);
  private readonly listeners = new Set<(patch: Patch) => void>();
  private match: Match<Island> = lessonMatch();
  private round = 1;
  private callOff: () => void = () => {};
  private isClosed = false;

  constructor(place: LessonPlace) {
    this.place = place;
    this.state.value = this.stateNow();
    this.link = {
      code: 'lesson',
      state: this.state,
      person: signal(LEARNER + 1),
      seat: computed(() => LEARNER),
      pending: signal<Pending | null>(null),
      past: () => [],
      onPatch: (listener) => {
        this.listeners.add(listener);
        return () => this.listeners.delete(listener);
      },
      act: async (action) => this.act(action),
      request: async (name) => {
        if (name === 'again') this.restart();
        return { status: 'accepted', ply: this.match.ply };
      },
    };
  }

  /** The sentence of this step. */
  get sentence(): string {
    const { table } = this.match.state;
    const tileAt = (place: number) => t(`forbiddenIsland.tiles.${table.island[place]!}`);
    return this.step.value?.say(tileAt) ?? t('forbiddenIsland.coach.end');
  }

  /** Goes on from something that was to be read. */
  goOn(): void {
    if (this.step.peek()?.kind === 'read') this.next();
  }

  close(): void {
    this.isClosed = true;
    this.callOff();
    this.listeners.clear();
  }

  private act(action: unknown): Awaited<ReturnType<GameLink['act']>> {
    const step = this.step.peek();
    const { ply } = this.match;
    if (step?.kind !== 'do' || !same(step.action, action)) {
      this.strayed.value++;
      return { status: 'refused', ply, reason: 'notNow' };
    }
    this.play(LEARNER, step);
    return { status: 'accepted', ply: this.match.ply };
  }

  private play(seat: number, { action }: Exclude<Step, { kind: 'read' }>): void {
    const { match, events } = play(forbiddenIsland, this.match, seat, action);
    this.match = match;
    this.publish(events, false);
    this.next();
  }

  private next(): void {
    this.at.value++;
    if (this.step.peek()?.kind === 'watch') void this.watch(this.at.peek(), this.round);
  }

  /** Lets the mate do what the lesson says, once everything before it has been seen. */
  private async watch(at: number, round: number): Promise<void> {
    await this.place.seen();
    const step = this.step.peek();
    if (this.isClosed || at !== this.at.peek() || round !== this.round || step?.kind !== 'watch') return;
    this.callOff = this.place.later(LOOK_MS, () => this.play(MATE, step));
  }

  private restart(): void {
    this.callOff();
    this.match = lessonMatch();
    this.round++;
    this.at.value = 0;
    this.publish([], true);
  }

  private publish(events: unknown[], fresh: boolean): void {
    const state = this.stateNow();
    this.state.value = state;
    for (const listener of this.listeners) listener({ state, events, fresh });
  }

  private stateNow(): TableState {
    const names = [t('common.you'), t('forbiddenIsland.coach.mate')];
    return stateOf(forbiddenIsland, this.match, { code: 'lesson', round: this.round, names });
  }
}
