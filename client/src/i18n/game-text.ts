import { textAt } from './i18n.ts';

/** The section of a game in the language files: its id in camel case. */
const sectionOf = (game: string): string => game.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A text of a game at a path in its section, such as `name` or `options.level.label`; undefined if it has none. */
export const gameText = (
  game: string,
  path: string,
  filling: Readonly<Record<string, string | number>> = {},
): string | undefined => textAt(`${sectionOf(game)}.${path}`, filling);

export const gameName = (game: string): string => gameText(game, 'name') ?? game;

/** What an option of a game, or of its seats, is called. */
export const optionLabel = (game: string, option: string, of: 'options' | 'seatOptions' = 'options'): string =>
  gameText(game, `${of}.${option}.label`) ?? option;

/** What a value of an option is called. */
export const valueLabel = (
  game: string,
  { option, value }: { option: string; value: string },
  of: 'options' | 'seatOptions' = 'options',
): string => gameText(game, `${of}.${option}.values.${value}`) ?? value;
