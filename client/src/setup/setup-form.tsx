import type { Seat } from '@landfall/shared/engine/game.ts';
import type { ComponentChildren } from 'preact';
import { GAME_LOBBIES } from '../games/registry.ts';
import { gameText, optionLabel, valueLabel } from '../i18n/game-text.ts';
import { t } from '../i18n/i18n.ts';
import { Choice } from '../ui/choice.tsx';
import { Field } from '../ui/field.tsx';
import { Switch } from '../ui/switch.tsx';
import type { GameOffer } from './games.ts';
import './setup-form.css';

/** What is agreed before a game; the form of a new table and of the lobby. */
export interface Setup {
  seats: number;
  options: Record<string, string>;
  /** '' for a secret random one; null while it is not known, because a seed is never sent back. */
  seed: string | null;
  listed: boolean;
}

interface FormProps {
  game: GameOffer;
  setup: Setup;
  onChange: (changes: Partial<Setup>) => void;
  disabled?: boolean;
}

/** A setup with every option at its default, the first of its values. */
export function defaultSetup(game: GameOffer): Setup {
  const options = Object.fromEntries(Object.entries(game.options).map(([name, values]) => [name, values[0] ?? '']));
  return { seats: game.seats.min, options, seed: '', listed: false };
}

/** The options of a setup at so many seats: what cannot be at that number goes back to its default. */
export function optionsFor(game: GameOffer, options: Record<string, string>, seats: number): Record<string, string> {
  const isPossible = GAME_LOBBIES[game.id]?.isPossible ?? (() => true);
  const kept = Object.entries(options).map(([name, value]) => [
    name,
    isPossible(name, value, seats) ? value : (game.options[name]?.[0] ?? value),
  ]);
  return Object.fromEntries(kept);
}

/** How many play; not asked where there is no choice. */
export function SeatsChoice({ game, setup, onChange, disabled }: FormProps) {
  if (game.seats.min === game.seats.max) return null;
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
  const choose = (count: string) =>
    onChange({ seats: Number(count), options: optionsFor(game, setup.options, Number(count)) });
  return (
    <Choice
      label={t('home.players')}
      values={counts.map((count) => ({ value: String(count), label: String(count) }))}
      chosen={String(setup.seats)}
      onChoose={choose}
      disabled={disabled}
    />
  );
}

interface OptionsFormProps extends FormProps {
  /** Who sits there, where that is known; null where the seat is only a number. */
  sitter?(seat: Seat): string | null;
}

/** Every option of the game, made from the server's lists. */
export function OptionsForm({ game, setup, onChange, disabled, sitter }: OptionsFormProps) {
  const lobby = GAME_LOBBIES[game.id];
  const sitterOf = (option: string, value: string): string | null => {
    const seat = lobby?.seatOf?.(option, value) ?? null;
    return seat === null ? null : (sitter?.(seat) ?? null);
  };
  return (
    <div class="options-form">
      {Object.entries(game.options).map(([option, values]) => (
        <Choice
          key={option}
          label={optionLabel(game.id, option)}
          hint={gameText(game.id, `options.${option}.explain`)}
          values={values
            .filter((value) => lobby?.isPossible?.(option, value, setup.seats) ?? true)
            .map((value) => ({
              value,
              label: sitterOf(option, value) ?? valueLabel(game.id, { option, value }),
              picture: lobby?.picture?.(option, value),
            }))}
          chosen={setup.options[option] ?? ''}
          onChoose={(value) => onChange({ options: { ...setup.options, [option]: value } })}
          disabled={disabled}
        />
      ))}
    </div>
  );
}

export function SeedField({
  setup,
  onChange,
  children,
}: Pick<FormProps, 'setup' | 'onChange'> & { children?: ComponentChildren }) {
  return (
    <div class="seed-field">
      <Field
        label={t('setting.seed')}
        hint={t('setting.seedExplain')}
        placeholder={t('setting.seedPlaceholder')}
        maxLength={64}
        value={setup.seed ?? ''}
        onInput={(event) => onChange({ seed: event.currentTarget.value })}
      />
      {children}
    </div>
  );
}

export function ListedSwitch({ setup, onChange }: Pick<FormProps, 'setup' | 'onChange'>) {
  return (
    <Switch
      label={t('setting.listed')}
      hint={t('setting.listedExplain')}
      on={setup.listed}
      onChange={(listed) => onChange({ listed })}
    />
  );
}
