/** A colour as `#rrggbb`. */
export type Colour = string;

/** The colour that lies `share` (0 to 1) of the way from one to the other. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const target = channels(to);
  const mixed = channels(from).map((value, index) => Math.round(value + (target[index]! - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const lighten = (colour: Colour, share: number): Colour => mix(colour, '#ffffff', share);
export const darken = (colour: Colour, share: number): Colour => mix(colour, '#000000', share);

/** Perceived brightness from 0 (black) to 1 (white), by the weights of Rec. 601. */
export function brightness(colour: Colour): number {
  const [red, green, blue] = channels(colour);
  return (0.299 * red! + 0.587 * green! + 0.114 * blue!) / 255;
}

function channels(colour: Colour): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
