import { Encoder } from '@colyseus/schema';

/** What the framework's serializer keeps of the whole state, for whoever enters next. */
interface Serializer {
  fullEncodeBuffer: Uint8Array;
  fullEncodeCache: Uint8Array;
  getFullState(...given: unknown[]): unknown;
}

/**
 * A state that does not fit into the framework's buffer is encoded into a larger one, which it forgets. To whoever may see more
 * than everybody it would then send the old one, in which the rest of the state is missing. So the larger one is kept.
 */
export function keepLargerBuffer(room: object): void {
  const serializer = (room as { _serializer: Serializer })._serializer;
  const fullState = serializer.getFullState.bind(serializer);
  serializer.getFullState = (...given) => {
    fullState();
    const { fullEncodeCache: encoded, fullEncodeBuffer: kept } = serializer;
    if (encoded.byteLength > kept.byteLength) {
      // With space for what only one of them sees, which is put behind it.
      serializer.fullEncodeBuffer = new Uint8Array(encoded.byteLength + Encoder.BUFFER_SIZE);
      serializer.fullEncodeBuffer.set(encoded);
    }
    return fullState(...given);
  };
}
