import { damaged } from '../problems/workbook-fault.ts';
import { findRootStream, type StreamEntry } from './compound-directory.ts';

const HEADER_BYTES = 512;
const TABLES_IN_HEADER = 109;
const FREE = 0xffffffff;
const END_OF_CHAIN = 0xfffffffe;
/** The size of an entry of an allocation table, or of the list of those tables. */
const NUMBER_BYTES = 4;

/** What the header of a compound file states about its sectors. */
interface Layout {
  readonly view: DataView;
  readonly sectorBytes: number;
  readonly miniSectorBytes: number;
  /** streams below this size are stored in small sectors within a stream of their own */
  readonly miniStreamMaxBytes: number;
  /** number of sectors in the file; the last one may be cut short */
  readonly sectorCount: number;
}

/**
 * Finds a stream in the root of a compound file ([MS-CFB]), the container of .xls, by one of its names; null when it
 * has none of them. Every chain on the way is checked: one that is circular, leaves the file or is too short is damage.
 */
export function readCompoundStream(bytes: Uint8Array, names: readonly string[]): Uint8Array | null {
  const layout = readLayout(bytes);
  const table = readTable(layout, listTables(layout));
  const directory = readSectors(layout, followChain(table, layout.view.getUint32(48, true)));
  const { root, stream } = findRootStream(directory, names);
  if (!root || !stream) return null;
  if (stream.bytes >= layout.miniStreamMaxBytes) return readStream(layout, table, stream);
  const miniTable = readTable(layout, followChain(table, layout.view.getUint32(60, true)));
  const small = readStream(layout, table, root);
  const smallLayout: Layout = {
    ...layout,
    view: viewOf(small),
    sectorBytes: layout.miniSectorBytes,
    sectorCount: Math.ceil(small.byteLength / layout.miniSectorBytes),
  };
  return readStream(smallLayout, miniTable, stream, 0);
}

function readLayout(bytes: Uint8Array): Layout {
  if (bytes.byteLength < HEADER_BYTES) throw damaged();
  const view = viewOf(bytes);
  const shift = view.getUint16(30, true);
  const miniShift = view.getUint16(32, true);
  if ((shift !== 9 && shift !== 12) || miniShift < 1 || miniShift > shift) throw damaged();
  const sectorBytes = 2 ** shift;
  return {
    view,
    sectorBytes,
    miniSectorBytes: 2 ** miniShift,
    miniStreamMaxBytes: view.getUint32(56, true),
    sectorCount: Math.max(0, Math.ceil(bytes.byteLength / sectorBytes) - 1),
  };
}

/**
 * Returns the sectors that hold the allocation table: the first in the header, the others in a chain of their own
 * sectors.
 */
function listTables({ view, sectorBytes, sectorCount }: Layout): number[] {
  const tables: number[] = [];
  const addFrom = (offset: number, count: number) => {
    for (let index = 0; index < count; index++) {
      const sector = view.getUint32(offset + index * NUMBER_BYTES, true);
      if (sector === FREE || sector === END_OF_CHAIN) continue;
      if (sector >= sectorCount) throw damaged();
      tables.push(sector);
    }
  };
  addFrom(76, TABLES_IN_HEADER);
  const perSector = sectorBytes / NUMBER_BYTES - 1;
  const seen = new Set<number>();
  let next = view.getUint32(68, true);
  while (next !== END_OF_CHAIN && next !== FREE) {
    const end = (next + 2) * sectorBytes;
    if (next >= sectorCount || seen.has(next) || end > view.byteLength) throw damaged();
    seen.add(next);
    addFrom((next + 1) * sectorBytes, perSector);
    next = view.getUint32(end - NUMBER_BYTES, true);
  }
  // Each table describes its own sectors, so a longer list repeats some.
  if (new Set(tables).size !== tables.length) throw damaged();
  return tables;
}

/** Reads an allocation table, which states the next sector for each sector. */
function readTable(layout: Layout, sectors: readonly number[]): Uint32Array {
  const view = viewOf(readSectors(layout, sectors));
  const table = new Uint32Array(Math.floor(view.byteLength / NUMBER_BYTES));
  for (let index = 0; index < table.length; index++)
    table[index] = view.getUint32(index * NUMBER_BYTES, true);
  return table;
}

function readStream(layout: Layout, table: Uint32Array, stream: StreamEntry, firstAt = 1): Uint8Array {
  if (stream.bytes === 0) return new Uint8Array();
  const bytes = readSectors(layout, followChain(table, stream.firstSector), firstAt);
  if (stream.bytes > bytes.byteLength) throw damaged();
  return bytes.subarray(0, stream.bytes);
}

/** Returns the bytes of sectors one after another; the header takes the place of one sector before the first. */
function readSectors(layout: Layout, sectors: readonly number[], firstAt = 1): Uint8Array {
  const { view, sectorBytes, sectorCount } = layout;
  const file = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  const bytes = new Uint8Array(sectors.length * sectorBytes);
  let length = 0;
  for (const sector of sectors) {
    if (sector >= sectorCount) throw damaged();
    const start = (sector + firstAt) * sectorBytes;
    const part = file.subarray(start, start + sectorBytes);
    // Only the last sector of a file may be cut short, so nothing can follow it.
    if (length % sectorBytes !== 0) throw damaged();
    bytes.set(part, length);
    length += part.byteLength;
  }
  return bytes.subarray(0, length);
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

/**
 * Returns the numbers of a chain of sectors in order ([MS-CFB] 2.3), by the next sector that the allocation table
 * states for each. Throws for a chain that is circular or leaves the table: no chain is longer than the number of
 * sectors.
 */
function followChain(table: Uint32Array, first: number): number[] {
  const chain: number[] = [];
  for (let sector = first; sector !== END_OF_CHAIN; sector = table[sector] ?? END_OF_CHAIN) {
    if (sector >= table.length || chain.length >= table.length) throw damaged();
    chain.push(sector);
  }
  return chain;
}
