import type { UiIcon } from '../../../../art/names.ts';
import { t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { Aim } from '../model/aim.ts';
import { BUTTONS, type ButtonId, whyNot } from '../model/buttons.ts';
import type { Seen } from '../model/seen.ts';
import './styles/actions.css';

const ICONS: Readonly<Record<ButtonId, UiIcon>> = {
  move: 'move',
  shoreUp: 'shoreUp',
  give: 'give',
  capture: 'capture',
  special: 'special',
  endTurn: 'endTurn',
};

/** The key that presses each button. */
export const KEYS: Readonly<Record<ButtonId, string>> = {
  move: '1',
  shoreUp: '2',
  give: '3',
  capture: '4',
  special: '5',
  endTurn: '0',
};

const AIMED: Partial<Record<Aim['kind'], ButtonId>> = {
  move: 'move',
  guide: 'move',
  shoreUp: 'shoreUp',
  lift: 'special',
  sandbag: 'special',
};

interface ActionBarProps {
  seen: Seen;
  aim: Aim;
  /** The button that is advised. */
  hinted?: ButtonId | null;
  /** `reason` says why the button does nothing now; null when it does something. */
  onPress(button: ButtonId, reason: string | null): void;
}

/** What can be done with an action, as buttons. One that cannot be pressed stays reachable and says why. */
export function ActionBar({ seen, aim, hinted = null, onPress }: ActionBarProps) {
  if (seen.seat === null) return null;
  return (
    <div class="actions" role="toolbar" aria-label={t('forbiddenIsland.actions.label')}>
      {BUTTONS.map((button) => {
        const reason = whyNot(seen, button);
        const label = t(`forbiddenIsland.actions.${button}`);
        const name = button === hinted ? `${label} (${t('hints.suggested')})` : label;
        return (
          <button
            key={button}
            type="button"
            class={`action action-${button} ${AIMED[aim.kind] === button ? 'action-on' : ''} ${button === hinted ? 'hinted' : ''}`}
            aria-disabled={reason !== null}
            aria-pressed={AIMED[aim.kind] === button}
            aria-keyshortcuts={KEYS[button]}
            aria-label={reason ? `${name}: ${reason}` : name}
            title={reason ?? undefined}
            onClick={() => onPress(button, reason)}
          >
            <Icon name={ICONS[button]} size={28} />
            <span>{label}</span>
          </button>
        );
      })}
    </div>
  );
}
