import { BLACK, type Stone, WHITE } from '../board.ts';
import type { RuleSet } from '../options.ts';
import { reachOf } from './shapes.ts';

/** Points beyond the edge on either side of a line. */
const MARGIN = 5;

/**
 * All lines of the board as bits, a number for each line and colour, so that the surroundings of a point are one shift
 * away. Where there is no point, both colours have their bit.
 */
export class Lines {
  readonly reach: number;
  private readonly bits: Int32Array; // by direction, line and colour
  private readonly lineAt: Int16Array; // by place and direction: where Black's bits are
  private readonly bitAt: Uint8Array; // likewise, the bit of the place
  private readonly apart: Int32Array; // bits around a point: with a gap behind each one, without the point itself
  private readonly mask: number;

  constructor(size: number, rule: RuleSet) {
    this.reach = reachOf(rule);
    this.mask = (1 << (2 * this.reach + 1)) - 1;
    this.apart = apartTable(this.reach);
    const lines = 2 * size - 1;
    this.bits = new Int32Array(4 * lines * 2).fill(-1);
    this.lineAt = new Int16Array(4 * size * size);
    this.bitAt = new Uint8Array(4 * size * size);
    for (let place = 0; place < size * size; place++) {
      const [x, y] = [place % size, Math.floor(place / size)];
      [y, x, x - y + size - 1, x + y].forEach((line, direction) => {
        const at = place * 4 + direction;
        this.lineAt[at] = (direction * lines + line) * 2;
        this.bitAt[at] = (direction === 1 ? y : x) + MARGIN;
        for (const colour of [BLACK, WHITE] as const) this.turn(at, colour);
      });
    }
  }

  /** Puts a stone on an empty place, or takes it away. */
  put(place: number, colour: Stone): void {
    for (let direction = 0; direction < 4; direction++) this.turn(place * 4 + direction, colour);
  }

  private turn(at: number, colour: Stone): void {
    this.bits[this.lineAt[at]! + colour - 1]! ^= 1 << this.bitAt[at]!;
  }

  /** The line through a place. */
  lineOf(place: number, direction: number): number {
    return this.lineAt[place * 4 + direction]!;
  }

  /** The surroundings of a place on its line, as `shapes.ts` wants them. */
  around(line: number, place: number, direction: number): number {
    const { bits, apart, mask } = this;
    const shift = this.bitAt[place * 4 + direction]! - this.reach;
    return apart[(bits[line]! >>> shift) & mask]! | (apart[(bits[line + 1]! >>> shift) & mask]! << 1);
  }
}

function apartTable(reach: number): Int32Array {
  const table = new Int32Array(1 << (2 * reach + 1));
  for (let bits = 0; bits < table.length; bits++)
    for (let slot = 0; slot < 2 * reach; slot++) {
      const bit = slot < reach ? slot : slot + 1;
      if (bits & (1 << bit)) table[bits]! |= 1 << (2 * slot);
    }
  return table;
}
