import type { TableState } from '@landfall/shared/protocol/state.ts';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { GameLink } from '../../games/registry.ts';
import { t } from '../../i18n/i18n.ts';
import { list } from '../../i18n/list.ts';
import type { TableConnection } from '../../net/connection.ts';
import { announce } from '../../ui/announce.tsx';
import { toast } from '../../ui/toast.tsx';
import { topWindow } from '../../ui/top-layer.tsx';

/** A table whose last result stays in sight until the person who looks at it goes on. */
export interface LastResult {
  /** The table as the page of the game sees it. */
  link: GameLink;
  /** Whether others are in the lobby already while this person still looks at the result. */
  isKept: ReadonlySignal<boolean>;
  /** To the lobby. */
  goOn(): void;
}

/** Keeps a game that is over on the page while others get ready for another one, and says so. */
export function useLastResult(connection: TableConnection): LastResult {
  const { kept, stop } = useMemo(() => keepResult(connection), [connection]);
  useEffect(() => stop, [stop]);
  return kept;
}

/** An open window hides the notice that says the same for as long as it holds; over the page alone it would hide its button. */
const tell = (sentence: string): void => (topWindow() ? toast(sentence) : announce(sentence));

/** Follows a table from now on. */
export function keepResult(connection: TableConnection): { kept: LastResult; stop(): void } {
  const result = signal<TableState | null>(resultIn(connection.state.peek()));
  const isKept = computed(() => connection.state.value?.phase === 'lobby' && result.value !== null);
  let phase = connection.state.peek()?.phase;
  let hasGoneOn = false;
  const goOn = () => {
    hasGoneOn = true;
    result.value = null;
  };
  const stop = connection.onPatch(({ state }) => {
    if (state.phase === 'playing') hasGoneOn = false;
    if (state.phase !== 'lobby') result.value = hasGoneOn ? null : resultIn(state);
    else if (phase !== 'lobby' && result.peek()) tell(wantsAgain(state));
    phase = state.phase;
  });
  const link: GameLink = {
    code: connection.code,
    person: connection.person,
    seat: connection.seat,
    pending: connection.pending,
    state: computed(() => (isKept.value ? closed(result.value!) : connection.state.value)),
    onPatch: (listener) =>
      connection.onPatch((patch) => {
        if (patch.state.phase !== 'lobby') listener(patch);
      }),
    act: (...entry) => connection.act(...entry),
    request: (...asked) => {
      if (asked[0] === 'again') goOn();
      return connection.request(...asked);
    },
  };
  return { kept: { link, isKept, goOn }, stop };
}

/** A game that was ended by consent, or cannot go on, has no result to look at. */
const resultIn = (state: TableState | null): TableState | null =>
  state?.phase === 'over' && !state.abandoned ? state : null;

/** Once somebody wants another game, nothing of the last one is taken back. */
const closed = (state: TableState): TableState => ({
  ...state,
  undo: { seat: -1, free: state.turns, last: state.turns, seats: [] },
});

/** Who wants to play again: whoever is ready, or else the host. */
export function wantsAgain({ people, host }: TableState): string {
  const ready = Object.values(people).filter((person) => person.ready);
  const names = ready.length > 0 ? ready.map(({ name }) => name) : [people[host]?.name ?? ''];
  return t('lobby.wantsAgain', { n: names.length, names: list(names) });
}
