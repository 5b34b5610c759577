/** A value in which bytes may stand anywhere, on its way between two processes. */
export type Frame = readonly Uint8Array[];

const PREFIX_BYTES = 8;
const BYTES_KEY = '$bytes';

/**
 * Writes a value as JSON with its bytes beside it, so that megabytes are sent as they are. Throws for a number that JSON
 * can't state: it would arrive as an empty one.
 */
export function toFrame(value: unknown): Frame {
  const parts: Uint8Array[] = [];
  const json = JSON.stringify({ value }, function replace(this: Record<string, unknown>, key, plain) {
    // A Buffer has turned itself into an object before it comes here, but not in what holds it.
    const original = this[key];
    if (original instanceof Uint8Array) return { [BYTES_KEY]: parts.push(original) - 1 };
    if (typeof plain === 'number' && !Number.isFinite(plain)) throw new RangeError(`${key} is ${plain}`);
    return plain;
  });
  const head = Buffer.from(JSON.stringify({ json, lengths: parts.map(({ byteLength }) => byteLength) }));
  const prefix = Buffer.alloc(PREFIX_BYTES);
  prefix.writeUInt32LE(head.length, 0);
  prefix.writeUInt32LE(
    parts.reduce((sum, { byteLength }) => sum + byteLength, 0),
    4,
  );
  return [prefix, head, ...parts];
}

/** Puts frames together from the pieces in which they arrive. */
export interface FrameReader {
  /** Throws a FrameTooLarge as soon as one announces more than is taken. */
  write(chunk: Uint8Array): void;
}

export class FrameTooLarge extends Error {}

export function createFrameReader(maxBytes: number, receive: (value: unknown) => void): FrameReader {
  let chunks: Uint8Array[] = [];
  let arrived = 0;
  let expected = PREFIX_BYTES;

  return {
    write(chunk) {
      chunks.push(chunk);
      arrived += chunk.byteLength;
      while (arrived >= expected) {
        // Put together only when enough is there: a copy for each piece would make a large frame slow.
        const all = chunks.length === 1 ? (chunks[0] ?? new Uint8Array()) : Buffer.concat(chunks);
        const bytes = Buffer.from(all.buffer, all.byteOffset, all.byteLength);
        chunks = [bytes];
        const wanted = PREFIX_BYTES + bytes.readUInt32LE(0) + bytes.readUInt32LE(4);
        if (wanted > maxBytes) throw new FrameTooLarge(`${wanted} bytes`);
        if (arrived < wanted) {
          expected = wanted;
          return;
        }
        receive(parseFrame(bytes.subarray(0, wanted)));
        chunks = [bytes.subarray(wanted)];
        arrived -= wanted;
        expected = PREFIX_BYTES;
      }
    },
  };
}

function parseFrame(bytes: Buffer): unknown {
  const headEnd = PREFIX_BYTES + bytes.readUInt32LE(0);
  const { json, lengths } = JSON.parse(bytes.toString('utf8', PREFIX_BYTES, headEnd)) as {
    json: string;
    lengths: number[];
  };
  let offset = headEnd;
  const parts = lengths.map((length) => {
    offset += length;
    return bytes.subarray(offset - length, offset);
  });
  // A number tells it from what somebody sent under that name, which is a text.
  const { value } = JSON.parse(json, (_, each) =>
    typeof each?.[BYTES_KEY] === 'number' ? parts[each[BYTES_KEY]] : each,
  ) as { value: unknown };
  return value;
}
