import { EYES, lab } from '../../../testing/eyes.ts';
import { SHADES } from './Stones.tsx';

type Thing = keyof typeof SHADES;

/** How light the middle of it is, where most of its face has one shade. */
const lightness = (thing: Thing, eyes: readonly number[]) => {
  const middle = SHADES[thing].slice(1, -1).map(([, colour]) => lab(colour, eyes)[0]);
  return middle.reduce((sum, one) => sum + one, 0) / middle.length;
};

test.each(Object.entries(EYES))(
  'black, white and wood differ in lightness, not only in hue, with %s vision',
  (_, eyes) => {
    const [black, wood, white] = (['black', 'wood', 'white'] as const).map((thing) => lightness(thing, eyes));
    expect(white! - wood!).toBeGreaterThan(15);
    expect(wood! - black!).toBeGreaterThan(50);
  },
);
