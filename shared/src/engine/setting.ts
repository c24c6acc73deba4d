import type { Chosen, Game, Options, Setting, SettingProblem } from './game.ts';

/** Every option at its default, the first of its allowed values. */
export function defaults<O extends Options>(options: O): Chosen<O> {
  return Object.fromEntries(Object.entries(options).map(([name, values]) => [name, values[0]])) as Chosen<O>;
}

/** A game as it is played when nobody changes anything. */
export function defaultSetting<O extends Options, S extends Options>(
  game: Game<any, O, S>,
  seats: number = game.seats.min,
): Setting<O, S> {
  return {
    seats,
    options: defaults(game.options),
    choices: Array.from({ length: seats }, () => defaults(game.seatOptions)),
  };
}

/** What is wrong with a setting, from the lists of allowed values first, then from the game itself; null when it can be played. */
export function settingProblem(game: Game, setting: Setting): SettingProblem | null {
  const { seats, options, choices } = setting;
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max)
    return { field: 'seats', problem: 'outOfRange' };
  if (choices.length !== seats) return { field: 'choices', problem: 'outOfRange' };
  return (
    notAllowed(game.options, options, 'options') ??
    choices.map((choice, seat) => notAllowed(game.seatOptions, choice, `choices.${seat}`)).find(Boolean) ??
    game.problem?.(setting) ??
    null
  );
}

function notAllowed(allowed: Options, chosen: Readonly<Record<string, string>>, where: string): SettingProblem | null {
  for (const name of Object.keys(chosen))
    if (!Object.hasOwn(allowed, name)) return { field: `${where}.${name}`, problem: 'unknown' };
  for (const [name, values] of Object.entries(allowed))
    if (!Object.hasOwn(chosen, name) || !values.includes(chosen[name] as string))
      return { field: `${where}.${name}`, problem: 'notAllowed' };
  return null;
}
