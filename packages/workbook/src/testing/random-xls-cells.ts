import { formulaRecord, record } from './build-xls.ts';
import { type DrawnCell, oneOf, type Random } from './random-sheets.ts';
import { number, type TextWriter } from './xls-text-bytes.ts';

interface Writing {
  readonly isUnicode: boolean;
  readonly texts: TextWriter;
  /** grows with each text that is put into the table */
  readonly sharedStrings: string[];
  readonly random: Random;
}

/** Returns the records of a sheet's cells, under every number that a value may have. */
export function cellRecords(cells: readonly DrawnCell[], writing: Writing): Buffer[] {
  const records: Buffer[] = [];
  for (let index = 0; index < cells.length; ) {
    const several = writing.random() < 0.6 ? besideEachOther(cells, index) : [];
    const cell = cells[index];
    if (several.length > 1) records.push(severalNumbers(several));
    else if (cell) records.push(...oneCell(cell, writing));
    index += Math.max(1, several.length);
  }
  return records;
}

/** Returns the cells, starting with one, that are neighbours in a row and fit in a record of several numbers. */
function besideEachOther(cells: readonly DrawnCell[], from: number): DrawnCell[] {
  const found: DrawnCell[] = [];
  for (const cell of cells.slice(from)) {
    const before = found.at(-1);
    if (before && (cell.row !== before.row || cell.column !== before.column + 1)) break;
    if (cell.isFormula || shortNumbers(cell).length === 0) break;
    found.push(cell);
  }
  return found;
}

function severalNumbers(cells: readonly DrawnCell[]): Buffer {
  const first = cells[0];
  const numbers = cells.map((cell) =>
    Buffer.concat([number(cell.format, 2), number(shortNumbers(cell)[0] ?? 0, 4)]),
  );
  const last = number(cells.at(-1)?.column ?? 0, 2);
  return record(
    0x00bd,
    Buffer.concat([number(first?.row ?? 0, 2), number(first?.column ?? 0, 2), ...numbers, last]),
  );
}

/** Returns the ways to write a number in 30 bits, if any: as it is or as a hundredth, whole or as half a double. */
function shortNumbers({ value }: DrawnCell): number[] {
  if (value.kind !== 'number') return [];
  return [1, 100].flatMap((factor, isHundredth) => {
    const written = value.number * factor;
    if (written / factor !== value.number || Object.is(written, -0)) return [];
    const double = Buffer.alloc(8);
    double.writeDoubleLE(written);
    const upper = double.readUInt32LE(4);
    const whole = Number.isInteger(written) && written >= -(2 ** 29) && written < 2 ** 29;
    return [
      ...(whole ? [((written << 2) | 2 | isHundredth) >>> 0] : []),
      ...(double.readUInt32LE(0) === 0 && (upper & 3) === 0 ? [(upper | isHundredth) >>> 0] : []),
    ];
  });
}

function oneCell(cell: DrawnCell, { isUnicode, texts, sharedStrings, random }: Writing): Buffer[] {
  const { value, row, column } = cell;
  const head = Buffer.concat([number(row, 2), number(column, 2), number(cell.format, 2)]);
  const plain = (type: number, ...data: Buffer[]) => [record(type, Buffer.concat([head, ...data]))];
  const formula = (result: number | Buffer) => {
    const { type, data } = formulaRecord(oneOf(random, [0x0006, 0x0006, 0x0206, 0x0406]), cell, result);
    data.writeUInt16LE(cell.format, 4);
    return record(type, data);
  };
  const special = (kind: number, of: number) => formula(Buffer.from([kind, 0, of, 0, 0, 0, 0xff, 0xff]));
  switch (value.kind) {
    case 'empty':
      if (cell.isFormula) return [special(0, 0)];
      return random() < 0.5
        ? plain(0x0201)
        : [record(0x00be, Buffer.concat([head, number(cell.format, 2), number(column + 1, 2)]))];
    case 'boolean':
      return cell.isFormula
        ? [special(1, value.is ? 1 : 0)]
        : plain(0x0205, Buffer.from([value.is ? 1 : 0, 0]));
    case 'error':
      return cell.isFormula ? [special(2, value.code)] : plain(0x0205, Buffer.from([value.code, 1]));
    case 'number': {
      if (cell.isFormula) return [formula(value.number)];
      const double = Buffer.alloc(8);
      double.writeDoubleLE(value.number);
      const short = shortNumbers(cell).map((bits) => plain(0x027e, number(bits, 4)));
      return oneOf(random, [...short, plain(0x0203, double)]);
    }
    case 'text': {
      if (cell.isFormula) {
        if (value.text === '' && random() < 0.5) return [special(3, 0)];
        return [special(0, 0), record(0x0207, texts.counted(value.text, 2))];
      }
      const inTable = isUnicode && random() < 0.6;
      // Only Excel 95 stores a formatted text in the cell, with the starts of its two runs.
      if (!isUnicode && random() < 0.3)
        return plain(0x00d6, texts.counted(value.text, 2), Buffer.from([2, 0, 1, 3, 2]));
      if (!inTable) return plain(0x0204, texts.counted(value.text, 2));
      sharedStrings.push(value.text);
      return plain(0x00fd, number(sharedStrings.length - 1, 4));
    }
  }
}
