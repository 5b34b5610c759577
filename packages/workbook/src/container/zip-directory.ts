import { damaged, WorkbookFault } from '../problems/workbook-fault.ts';
import { CONTAINER_LIMITS, refuseTooManySheets } from './container-limits.ts';

/** An entry of a zip archive whose place in the file has been checked. */
export interface ZipEntry {
  readonly name: string;
  readonly method: 'stored' | 'deflated';
  readonly crc32: number;
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  /** where the packed bytes start in the file */
  readonly dataOffset: number;
}

const END_RECORD = 0x06054b50;
const END_RECORD_BYTES = 22;
const COMMENT_MAX_BYTES = 0xffff;
const CENTRAL_RECORD = 0x02014b50;
const CENTRAL_RECORD_BYTES = 46;
const LOCAL_RECORD = 0x04034b50;
const LOCAL_RECORD_BYTES = 30;
/** Replaces the real figure in a zip64 record. No file of 25 MB needs one. */
const ZIP64_MARK_32 = 0xffffffff;
const ZIP64_MARK_16 = 0xffff;
/** bit 0: encrypted; bit 6: strong encryption; bit 13: masked headers */
const ENCRYPTED_FLAGS = 0x2041;
const METHOD_AES = 99;

/**
 * Returns the entries of a zip archive by their name in lower case, read only from the central directory: nothing is
 * unpacked. Throws a WorkbookFault for an archive that is damaged, encrypted or malicious.
 */
export function readZipDirectory(bytes: Uint8Array): Map<string, ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEndRecord(view);
  const count = view.getUint16(end + 10, true);
  const directoryBytes = view.getUint32(end + 12, true);
  const directoryOffset = view.getUint32(end + 16, true);
  const oneDisk = view.getUint16(end + 4, true) === 0 && view.getUint16(end + 8, true) === count;
  if (!oneDisk || count === ZIP64_MARK_16 || directoryOffset === ZIP64_MARK_32) throw damaged();
  if (directoryOffset + directoryBytes > end) throw damaged();
  if (count > CONTAINER_LIMITS.entryCount) {
    refuseTooManySheets(countSheets(bytes, view, { offset: directoryOffset, end, count }));
    throw new WorkbookFault('unsafe-file', { reason: 'entry-count' });
  }

  const entries = new Map<string, ZipEntry>();
  const spans: { start: number; end: number }[] = [];
  let offset = directoryOffset;
  let totalBytes = 0;
  for (let index = 0; index < count; index++) {
    if (offset + CENTRAL_RECORD_BYTES > end || view.getUint32(offset, true) !== CENTRAL_RECORD)
      throw damaged();
    const nameBytes = view.getUint16(offset + 28, true);
    const localOffset = view.getUint32(offset + 42, true);
    const entry = readEntry(bytes, view, offset, directoryOffset);
    offset +=
      CENTRAL_RECORD_BYTES +
      nameBytes +
      view.getUint16(offset + 30, true) +
      view.getUint16(offset + 32, true);

    const key = entry.name.toLowerCase();
    if (entries.has(key)) throw new WorkbookFault('unsafe-file', { reason: 'duplicate-entry' });
    entries.set(key, entry);
    spans.push({ start: localOffset, end: entry.dataOffset + entry.packedBytes });
    totalBytes += entry.unpackedBytes;
  }
  if (totalBytes > CONTAINER_LIMITS.totalBytes) {
    throw new WorkbookFault('unpacks-too-large', { maxBytes: CONTAINER_LIMITS.totalBytes });
  }
  refuseOverlap(spans);
  return entries;
}

