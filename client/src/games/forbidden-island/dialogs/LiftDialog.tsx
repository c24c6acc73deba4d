import type { Seat } from '@landfall/shared/engine/game.ts';
import { useState } from 'preact/hooks';
import { pawnUrl } from '../../../../art/names.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { type LiftGroup, liftGroups } from '../model/lift.ts';
import type { Seen } from '../model/seen.ts';
import { personName, tileName } from '../model/words.ts';
import './dialogs.css';

interface LiftDialogProps {
  seen: Seen;
  /** Who flies has been decided. */
  onChoose(pawns: readonly Seat[]): void;
  onClose(): void;
}

/** First half of a Helicopter Lift: who flies. Everybody has to start from the same tile. */
export function LiftDialog({ seen, onChoose, onClose }: LiftDialogProps) {
  const groups = liftGroups(seen);
  const [chosen, setChosen] = useState<LiftGroup | undefined>(groups[0]);
  // The others may move meanwhile: whoever has left the tile is not aboard any more.
  const here = groups.find(({ place }) => place === chosen?.place)?.pawns ?? [];
  const aboard = here.filter((pawn) => chosen!.pawns.includes(pawn));
  const toggle = (pawn: Seat, { place, pawns }: LiftGroup) => {
    const isAboard = (seat: Seat) => aboard.includes(seat) !== (seat === pawn);
    setChosen({ place, pawns: pawns.filter(isAboard) });
  };

  return (
    <Dialog
      title={t('forbiddenIsland.lift.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button look="main" icon="helicopter" disabled={aboard.length === 0} onClick={() => onChoose(aboard)}>
            {t('forbiddenIsland.lift.next')}
          </Button>
        </>
      }
    >
      <p>{t('forbiddenIsland.lift.who')}</p>
      <div class="lift-groups">
        {groups.map((group) => (
          <Passengers
            key={group.place}
            seen={seen}
            group={group}
            aboard={aboard}
            onToggle={(pawn) => toggle(pawn, group)}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface PassengersProps {
  seen: Seen;
  group: LiftGroup;
  aboard: readonly Seat[];
  onToggle(pawn: Seat): void;
}

function Passengers({ seen, group: { place, pawns }, aboard, onToggle }: PassengersProps) {
  return (
    <fieldset class="picks picks-pawns">
      <legend>{t('forbiddenIsland.lift.on', { tile: tileName(seen, place) })}</legend>
      {pawns.map((pawn) => (
        <label key={pawn} class={`pick ${aboard.includes(pawn) ? 'pick-chosen' : ''}`}>
          <input type="checkbox" checked={aboard.includes(pawn)} onChange={() => onToggle(pawn)} />
          <img src={pawnUrl(seen.table.adventurers[pawn]!.role)} alt="" width={42} height={56} />
          <span>{pawn === seen.seat ? t('forbiddenIsland.players.you') : personName(seen, pawn)}</span>
        </label>
      ))}
    </fieldset>
  );
}
