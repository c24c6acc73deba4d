import type { Seat } from '@landfall/shared/engine/game.ts';
import { seatsOf } from '@landfall/shared/protocol/seats.ts';
import { GAME_LOBBIES } from '../games/registry.ts';
import { optionLabel, valueLabel } from '../i18n/game-text.ts';
import { t } from '../i18n/i18n.ts';
import { offerOf } from '../setup/games.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useOpen } from '../ui/use-open.ts';
import type { LobbyProps } from './lobby.tsx';

interface SeatChoicesProps extends LobbyProps {
  seat: Seat;
  name: string;
  isMe: boolean;
}

/** What a seat has chosen, such as the role, for games that ask it; buttons on one's own seat. */
export function SeatChoices(props: SeatChoicesProps) {
  const { state, seat, isMe } = props;
  const lobby = GAME_LOBBIES[state.game];
  const asked = Object.entries(state.seats[seat]!.choices).filter(
    ([option]) => lobby?.asksSeat?.(option, state.options) ?? true,
  );
  const open = useOpen<string>();
  if (asked.length === 0) return null;
  return (
    <div class="seat-choices">
      {asked.map(([option, value]) => {
        const chosen = valueLabel(state.game, { option, value }, 'seatOptions');
        const label = optionLabel(state.game, option, 'seatOptions');
        if (!isMe)
          return (
            <span key={option}>
              {label}: <b>{chosen}</b>
            </span>
          );
        return (
          <Button key={option} class="button-small" onClick={() => open.show(option)}>
            {label}: {chosen}
          </Button>
        );
      })}
      {open.what && <ChoiceDialog {...props} option={open.what} onClose={open.close} />}
    </div>
  );
}

function ChoiceDialog({
  connection,
  state,
  seat,
  option,
  onClose,
}: SeatChoicesProps & { option: string; onClose: () => void }) {
  const values = offerOf(state.game)?.seatOptions[option] ?? [];
  const lobby = GAME_LOBBIES[state.game];
  const choose = (value: string) => {
    const isOneOfSeveral = seatsOf(state, connection.person.value).length > 1;
    void connection.request('choose', { option, value, ...(isOneOfSeveral ? { seat } : {}) });
    onClose();
  };
  const takenBy = (value: string) => {
    if (!lobby?.isExclusive?.(option, value)) return undefined;
    const other = state.seats.find(({ choices }, at) => at !== seat && choices[option] === value);
    return other && state.people[other.person]?.name;
  };
  return (
    <Dialog title={optionLabel(state.game, option, 'seatOptions')} onClose={onClose}>
      <ul class="value-list">
        {values.map((value) => {
          const taker = takenBy(value);
          const chosen = state.seats[seat]?.choices[option] === value;
          return (
            <li key={value}>
              <button type="button" aria-pressed={chosen} onClick={() => choose(value)}>
                <span class="value-picture">{lobby?.picture?.(option, value)}</span>
                <span>
                  <strong>{valueLabel(state.game, { option, value }, 'seatOptions')}</strong>
                  <small>{lobby?.explain?.(option, value)}</small>
                  {taker && <small class="value-taken">{t('lobby.takenBy', { name: taker })}</small>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