/** Counts the worksheets of an archive with more entries than are looked at any further, by where they usually stand. */
function countSheets(
  bytes: Uint8Array,
  view: DataView,
  { offset, end, count }: { readonly offset: number; readonly end: number; readonly count: number },
): number {
  const decoder = new TextDecoder();
  let sheets = 0;
  let at = offset;
  for (let index = 0; index < count && at + CENTRAL_RECORD_BYTES <= end; index++) {
    const nameBytes = view.getUint16(at + 28, true);
    const name = decoder.decode(
      bytes.subarray(at + CENTRAL_RECORD_BYTES, at + CENTRAL_RECORD_BYTES + nameBytes),
    );
    if (/^xl[/\\]worksheets[/\\][^/\\]+\.xml$/i.test(name)) sheets++;
    at += CENTRAL_RECORD_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return sheets;
}

/** Finds the end record, which is last and only followed by an optional comment. */
function findEndRecord(view: DataView): number {
  const last = view.byteLength - END_RECORD_BYTES;
  for (let offset = last; offset >= Math.max(0, last - COMMENT_MAX_BYTES); offset--) {
    if (view.getUint32(offset, true) === END_RECORD) return offset;
  }
  throw damaged();
}

function readEntry(bytes: Uint8Array, view: DataView, offset: number, directoryOffset: number): ZipEntry {
  const flags = view.getUint16(offset + 8, true);
  const method = view.getUint16(offset + 10, true);
  if ((flags & ENCRYPTED_FLAGS) !== 0 || method === METHOD_AES)
    throw new WorkbookFault('password-protected', {});
  if (method !== 0 && method !== 8) throw damaged();

  const packedBytes = view.getUint32(offset + 20, true);
  const unpackedBytes = view.getUint32(offset + 24, true);
  const localOffset = view.getUint32(offset + 42, true);
  if ([packedBytes, unpackedBytes, localOffset].includes(ZIP64_MARK_32)) {
    throw new WorkbookFault('unpacks-too-large', { maxBytes: CONTAINER_LIMITS.entryBytes });
  }
  const nameStart = offset + CENTRAL_RECORD_BYTES;
  const nameEnd = nameStart + view.getUint16(offset + 28, true);
  if (nameEnd > bytes.length) throw damaged();
  // Some writers on Windows put backslashes between folders.
  const name = new TextDecoder().decode(bytes.subarray(nameStart, nameEnd)).replaceAll('\\', '/');
  refuseUnsafeName(name);
  refuseUnsafeSize(packedBytes, unpackedBytes);
  if (method === 0 && packedBytes !== unpackedBytes)
    throw new WorkbookFault('unsafe-file', { reason: 'false-size' });

  if (
    localOffset + LOCAL_RECORD_BYTES > directoryOffset ||
    view.getUint32(localOffset, true) !== LOCAL_RECORD
  ) {
    throw damaged();
  }
  const dataOffset =
    localOffset +
    LOCAL_RECORD_BYTES +
    view.getUint16(localOffset + 26, true) +
    view.getUint16(localOffset + 28, true);
  if (dataOffset + packedBytes > directoryOffset) throw damaged();
  return {
    name,
    method: method === 0 ? 'stored' : 'deflated',
    crc32: view.getUint32(offset + 16, true),
    packedBytes,
    unpackedBytes,
    dataOffset,
  };
}

/**
 * Refuses unsafe names. Nothing is ever written to disk under these names, but an archive with such a name is not a
 * workbook of Excel.
 */
function refuseUnsafeName(name: string): void {
  const climbs = name.split('/').includes('..');
  if (name === '' || climbs || name.startsWith('/') || /[:\0]/.test(name)) {
    throw new WorkbookFault('unsafe-file', { reason: 'entry-name' });
  }
}

function refuseUnsafeSize(packedBytes: number, unpackedBytes: number): void {
  if (unpackedBytes > CONTAINER_LIMITS.entryBytes) {
    throw new WorkbookFault('unpacks-too-large', { maxBytes: CONTAINER_LIMITS.entryBytes });
  }
  const suspicious = unpackedBytes > packedBytes * CONTAINER_LIMITS.compressionRatio;
  if (suspicious && unpackedBytes > CONTAINER_LIMITS.ratioFromBytes) {
    throw new WorkbookFault('unsafe-file', { reason: 'compression-ratio' });
  }
}

/**
 * Refuses entries that share bytes, because with them a small file can unpack to a huge one without any suspicious
 * ratio.
 */
function refuseOverlap(spans: { start: number; end: number }[]): void {
  spans.sort((left, right) => left.start - right.start);
  let before = 0;
  for (const span of spans) {
    if (span.start < before) throw new WorkbookFault('unsafe-file', { reason: 'overlapping-entries' });
    before = span.end;
  }
}
