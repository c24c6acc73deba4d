import type { Game, Options, Setting } from '../engine/game.ts';
import { randomFrom, seeded } from '../engine/random.ts';
import { settingProblem } from '../engine/setting.ts';

/** A random setting for the nth game, in which the nth of all allowed values is kept, if there are options at all. */
export function variedSetting(game: Game, nth: number): Setting {
  const values = Object.entries(game.options as Options).flatMap(([name, allowed]) =>
    allowed.map((value) => ({ [name]: value })),
  );
  const kept = values[nth % values.length] ?? {};
  const random = randomFrom(seeded(`setting ${nth}`));
  const choose = (options: Options) =>
    Object.fromEntries(
      Object.entries(options).map(([name, allowed]) => [name, allowed[random.below(allowed.length)]!]),
    );
  for (;;) {
    const seats = game.seats.min + random.below(game.seats.max - game.seats.min + 1);
    const choices = Array.from({ length: seats }, () => choose(game.seatOptions));
    const setting = { seats, options: { ...choose(game.options), ...kept }, choices };
    if (settingProblem(game, setting) === null) return setting;
  }
}
