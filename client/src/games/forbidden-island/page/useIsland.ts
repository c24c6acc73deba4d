import { type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { offerIdle } from '../../../board/idle.ts';
import { language } from '../../../i18n/i18n.ts';
import type { Metrics } from '../model/metrics.ts';
import { IslandBoard } from '../scene/IslandBoard.ts';
import { Performer } from './Performer.ts';
import type { Session } from './Session.ts';

interface Island {
  board: RefObject<IslandBoard | null>;
  /** Null until the board has a size. */
  performer: Signal<Performer | null>;
  /** Whether the pictures of the board are there. */
  ready: Signal<boolean>;
}

/** Puts the drawn board into an element as soon as that has a size, and lets the session show things on it. */
export function useIsland(session: Session, canvas: RefObject<HTMLElement | null>, metrics: Metrics | null): Island {
  const board = useRef<IslandBoard | null>(null);
  const performer = useSignal<Performer | null>(null);
  const ready = useSignal(false);

  useEffect(() => {
    if (!metrics || board.current) return;
    const island = new IslandBoard(canvas.current!, metrics);
    board.current = island;
    performer.value = new Performer(island);
    session.stage(performer.value);
    island.ready().then(
      () => {
        ready.value = true;
      },
      () => {}, // the page was left
    );
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
      offerIdle(
        async () => {
          await session.idle();
          await board.current?.still();
        },
        () => session.behind(),
      ),
    [session],
  );

  return { board, performer, ready };
}
