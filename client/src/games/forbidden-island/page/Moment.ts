import { type ReadonlySignal, signal } from '@preact/signals';
import { t } from '../../../i18n/i18n.ts';
import { announce } from '../../../ui/announce.tsx';
import type { GameLink } from '../../registry.ts';
import type { Seen } from '../model/seen.ts';

/** The moment somebody asks for before the next automatic step. */
export class Moment {
  /** The number of the position in which this person has said last that the step need not wait for them. */
  readonly waived = signal<number | null>(null);

  private readonly link: GameLink;
  private readonly seen: ReadonlySignal<Seen | null>;
  /** It was asked for by beginning to play a card, and ends when that is given up. */
  private forChoice = false;

  constructor(link: GameLink, seen: ReadonlySignal<Seen | null>) {
    this.link = link;
    this.seen = seen;
  }

  /** Asks for a moment; tells whether there was a step to hold back that nobody held yet. */
  ask(): boolean {
    const seen = this.seen.peek();
    if (!seen || seen.seat === null || !seen.next || seen.heldBy !== null) return false;
    this.waived.value = null;
    void this.link.request('hold', { on: true }, { quiet: true });
    return true;
  }

  end(): void {
    this.forChoice = false;
    void this.link.request('hold', { on: false }, { quiet: true });
  }

  /** Says that the step need not wait for this person; tells whether that counts. */
  async waive(): Promise<boolean> {
    const { seen, link } = this;
    const { next, heldBy, own } = seen.peek() ?? {};
    if (!next || heldBy !== null || !own?.length) return false;
    const { ply } = link.state.peek()!;
    const { status } = await link.request('waive', { ply }, { quiet: true });
    if (status !== 'accepted') return false;
    this.waived.value = ply;
    if (link.state.peek()?.ply === ply) announce(t('forbiddenIsland.next.said')); // otherwise nobody else was waited for
    return true;
  }

  /** Asks for a moment to choose in. */
  askForChoice(): void {
    this.forChoice ||= this.ask();
  }

  /** The choice was given up: its moment ends, one that was asked for by hand stays. */
  giveUpChoice(): void {
    if (this.forChoice) this.end();
  }

  /** Something was played, which ends the moment of its seat. */
  played(): void {
    this.forChoice = false;
  }
}
