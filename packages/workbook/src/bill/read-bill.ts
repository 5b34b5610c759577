import { UPLOAD_MAX_BYTES } from '@milieuspoor/domain';
import { checkContainer } from '../container/check-container.ts';
import { fileKindOf } from '../container/file-kind.ts';
import { POSTEN_SHEET, toComparedName } from '../layout/sheet-names.ts';
import type { Problem } from '../problems/problem.ts';
import { toProblem } from '../problems/problem-list.ts';
import { WorkbookFault } from '../problems/workbook-fault.ts';
import type { SheetSource, WorkbookSource } from '../workbook-source.ts';
import { openXlsx } from '../xlsx/open-xlsx.ts';
import { type Asking, ask, startAsking } from './asking.ts';
import { BILL_COLUMNS_MAX, BILL_ROWS_MAX, type BillPost, type BillRow } from './bill-post.ts';
import type { BillAnswers, BillQuestion } from './bill-question.ts';
import { BillFault, type BillNote, type BillRefusal } from './bill-remark.ts';
import { findBillHeader, HEADER_ROWS } from './columns/find-bill-header.ts';
import { decodeText } from './delimited/decode-text.ts';
import { SEPARATORS, type SplitRow, splitText } from './delimited/split-text.ts';
import { readBillTable } from './read-bill-table.ts';

export type BillReading =
  | {
      readonly kind: 'read';
      /** whole when nothing is asked any more; until then what waits for an answer is left out */
      readonly posts: readonly BillPost[];
      readonly asked: readonly BillQuestion[];
      readonly answered: readonly (readonly [BillQuestion, string])[];
      readonly notes: readonly BillNote[];
    }
  | {
      readonly kind: 'refused';
      readonly problem:
        | { readonly of: 'bill'; readonly refusal: BillRefusal }
        | { readonly of: 'file'; readonly problem: Problem };
    };

/** The names of files that hold text; what is copied from a spreadsheet is one with tabs. */
const TEXT_NAME = /\.(?:csv|tsv|txt)$/i;

/**
 * Reads a bill of quantities: the posts of an .xlsx, .xlsm or .xls file, whatever its sheets are called, or of a delimited
 * text. Profiles are not read. Never throws for what is in the file; nothing is guessed, and what is not certain is asked.
 * The caller limits its time and memory.
 */
export async function readBill(
  bytes: Uint8Array,
  fileName: string,
  answers: BillAnswers = {},
): Promise<BillReading> {
  const asking = startAsking(answers);
  try {
    const rows = await readRows(bytes, fileName, asking);
    const posts = rows === null ? [] : readBillTable(rows, asking);
    const { asked, answered, notes } = asking;
    return { kind: 'read', posts, asked, answered, notes };
  } catch (error) {
    if (error instanceof BillFault)
      return { kind: 'refused', problem: { of: 'bill', refusal: error.refusal } };
    if (!(error instanceof WorkbookFault)) throw error;
    const problem = toProblem(error.code, error.place, error.details);
    return { kind: 'refused', problem: { of: 'file', problem } };
  }
}

/** Returns the rows of the table of a file; null while it is asked which or how they are read. */
async function readRows(
  bytes: Uint8Array,
  fileName: string,
  asking: Asking,
): Promise<readonly BillRow[] | null> {
  if (bytes.length > UPLOAD_MAX_BYTES)
    throw new WorkbookFault('file-too-large', { sizeBytes: bytes.length, maxBytes: UPLOAD_MAX_BYTES });
  const isText = TEXT_NAME.test(fileName.trim()) && fileKindOf(bytes) === 'unknown';
  if (isText) {
    if (bytes.length === 0) throw new WorkbookFault('file-empty', {});
    const text = decodeText(bytes, asking);
    return text === null ? null : splitBill(text, asking);
  }
  const container = checkContainer(bytes, fileName);
  if (container.kind === 'zip') return readSheets(await openXlsx(container), asking);
  const { openXls } = await import('../xls/open-xls.ts');
  return readSheets(openXls(container.bytes), asking);
}

/** Splits a text by the separator with which a header is found in it; asks where that are several. */
function splitBill(text: string, asking: Asking): readonly BillRow[] | null {
  const stated = /^sep=([;,\t|])\r?\n/i.exec(text);
  const body = stated ? text.slice(stated[0].length) : text;
  const found = SEPARATORS.filter((separator) =>
    stated ? separator === stated[1] : findBillHeader(splitText(body, separator, HEADER_ROWS)) !== null,
  );
  const [first] = found;
  if (first === undefined) throw new BillFault({ code: 'no-table', details: { searched: HEADER_ROWS } });
  const choices = found.map((value) => ({ value, label: '' }));
  const answer = found.length > 1 ? ask(asking, { kind: 'separator', id: 'separator', choices }) : first;
  const chosen = SEPARATORS.find((separator) => separator === answer);
  if (chosen === undefined) return null;
  const rows = splitText(body, chosen);
  refuseMoreCells(rows);
  return rows;
}

/** Refuses a text in which a row has more cells than the header: a separator within a cell has moved what follows. */
function refuseMoreCells(rows: readonly SplitRow[]): void {
  const header = findBillHeader(rows);
  const wide = header && rows.slice(header.below).find(({ width }) => width > header.texts.length);
  if (wide) throw new BillFault({ code: 'more-cells', details: { row: wide.row } });
}

/** Returns the rows of the sheet that holds a bill; asks where several do and none is called Posten. */
async function readSheets(workbook: WorkbookSource, asking: Asking): Promise<readonly BillRow[] | null> {
  const sheets: (SheetRows & { readonly name: string })[] = [];
  const others: string[] = [];
  for (const sheet of workbook.sheets) {
    const read = sheet.state === 'visible' ? await readSheetRows(sheet) : null;
    if (read && findBillHeader(read.rows)) sheets.push({ name: sheet.name, ...read });
    else others.push(sheet.name);
  }
  const [first] = sheets;
  if (!first) throw new BillFault({ code: 'no-table', details: { searched: HEADER_ROWS } });
  const posten = sheets.find(({ name }) => toComparedName(name) === toComparedName(POSTEN_SHEET));
  const choices = sheets.map(({ name }, place) => ({ value: String(place + 1), label: name }));
  const answer = posten || sheets.length === 1 ? null : ask(asking, { kind: 'sheet', id: 'sheet', choices });
  const chosen = posten ?? (sheets.length === 1 ? first : sheets[Number(answer) - 1]);
  if (!chosen) return null;
  if (chosen.hasMore) throw new BillFault({ code: 'too-many-rows', details: { max: BILL_ROWS_MAX } });
  const left = [...sheets.filter((sheet) => sheet !== chosen).map(({ name }) => name), ...others];
  if (left.length > 0) asking.notes.push({ code: 'left-out-sheets', details: { sheets: left } });
  return chosen.rows;
}

interface SheetRows {
  readonly rows: readonly BillRow[];
  /** whether the sheet has more rows than a bill may have */
  readonly hasMore: boolean;
}

async function readSheetRows(sheet: SheetSource): Promise<SheetRows> {
  const rows: BillRow[] = [];
  let hasMore = false;
  await sheet.read((row, cells, width, { isHidden, struck, shown }) => {
    if (!cells.some((cell) => cell !== null && cell !== '')) return;
    hasMore = rows.length === BILL_ROWS_MAX;
    if (hasMore) return;
    // The cells and the look are only valid until the next row.
    const kept = cells.slice(0, Math.min(width, BILL_COLUMNS_MAX));
    rows.push({ row, cells: kept, isHidden, struck: [...struck], shown: [...shown] });
  });
  return { rows, hasMore };
}
