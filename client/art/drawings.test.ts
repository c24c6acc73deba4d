import { describe, expect, test } from '@jest/globals';
import { Resvg } from '@resvg/resvg-js';
import { boardFrames } from './board-frames.ts';
import { HERO_SIZE, hero } from './hero.ts';
import { svgFile } from './kit/svg.ts';
import { pageFiles } from './output/page-pictures.ts';

/** Every SVG of the project by name, drawn anew. */
function drawEverything(): Map<string, string> {
  return new Map([
    ...boardFrames().map(({ name, svg }) => [name, svg] as const),
    ...pageFiles(),
    ['hero', svgFile([0, 0, ...HERO_SIZE], hero())],
  ]);
}

const drawings = drawEverything();

test('the same pictures come out every time', () => {
  expect(drawEverything()).toEqual(drawings);
});

describe.each([...drawings])('%s', (name, svg) => {
  test('is well-formed and shows something', () => {
    // The sheet of symbols shows none by itself, and definitions have no extent.
    const drawn = new Resvg(name === 'icons.svg' ? svg.replaceAll('symbol', 'svg') : svg);
    expect(drawn.innerBBox()?.width).toBeGreaterThan(1);
  });

  test('has only numbers where numbers belong', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
  });

  test('draws alike in every browser: no blend modes, no text in whatever font there is', () => {
    expect(svg).not.toMatch(/mix-blend-mode|feBlend|<text|<image|<style/);
  });

  test('defines every paint it refers to, and nothing twice', () => {
    const defined = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
    const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id!);
    expect(defined).toEqual(expect.arrayContaining(used));
    // A flooded tile draws its picture twice, above and under water, with the same paints.
    const once = name.endsWith('/flooded') ? defined.filter((id) => /flooded|pale|deep/.test(id)) : defined;
    expect(new Set(once).size).toBe(once.length);
  });
});
