import type { Event } from '@landfall/shared/games/forbidden-island/actions.ts';
import { type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { offerIdle } from '../../../board/idle.ts';
import { language } from '../../../i18n/i18n.ts';
import type { Revealed } from '../hud/Reveal.tsx';
import type { Metrics } from '../model/metrics.ts';
import type { Seen } from '../model/seen.ts';
import { IslandBoard } from '../scene/IslandBoard.ts';
import { revealOf } from './reveal.ts';
import type { Session } from './Session.ts';
import { soundOf } from './sounds.ts';

interface Island {
  board: RefObject<IslandBoard | null>;
  /** The card that is just being turned over. */
  revealed: Signal<Revealed | null>;
  /** Whether the pictures of the board are there. */
  ready: Signal<boolean>;
}

/** Puts the drawn board into an element as soon as that has a size, and lets the session show things on it. */
export function useIsland(session: Session, canvas: RefObject<HTMLElement | null>, metrics: Metrics | null): Island {
  const board = useRef<IslandBoard | null>(null);
  const revealed = useSignal<Revealed | null>(null);
  const ready = useSignal(false);

  async function perform(island: IslandBoard, event: Event, seen: Seen) {
    soundOf(event, seen);
    const reveal = revealOf(event, seen);
    revealed.value = reveal?.revealed ?? null;
    const looked = reveal && new Promise((resolve) => setTimeout(resolve, reveal.ms));
    await Promise.all([island.animate(event), looked]);
  }

  useEffect(() => {
    if (!metrics || board.current) return;
    const island = new IslandBoard(canvas.current!, metrics);
    board.current = island;
    island.ready().then(
      () => {
        ready.value = true;
      },
      () => {}, // the page was left
    );
    session.stage({
      show({ table, seat, legal }) {
        revealed.value = null;
        island.show({ table, seat, hand: null }, legal);
      },
      animate: (event, seen) => perform(island, event, seen),
    });
  }, [metrics === null]);

  useEffect(() => () => board.current?.destroy(), []);

  useEffect(() => {
    if (metrics) board.current?.fit(metrics);
  }, [metrics]);

  useEffect(() => {
    void board.current?.relabel();
  }, [language.value]);

  useEffect(
    () =>
      offerIdle(async () => {
        await session.idle();
        await board.current?.still();
      }),
    [session],
  );

  return { board, revealed, ready };
}
