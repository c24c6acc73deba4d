import type { Game } from '@landfall/shared/engine/game.ts';
import type { Recording } from '@landfall/shared/engine/recording.ts';
import { packEvents } from '@landfall/shared/protocol/events.ts';
import type { Reasons } from '@landfall/shared/protocol/room.ts';
import type { Config } from '../config.ts';
import { PersonLimit } from '../limits.ts';
import type { Ledger } from './ledger.ts';
import { reachable } from './reachable.ts';
import type { Refused } from './seating.ts';

/**
 * What everybody was sent of each entry of a recording, packed as `state.events` was; nothing of a taking back. It ends before
 * the first entry that the rules do not allow any more.
 */
export function storyOf(game: Game, recording: Recording): string[] {
  const story: string[] = [];
  for (const { entry, events } of reachable(game, recording))
    if (entry) story.push(packEvents(game, events as { type: string }[]));
  return story;
}

function reasonsIn({ log }: Recording): Reasons {
  const explained = log.flatMap((entry, at) => ('undo' in entry || !entry.reason ? [] : [[at + 1, entry.reason]]));
  return Object.fromEntries(explained) as Reasons;
}

export interface ToldTable {
  config: Pick<Config, 'mostShown' | 'stories'>;
  ledger: Pick<Ledger, 'table'>;
}

/** The round so far, for people who were not there all the time. It may be long, so nobody gets it too often. */
export class Stories {
  private readonly table: ToldTable;
  private readonly rates: PersonLimit;

  constructor(table: ToldTable) {
    this.table = table;
    this.rates = new PersonLimit(table.config.stories);
  }

  ask(person: number): Refused | { story: string[]; reasons: Reasons } {
    const { config, ledger } = this.table;
    const { session } = ledger.table;
    if (session && session.version > config.mostShown) return { reason: 'notAllowed', problem: 'tooLong' };
    if (!this.rates.take(person)) return { reason: 'tooMany' };
    return { story: [...(session?.story ?? [])], reasons: session ? reasonsIn(session.recording) : {} };
  }
}
