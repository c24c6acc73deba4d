import { measure } from '../model/metrics.ts';
import { stageOf } from './flight.ts';
import type { Revealed } from './Reveal.tsx';

const AREAS = [
  { width: 812, height: 652 },
  { width: 390, height: 430 },
  { width: 360, height: 378 },
  { width: 304, height: 300 },
];
const TREASURE: Revealed = { deck: 'treasure', card: 'fire', seat: 0, name: 'Ann' };

test.each(AREAS)('cards stop inside a board of $width x $height, beside the tile they mean', (area) => {
  const metrics = measure('island', area.width, area.height);
  const flood = (place: number): Revealed => ({ deck: 'flood', tile: 'landing', place });
  for (const revealed of [TREASURE, ...metrics.spots.map((_, place) => flood(place))]) {
    const { x, y, width } = stageOf(revealed, metrics, area);
    expect(Math.min(x - width / 2, y - width * 0.7)).toBeGreaterThanOrEqual(0);
    expect(x + width / 2).toBeLessThanOrEqual(area.width);
    expect(y + width * 0.7).toBeLessThanOrEqual(area.height);
    if (revealed.deck !== 'flood') continue;
    const aside = Math.abs(metrics.spots[revealed.place]!.x - x);
    expect(aside).toBeGreaterThanOrEqual((metrics.tile + width) / 2);
  }
});
