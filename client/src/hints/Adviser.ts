import type { Seat } from '@landfall/shared/engine/game.ts';
import type { Hint } from '@landfall/shared/protocol/room.ts';
import { computed, signal } from '@preact/signals';
import type { GameLink } from '../games/registry.ts';
import { refusalText } from '../i18n/refusal-text.ts';
import { toast } from '../ui/toast.tsx';

/** How often a question is asked again because the table moved on while it was thought about. */
const TRIES = 3;

/** Asks the server what to do, and keeps the answer for as long as it is about the position the table is in. */
export class Adviser {
  /** Whether hints can be asked for at this table now; in the game of the day there are none. */
  readonly isOffered = computed(() => {
    const state = this.link.state.value;
    return state?.cpus && state.hints && state.daily === '' && state.phase === 'playing' && !this.link.past;
  });
  readonly isThinking = signal(false);
  /** What was advised for the position the table is in, null when nothing was. */
  readonly hint = computed<Hint | null>(() => {
    const state = this.link.state.value;
    const latest = this.latest.value;
    const isCurrent = latest?.round === state?.round && latest?.hint.ply === state?.ply && this.isOffered.value;
    return isCurrent ? (latest?.hint ?? null) : null;
  });

  private readonly link: GameLink;
  private readonly latest = signal<{ round: number; hint: Hint } | null>(null);

  constructor(link: GameLink) {
    this.link = link;
  }

  /** Asks for one of the own seats; where the table moves on meanwhile, about what it has moved to. */
  async ask(seat: Seat | null): Promise<void> {
    if (seat === null || !this.isOffered.peek() || this.isThinking.peek()) return;
    this.latest.value = null;
    this.isThinking.value = true;
    await this.askAgain(seat, TRIES);
    this.isThinking.value = false;
  }

  /** Puts the hint away; tells whether there was one. */
  dismiss(): boolean {
    const shown = this.hint.peek() !== null;
    this.latest.value = null;
    return shown;
  }

  private async askAgain(seat: Seat, tries: number): Promise<void> {
    const { ply = 0, round = 0 } = this.link.state.peek() ?? {};
    const outcome = await this.link.request('hint', { ply, seat }, { quiet: true });
    if (outcome.status === 'accepted' && outcome.hint) this.latest.value = { round, hint: outcome.hint };
    else if (outcome.status === 'refused' && outcome.reason === 'moved' && tries > 1)
      await this.askAgain(seat, tries - 1);
    else if (outcome.status === 'refused') toast(refusalText(outcome.reason, outcome.problem), 'warning');
    else if (outcome.status === 'unsent') toast(refusalText('unreachable'), 'warning');
  }
}
