import type { Pace } from '@landfall/shared/protocol/room.ts';

/** What the usual waits of CPUs, which are those of a person, are multiplied with. */
export const SLOWNESS: Readonly<Record<Pace, number>> = { instant: 0, quick: 0.4, normal: 1, slow: 2.5 };
