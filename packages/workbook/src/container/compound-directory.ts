import { damaged } from '../problems/workbook-fault.ts';

const ENTRY_BYTES = 128;
const NAME_MAX_BYTES = 64;
const STREAM = 2;
const ROOT = 5;
const NO_ENTRY = 0xffffffff;

/** The start and the length of a stream. */
export interface StreamEntry {
  readonly firstSector: number;
  readonly bytes: number;
}

/**
 * Returns the root of a compound file's directory, and the stream in it with one of these names, the first name first.
 * Only the root counts: an embedded object may hold a workbook too. Throws for a circular directory.
 */
export function findRootStream(
  directory: Uint8Array,
  names: readonly string[],
): { readonly root: StreamEntry | null; readonly stream: StreamEntry | null } {
  const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength);
  const count = Math.floor(view.byteLength / ENTRY_BYTES);
  if (count === 0 || view.getUint8(66) !== ROOT) return { root: null, stream: null };
  const found = new Map<string, StreamEntry>();
  const seen = new Set<number>();
  const waiting = [view.getUint32(76, true)];
  for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) {
    if (entry === NO_ENTRY) continue;
    if (entry >= count || seen.has(entry)) throw damaged();
    seen.add(entry);
    const offset = entry * ENTRY_BYTES;
    if (view.getUint8(offset + 66) === STREAM) {
      const name = nameAt(view, offset).toLowerCase();
      if (!found.has(name)) found.set(name, streamAt(view, offset));
    }
    // Its neighbours on the left and right.
    waiting.push(view.getUint32(offset + 68, true), view.getUint32(offset + 72, true));
  }
  const name = names.find((each) => found.has(each.toLowerCase()));
  return { root: streamAt(view, 0), stream: (name && found.get(name.toLowerCase())) || null };
}

function nameAt(view: DataView, offset: number): string {
  // Its length counts bytes, including the zero at its end.
  const bytes = Math.min(view.getUint16(offset + 64, true), NAME_MAX_BYTES) - 2;
  let name = '';
  for (let at = 0; at < bytes; at += 2) name += String.fromCharCode(view.getUint16(offset + at, true));
  return name;
}

function streamAt(view: DataView, offset: number): StreamEntry {
  // The upper half of the size only matters in files of 4 GB, and older writers leave any value there.
  return { firstSector: view.getUint32(offset + 116, true), bytes: view.getUint32(offset + 120, true) };
}
