import type { PackedEntry } from './pack-text.ts';

const LOCAL_RECORD_BYTES = 30;
const CENTRAL_RECORD_BYTES = 46;
const END_RECORD_BYTES = 22;
/** names are UTF-8 */
const UTF8_FLAG = 0x0800;
const VERSION = 20;
/** 1 January 1980, the first day of the format: the same workbook always gives the same bytes */
const DOS_DATE = 0x0021;

/** Writes a zip archive. Entries that are already packed are included as they are. */
export function writeZip(entries: ReadonlyMap<string, PackedEntry>): Uint8Array<ArrayBuffer> {
  const named = [...entries].map(([name, entry]) => ({ name: Buffer.from(name), entry }));
  const size = named.reduce(
    (sum, { name, entry }) =>
      sum + LOCAL_RECORD_BYTES + CENTRAL_RECORD_BYTES + 2 * name.length + entry.packed.length,
    END_RECORD_BYTES,
  );
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  const directory: { name: Buffer; entry: PackedEntry; localOffset: number }[] = [];
  let offset = 0;
  for (const { name, entry } of named) {
    directory.push({ name, entry, localOffset: offset });
    view.setUint32(offset, 0x04034b50, true);
    writeFields(view, offset + 4, name, entry);
    bytes.set(name, offset + LOCAL_RECORD_BYTES);
    bytes.set(entry.packed, offset + LOCAL_RECORD_BYTES + name.length);
    offset += LOCAL_RECORD_BYTES + name.length + entry.packed.length;
  }
  const directoryOffset = offset;
  for (const { name, entry, localOffset } of directory) {
    view.setUint32(offset, 0x02014b50, true);
    view.setUint16(offset + 4, VERSION, true);
    writeFields(view, offset + 6, name, entry);
    view.setUint32(offset + 42, localOffset, true);
    bytes.set(name, offset + CENTRAL_RECORD_BYTES);
    offset += CENTRAL_RECORD_BYTES + name.length;
  }
  view.setUint32(offset, 0x06054b50, true);
  view.setUint16(offset + 8, directory.length, true);
  view.setUint16(offset + 10, directory.length, true);
  view.setUint32(offset + 12, offset - directoryOffset, true);
  view.setUint32(offset + 16, directoryOffset, true);
  return bytes;
}

/** The fields that the local and the central record share. */
function writeFields(view: DataView, offset: number, name: Buffer, entry: PackedEntry): void {
  view.setUint16(offset, VERSION, true);
  view.setUint16(offset + 2, UTF8_FLAG, true);
  view.setUint16(offset + 4, entry.method === 'stored' ? 0 : 8, true);
  view.setUint16(offset + 8, DOS_DATE, true);
  view.setUint32(offset + 10, entry.crc32, true);
  view.setUint32(offset + 14, entry.packed.length, true);
  view.setUint32(offset + 18, entry.unpackedBytes, true);
  view.setUint16(offset + 22, name.length, true);
}
