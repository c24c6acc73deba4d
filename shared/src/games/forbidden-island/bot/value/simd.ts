/**
 * One layer of a network as a function of WebAssembly, because only there a processor's vectors of four numbers can be
 * asked for. A whole network takes an eighth of the time it takes in JavaScript. The module is written here, byte by
 * byte, rather than by a compiler: it has one function, with one loop in it.
 */

/** What types and instructions are called in the WebAssembly specification, and their numbers there. */
const I32 = 0x7f;
const V128 = 0x7b;
const FUNCTION = 0x60;
const NO_RESULT = 0x40;
const BLOCK = 0x02;
const LOOP = 0x03;
const END = 0x0b;
const BR_IF = 0x0d;
const LOCAL_GET = 0x20;
const LOCAL_SET = 0x21;
const LOCAL_TEE = 0x22;
const I32_LOAD = 0x28;
const I32_CONST = 0x41;
const I32_EQZ = 0x45;
const I32_LT_U = 0x49;
const I32_ADD = 0x6a;
const SIMD = 0xfd;
const V128_LOAD = [SIMD, 0x00];
const V128_LOAD32_SPLAT = [SIMD, 0x09];
const V128_STORE = [SIMD, 0x0b];
const V128_CONST = [SIMD, 0x0c];
const F32X4_ADD = [SIMD, 0xe4, 0x01];
const F32X4_MUL = [SIMD, 0xe6, 0x01];
const F32X4_PMAX = [SIMD, 0xeb, 0x01];

/** Units in a vector, and bytes a number takes. */
const LANES = 4;
export const BYTES = Float32Array.BYTES_PER_ELEMENT;
/** How many bytes of memory a module has. */
export const PAGE = 65_536;

/** What a module offers; all numbers are 32-bit floating point, all addresses in bytes. */
export interface LayerModule {
  readonly memory: { readonly buffer: ArrayBuffer };
  /**
   * Adds what the units of a layer are at, 0 or more, to the numbers `into`. Inputs lie from `input` up to `end`, at least
   * one; the weights of the first begin at `row`, those of each further one `stride` later.
   */
  layer(input: number, end: number, row: number, stride: number, bias: number, into: number): void;
}

/** Only what is needed here; the full types come with a browser or with Node. */
interface Api {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { exports: object };
}

/** A module whose layer has so many units, a multiple of four, or nothing where vectors are not understood or not allowed. */
export function layerModule(units: number): LayerModule | undefined {
  // biome-ignore lint/style/noRestrictedGlobals: some browsers have none, and its name alone would be an error there
  const { WebAssembly: api } = globalThis as { WebAssembly?: Api };
  try {
    return api && (new api.Instance(new api.Module(bytesOf(units / LANES))).exports as LayerModule);
  } catch {
    return undefined;
  }
}

function bytesOf(vectors: number): Uint8Array {
  const parameters = [I32, I32, I32, I32, I32, I32];
  const body = [...inBytes(1), ...inBytes(1 + vectors), V128, ...codeOf(vectors)];
  return Uint8Array.of(
    ...[0x00, ...text('asm').slice(1), 0x01, 0x00, 0x00, 0x00],
    ...section(1, [1, FUNCTION, parameters.length, ...parameters, 0]),
    ...section(3, [1, 0]),
    ...section(5, [1, 0, 1]), // one page of memory
    ...section(7, [2, ...text('memory'), 2, 0, ...text('layer'), 0, 0]),
    ...section(10, [1, ...inBytes(body.length), ...body]),
  );
}

/** Keeps the sums of all units in registers while it goes over the inputs; half of these are 0, and passed over. */
function codeOf(vectors: number): number[] {
  const [input, end, row, stride, bias, into, value, sum] = [0, 1, 2, 3, 4, 5, 6, 7];
  const get = (local: number) => [LOCAL_GET, local];
  const set = (local: number) => [LOCAL_SET, local];
  const vector = (index: number) => [4, ...inBytes(LANES * BYTES * index)]; // aligned to 2 to the power of 4, so far on
  const forEach = (code: (index: number) => number[]) =>
    Array.from({ length: vectors }, (_, index) => code(index)).flat();
  const zero = [...V128_CONST, ...Array<number>(LANES * BYTES).fill(0)];
  return [
    ...forEach((index) => [...get(bias), ...V128_LOAD, ...vector(index), ...set(sum + index)]),
    ...[LOOP, NO_RESULT],
    ...[BLOCK, NO_RESULT, ...get(input), I32_LOAD, 2, 0, I32_EQZ, BR_IF, 0],
    ...[...get(input), ...V128_LOAD32_SPLAT, 2, 0, ...set(value)],
    ...forEach((index) => [
      ...get(sum + index),
      ...[...get(value), ...get(row), ...V128_LOAD, ...vector(index), ...F32X4_MUL],
      ...[...F32X4_ADD, ...set(sum + index)],
    ]),
    END,
    ...[...get(row), ...get(stride), I32_ADD, ...set(row)],
    ...[...get(input), I32_CONST, BYTES, I32_ADD, LOCAL_TEE, input, ...get(end), I32_LT_U, BR_IF, 0],
    END,
    ...forEach((index) => [
      ...get(into),
      ...[...get(into), ...V128_LOAD, ...vector(index)],
      ...[...zero, ...get(sum + index), ...F32X4_PMAX],
      ...[...F32X4_ADD, ...V128_STORE, ...vector(index)],
    ]),
    END,
  ];
}

const section = (id: number, content: number[]): number[] => [id, ...inBytes(content.length), ...content];
const text = (word: string): number[] => [word.length, ...Array.from(word, (character) => character.charCodeAt(0))];

/** A whole number, seven bits a byte, the lowest first (unsigned LEB128). */
function inBytes(whole: number): number[] {
  return whole < 128 ? [whole] : [128 | (whole & 127), ...inBytes(whole >>> 7)];
}
