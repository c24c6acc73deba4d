import { seatsOf } from '@landfall/shared/protocol/seats.ts';
import { t } from '../i18n/i18n.ts';
import type { LobbyProps } from './lobby.tsx';
import { PersonMenu } from './person-menu.tsx';
import { watchers } from './readiness.ts';
import { SeatCard } from './seat-card.tsx';
import { SentAway } from './sent-away.tsx';
import { AskAfter } from './still-there.tsx';

/** The seats around the table, and those who only watch. */
export function Seats(props: LobbyProps) {
  const { connection, state } = props;
  const watching = watchers(state);
  return (
    <section class="seats" aria-labelledby="seats-title">
      <h2 id="seats-title" class="sr-only">
        {t('lobby.seats')}
      </h2>
      <ol class="seat-list">
        {state.seats.map(({ person }, seat) => (
          // A card belongs to whoever sits there, so that it does not lose the focus when somebody else moves.
          <SeatCard
            key={person ? `${person} ${seatsOf(state, person).indexOf(seat)}` : `open ${seat}`}
            {...props}
            seat={seat}
          />
        ))}
      </ol>
      {watching.length > 0 && (
        <div class="watchers">
          <h3>{t('lobby.watchers')}</h3>
          <ul>
            {watching.map(({ person, name, away }) => (
              <li key={person} class={away ? 'is-away' : ''}>
                <span>
                  {name}
                  {person === connection.person.value && ` (${t('common.you')})`}
                  {away && `, ${t('status.away')}`}
                </span>
                <AskAfter connection={connection} person={person} name={name} />
                <PersonMenu connection={connection} person={person} name={name} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <SentAway connection={connection} />
    </section>
  );
}
