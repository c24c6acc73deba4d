import type { Seat } from '@landfall/shared/engine/game.ts';
import type { Event } from '@landfall/shared/games/dominoes/actions.ts';
import { nameOf, type Tile } from '@landfall/shared/games/dominoes/tiles.ts';
import { type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { offerIdle } from '../../../board/idle.ts';
import { reducedMotion } from '../../../board/motion.ts';
import { t } from '../../../i18n/i18n.ts';
import { toast } from '../../../ui/toast.tsx';
import type { Seen } from '../model/seen.ts';
import { layOut } from '../model/snake.ts';
import { nearAngle } from '../model/turn.ts';
import { pipsText } from '../model/words.ts';
import { type Berth, berthAt, fly, land } from './flight.ts';
import type { Session } from './Session.ts';
import { soundOf } from './sounds.ts';
import type { Drag } from './tiles.ts';

export interface Stage {
  /** The tile of the own hand that is on its way to the table. */
  leaving: Signal<Tile | null>;
  /** What somebody is just saying. */
  said: Signal<{ seat: Seat; text: string } | null>;
}

type Laid = Extract<Event, { type: 'laid' }>;

/** Pauses in which people see what happened, in milliseconds. */
const PAUSES: Partial<Record<Event['type'], number>> = { dealt: 350, passed: 800, roundEnded: 900 };
/** Half a tile where it is only hinted at. */
const SMALL = 13;

interface Places {
  page: RefObject<HTMLElement | null>;
  felt: RefObject<HTMLElement | null>;
  /** A tile that was dragged to the table need not fly there. */
  drag: Signal<Drag | null>;
}

/** Lets the session show motion on the page: tiles fly, and seats say what they do. */
export function useStage(session: Session, { page, felt, drag }: Places): Stage {
  const leaving = useSignal<Tile | null>(null);
  const said = useSignal<Stage['said']['value']>(null);

  useEffect(() => {
    const find = (selector: string) => page.current?.querySelector(selector) ?? null;

    async function animate(event: Event, after: Seen, tempo: number): Promise<void> {
      soundOf(event, after);
      if (event.type === 'passed')
        said.value = { seat: event.seat, text: t('dominoes.players.says', { pips: pipsText(event.on) }) };
      if (event.type === 'laid') await lay(event, after, tempo);
      if (event.type === 'drew') await draw(event.seat, after, tempo);
      if (!reducedMotion()) await wait((PAUSES[event.type] ?? 0) / tempo);
    }

    async function lay({ seat, tile }: Laid, after: Seen, tempo: number): Promise<void> {
      const name = nameOf(tile);
      if (drag.peek()?.tile === name) return;
      const to = spotOf(tile, after);
      const mine = seat === after.seat ? find(`[data-tile="${name}"]`) : null;
      const from = mine ?? find(`[data-seat="${seat}"] .domino-backs`);
      if (!to || !from) return;
      const upright = tile === name ? 90 : -90;
      const unit = mine ? mine.getBoundingClientRect().width : SMALL;
      if (mine) leaving.value = name;
      const start = berthAt(from, { unit, angle: nearAngle(mine ? upright : 0, to.angle) });
      await fly(tile, { from: start, to, tempo });
    }

    function spotOf(tile: Tile, { table }: Seen): Berth | null {
      if (!felt.current) return null;
      const { left, top, width, height } = felt.current.getBoundingClientRect();
      const { tiles, unit } = layOut(table.line, { width, height });
      const spot = tiles.find((laid) => laid.tile === tile);
      return spot ? { x: left + spot.x, y: top + spot.y, angle: spot.angle, unit } : null;
    }

    async function draw(seat: Seat, { seat: me }: Seen, tempo: number): Promise<void> {
      const from = find('[data-boneyard]');
      const to = seat === me ? find('.domino-rack') : find(`[data-seat="${seat}"] .domino-backs`);
      const berth = { unit: seat === me ? 3 * SMALL : SMALL, angle: seat === me ? 90 : 0 };
      if (!from || !to) return;
      await fly(null, { from: berthAt(from, { unit: 2 * SMALL, angle: 90 }), to: berthAt(to, berth), tempo });
    }

    session.stage({
      animate,
      settle() {
        land();
        leaving.value = null;
        said.value = null;
        drag.value = null;
      },
      refuse: (reason) => toast(t(`dominoes.whyNot.${reason}`)),
    });
  }, [session]);

  useEffect(() => offerIdle(() => session.idle()), [session]);

  return { leaving, said };
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
