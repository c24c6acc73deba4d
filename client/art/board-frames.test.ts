import { beforeAll, describe, expect, test } from '@jest/globals';
import { TREASURES } from '@landfall/shared/games/forbidden-island/cards.ts';
import { ROLES } from '@landfall/shared/games/forbidden-island/roles.ts';
import { TILES } from '@landfall/shared/games/forbidden-island/tiles.ts';
import { type BoardFrame, boardFrames } from './board-frames.ts';
import { EFFECTS, PAWN_BOX, pawnFrame, TILE_BOX, tileFrame, treasureFrame } from './names.ts';
import { ATLAS_SHEET } from './output/board-atlas.ts';
import { pack } from './output/pack.ts';

let frames: BoardFrame[];
beforeAll(() => {
  frames = boardFrames();
});
const names = () => frames.map(({ name }) => name);
const shapeOf = (name: string) => {
  const { width, height } = frames.find((frame) => frame.name === name)!;
  return width / height;
};

describe('the board has a picture for', () => {
  test.each(TILES)('tile %s in every state', (tile) => {
    expect(names()).toEqual(
      expect.arrayContaining([tileFrame(tile, 'dry'), tileFrame(tile, 'flooded'), tileFrame(tile, 'sunk')]),
    );
  });
  test.each(ROLES)('role %s', (role) => expect(names()).toContain(pawnFrame(role)));
  test.each(TREASURES)('treasure %s', (treasure) => expect(names()).toContain(treasureFrame(treasure)));
  test.each(EFFECTS)('effect %s', (effect) => expect(names()).toContain(effect));
});

test('no name is used twice and no frame is without a name that the client knows', () => {
  expect(new Set(names()).size).toBe(frames.length);
  expect(frames).toHaveLength(TILES.length * 2 + ROLES.length + TREASURES.length + EFFECTS.length);
});

test('no two tiles look the same', () => {
  expect(new Set(frames.map(({ svg }) => svg)).size).toBe(frames.length);
});

test('pictures have the shape that their box promises', () => {
  for (const mark of ['tile/sunk', 'tile/nameShade', 'mark/reachable', 'mark/target', 'mark/selected', 'tile/rock/dry'])
    expect(shapeOf(mark)).toBeCloseTo(TILE_BOX.width / TILE_BOX.height, 2);
  for (const role of ROLES) expect(shapeOf(pawnFrame(role))).toBeCloseTo(PAWN_BOX.width / PAWN_BOX.height, 2);
});

test('all frames fit on the atlas, apart from each other', () => {
  const placed = pack(frames, ATLAS_SHEET);
  const { size, gap } = ATLAS_SHEET;
  for (const { x, y, width, height } of placed) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(gap);
    expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(size - gap);
  }
  const touching = placed.flatMap((a, index) =>
    placed
      .slice(index + 1)
      .filter(
        (b) =>
          a.x < b.x + b.width + gap &&
          b.x < a.x + a.width + gap &&
          a.y < b.y + b.height + gap &&
          b.y < a.y + a.height + gap,
      )
      .map((b) => `${a.name} and ${b.name}`),
  );
  expect(touching).toEqual([]);
});
