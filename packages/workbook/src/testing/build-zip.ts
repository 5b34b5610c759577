import { crc32, deflateRawSync } from 'node:zlib';

const LOCAL_RECORD_BYTES = 30;

/** An entry of a test archive; the fields besides its name and data are what the archive claims, true or not. */
export interface TestEntry {
  readonly name: string;
  readonly data: string | Uint8Array;
  readonly stored?: boolean;
  readonly flags?: number;
  readonly method?: number;
  readonly unpackedBytes?: number;
  readonly crc32?: number;
  /** the packed bytes, when they differ from the packed data */
  readonly packed?: Uint8Array;
  /** points at the bytes of an earlier entry instead of its own */
  readonly sharesWith?: string;
  /** points at the content of an earlier entry, which is stored and an entry itself */
  readonly beginsWithin?: string;
}

/**
 * Builds a zip archive, valid or not; its directory names the entries in their own order, or the last of them first.
 */
export function buildZip(
  entries: readonly TestEntry[],
  order: 'as-given' | 'last-first' = 'as-given',
): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  const offsets = new Map<string, number>();
  const contents = new Map<string, number>();
  let offset = 0;
  for (const entry of entries) {
    const data = Buffer.from(entry.data as Uint8Array);
    const packed = Buffer.from(entry.packed ?? (entry.stored ? data : deflateRawSync(data)));
    const name = Buffer.from(entry.name);
    const method = entry.method ?? (entry.stored ? 0 : 8);
    const sharedOffset = offsets.get(entry.sharesWith ?? '') ?? contents.get(entry.beginsWithin ?? '');
    const localOffset = sharedOffset ?? offset;
    offsets.set(entry.name, localOffset);
    contents.set(entry.name, localOffset + LOCAL_RECORD_BYTES + name.length);

    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(entry.flags ?? 0, 2);
    fields.writeUInt16LE(method, 4);
    fields.writeUInt32LE(entry.crc32 ?? crc32(data), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(entry.unpackedBytes ?? data.length, 18);
    fields.writeUInt16LE(name.length, 22);
    if (sharedOffset === undefined) {
      const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, name, packed]);
      parts.push(local);
      offset += local.length;
    }
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(localOffset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, tail, name]));
  }
  const directoryBytes = Buffer.concat(order === 'as-given' ? directory : directory.toReversed());
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directoryBytes.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...parts, directoryBytes, end]));
}
