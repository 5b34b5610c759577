import { CFB } from '@e965/xlsx';
import { damaged, WorkbookFault } from '../problems/workbook-fault.ts';

/** Room for 5,000 items in Set A1 (some 750,000 cells): the library makes an object of some 500 bytes of each. */
const XLS_MAX_CELLS = 1_000_000;

const BEGIN_OF_FILE = [0x0009, 0x0209, 0x0409, 0x0809];
/** EOF, DATE1904, FILEPASS, CODEPAGE, BOUNDSHEET, XF, FORMAT (two versions) */
const STRUCTURE_RECORDS = [0x000a, 0x0022, 0x002f, 0x0042, 0x0085, 0x00e0, 0x001e, 0x041e];
/** NUMBER, LABEL, BOOLERR, RSTRING, LABELSST, RK and the result of a formula that is a text */
const CELL_RECORDS = [0x0203, 0x0204, 0x0205, 0x00d6, 0x00fd, 0x027e, 0x0207];
const SHARED_STRINGS = 0x00fc;
const CONTINUE = 0x003c;
const MERGED_CELLS = 0x00e5;
const FORMULA = 0x0006;
const SEVERAL_NUMBERS = 0x00bd;
const KEPT_RECORDS = new Set([
  ...BEGIN_OF_FILE,
  ...STRUCTURE_RECORDS,
  ...CELL_RECORDS,
  SHARED_STRINGS,
  FORMULA,
  SEVERAL_NUMBERS,
]);
/** A number that no record has: the library skips what stands under it. */
const SKIPPED = 0x0fff;
/** Where a formula record states the length of the formula itself, behind its result. */
const FORMULA_LENGTH_OFFSET = 20;

/**
 * The workbook stream of an .xls file with everything taken out that a calculation doesn't need: drawings, names,
 * formulas (their results stay). The library loops for minutes on some of those when they are damaged. Throws a
 * WorkbookFault when there is no such stream or it holds more cells than memory allows.
 */
export function readWorkbookStream(bytes: Uint8Array): Buffer {
  const container = CFB.read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
    type: 'buffer',
  });
  const found = CFB.find(container, '/Workbook') ?? CFB.find(container, '/Book');
  if (!found?.content) throw damaged();
  // A copy, because records are changed in place: their offsets are referred to.
  const stream = Buffer.from(found.content as Uint8Array);
  let cells = 0;
  let keptBefore = false;
  let offset = 0;
  while (offset + 4 <= stream.length) {
    const type = stream.readUInt16LE(offset);
    const length = stream.readUInt16LE(offset + 2);
    if (offset + 4 + length > stream.length) break;
    const kept: boolean = isKept(stream, offset, type, length, keptBefore);
    if (!kept) stream.writeUInt16LE(SKIPPED, offset);
    else if (type === FORMULA && length >= FORMULA_LENGTH_OFFSET + 2) {
      stream.writeUInt16LE(0, offset + 4 + FORMULA_LENGTH_OFFSET);
    }
    cells += cellCountOf(type, length);
    keptBefore = kept;
    offset += 4 + length;
  }
  if (cells > XLS_MAX_CELLS) throw new WorkbookFault('too-many-xls-cells', { max: XLS_MAX_CELLS });
  return stream.subarray(0, offset);
}

function isKept(stream: Buffer, offset: number, type: number, length: number, keptBefore: boolean): boolean {
  if (type === CONTINUE) return keptBefore;
  // The library believes the number of merged blocks that the record states, whatever its length.
  if (type === MERGED_CELLS) return length >= 2 && length >= 2 + 8 * stream.readUInt16LE(offset + 4);
  return KEPT_RECORDS.has(type);
}

function cellCountOf(type: number, length: number): number {
  // Row, first and last column, and 6 bytes for each cell between.
  if (type === SEVERAL_NUMBERS) return Math.max(0, Math.floor((length - 6) / 6));
  return type === FORMULA || CELL_RECORDS.includes(type) ? 1 : 0;
}
