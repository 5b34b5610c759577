/** A value with bytes and moments anywhere in it, on its way between two processes. */
export type Frame = readonly Uint8Array[];

const PREFIX_BYTES = 8;

/** The places of bytes in a value: the keys that lead to them, and their length. */
interface Place {
  readonly path: readonly string[];
  readonly length: number;
}

/**
 * Writes a value as JSON followed by its bytes, so that megabytes are sent as they are, with their places; also the
 * places of moments, which JSON writes as texts. Throws for a number that JSON can't state, because it would arrive as
 * null.
 */
export function toFrame(value: unknown): Frame {
  const parts: Uint8Array[] = [];
  const places: Place[] = [];
  const moments: (readonly string[])[] = [];
  const bare = withoutBytes({ value }, [], {
    bytes(path, bytes) {
      parts.push(bytes);
      places.push({ path, length: bytes.byteLength });
    },
    moment: (path) => moments.push(path),
  });
  const head = Buffer.from(JSON.stringify([bare, places, moments]));
  const prefix = Buffer.alloc(PREFIX_BYTES);
  prefix.writeUInt32LE(head.length, 0);
  prefix.writeUInt32LE(
    places.reduce((sum, { length }) => sum + length, 0),
    4,
  );
  return [prefix, head, ...parts];
}

/** Receives what is found in a value. */
interface Taker {
  bytes(path: readonly string[], bytes: Uint8Array): void;
  moment(path: readonly string[]): void;
}

/**
 * Returns the value with null in place of bytes, which are passed on; only what holds bytes is copied. It is not a
 * replacer of JSON, because a Buffer turns itself into a list of numbers before that.
 */
function withoutBytes(value: unknown, path: string[], take: Taker): unknown {
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new RangeError(`${path.join('.')} is ${value}`);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Uint8Array) {
    take.bytes([...path], value);
    return null;
  }
  if (value instanceof Date) {
    take.moment([...path]);
    return value;
  }
  const holder = value as Record<string, unknown>;
  let copy: Record<string, unknown> | null = null;
  for (const key of Object.keys(holder)) {
    const each = holder[key];
    path.push(key);
    const bare = withoutBytes(each, path, take);
    path.pop();
    if (bare === each) continue;
    copy ??= (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
    copy[key] = bare;
  }
  return copy ?? value;
}

/** Assembles frames from the pieces in which they arrive. */
export interface FrameReader {
  /** Throws a FrameTooLarge as soon as a frame announces more than is allowed. */
  write(chunk: Uint8Array): void;
}

export class FrameTooLarge extends Error {}

export function createFrameReader(maxBytes: number, receive: (value: unknown) => void): FrameReader {
  const prefix = Buffer.alloc(PREFIX_BYTES);
  /** the frame that arrives, once its length is known */
  let frame: Buffer | null = null;
  let filled = 0;

  /** Makes room for a frame once its prefix is there; throws for one that is too large, and for all that follows it. */
  function makeRoom(): void {
    if (frame === null && filled === PREFIX_BYTES) frame = roomFor(prefix, maxBytes);
  }
  /** Takes what belongs to the present frame; returns the number of bytes. */
  function take(chunk: Uint8Array): number {
    makeRoom();
    const into = frame ?? prefix;
    const taken = chunk.subarray(0, into.length - filled);
    // Each piece is copied as it comes: to join megabytes at the end takes long, and nobody is answered meanwhile.
    into.set(taken, filled);
    filled += taken.length;
    makeRoom();
    if (frame !== null && filled === frame.length) {
      const whole = frame;
      frame = null;
      filled = 0;
      receive(parseFrame(whole));
    }
    return taken.length;
  }

  return {
    write(chunk) {
      for (let start = 0; start < chunk.length; ) start += take(chunk.subarray(start));
    },
  };
}

/** Returns the memory of a frame, which begins with its prefix. */
function roomFor(prefix: Buffer, maxBytes: number): Buffer {
  const wanted = PREFIX_BYTES + prefix.readUInt32LE(0) + prefix.readUInt32LE(4);
  if (wanted > maxBytes) throw new FrameTooLarge(`${wanted} bytes`);
  // Every byte of it is written before it is read. The shared pool is not used, because its bytes may be passed on as they are.
  const frame = Buffer.allocUnsafeSlow(wanted);
  frame.set(prefix);
  return frame;
}

function parseFrame(bytes: Buffer): unknown {
  const headEnd = PREFIX_BYTES + bytes.readUInt32LE(0);
  // It uses no reviver: for tens of thousands of values that takes ten times as long.
  const [whole, places, moments] = JSON.parse(bytes.toString('utf8', PREFIX_BYTES, headEnd)) as [
    { value: unknown },
    readonly Place[],
    readonly (readonly string[])[],
  ];
  let offset = headEnd;
  for (const { path, length } of places) {
    const end = offset + length;
    putAt(whole, path, () => bytes.subarray(offset, end));
    offset = end;
  }
  for (const path of moments) putAt(whole, path, (text) => new Date(String(text)));
  return whole.value;
}

/** Follows only own properties: the sender must not reach what all objects share. */
function putAt(whole: object, path: readonly string[], replaced: (sent: unknown) => unknown): void {
  let holder = whole as Record<string, unknown>;
  for (const [depth, key] of path.entries()) {
    if (!Object.hasOwn(holder, key)) throw new RangeError(`There is no ${path.join('.')}`);
    if (depth === path.length - 1) holder[key] = replaced(holder[key]);
    else holder = holder[key] as Record<string, unknown>;
  }
}
