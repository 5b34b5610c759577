import { toFigureText } from '../cells/cell-text.ts';
import { createRowList } from '../problems/row-list.ts';
import type { Asking } from './asking.ts';
import { BILL_POSTS_MAX, type BillPost, type BillRow } from './bill-post.ts';
import { BillFault, type PassedKind } from './bill-remark.ts';
import { type BillHeader, findBillHeader, HEADER_ROWS } from './columns/find-bill-header.ts';
import { type SettledColumns, settleBillColumns } from './columns/settle-bill-columns.ts';
import { settleNotation } from './rows/bill-numbers.ts';
import { DESCRIPTION_MAX, type DraftRow, type TextField } from './rows/draft-row.ts';
import { draftRows } from './rows/draft-rows.ts';
import { settleRows } from './rows/settle-rows.ts';

const PASSED_KINDS: readonly PassedKind[] = ['header', 'total', 'bundle', 'text'];

/**
 * Reads the posts of a bill from the rows of a table, with a header of its own: a sheet, a delimited file, or what was
 * copied from a spreadsheet. What is not certain is asked; until all is answered, posts that wait for it are not there.
 */
export function readBillTable(rows: readonly BillRow[], asking: Asking): BillPost[] {
  const header = findBillHeader(rows);
  if (!header) throw new BillFault({ code: 'no-table', details: { searched: HEADER_ROWS } });
  return readBelow(header, rows, asking);
}

function readBelow(header: BillHeader, all: readonly BillRow[], asking: Asking): BillPost[] {
  const rows = all.slice(header.below);
  const settled = settleBillColumns(header.texts, rows, asking);
  if (!settled) return [];
  const { columns } = settled;
  const notation = settleNotation(rows, { quantity: columns.quantity ?? -1, money: settled.money }, asking);
  const { drafts, passed } = draftRows(rows, columns);
  if (drafts.length > BILL_POSTS_MAX)
    throw new BillFault({ code: 'too-many-posts', details: { max: BILL_POSTS_MAX } });
  const hasNumbers = columns.postNumber !== undefined;
  const posts = settleRows(drafts, { notation: notation ?? 'dutch', hasNumbers }, asking);
  if (asking.asked.length === 0 && posts.length === 0) throw new BillFault({ code: 'no-posts', details: {} });
  for (const kind of PASSED_KINDS) {
    const { count, shown } = listed(passed.filter((each) => each.kind === kind));
    if (count > 0) asking.notes.push({ code: 'passed-rows', details: { kind, count, rows: shown } });
  }
  if (!hasNumbers) asking.notes.push({ code: 'numbered', details: {} });
  noteCells(drafts, posts, asking);
  noteShownOtherwise(rows, settled, posts, asking);
  return posts;
}

function noteCells(drafts: readonly DraftRow[], posts: readonly BillPost[], { notes }: Asking): void {
  const zero = listed(posts.filter(({ quantity }) => quantity === 0));
  if (zero.count > 0) notes.push({ code: 'zero-quantity', details: { count: zero.count, rows: zero.shown } });
  const read = new Set(posts.map(({ row }) => row));
  const kept = drafts.filter(({ row }) => read.has(row));
  const cut = listed(kept.filter(({ isCut }) => isCut));
  if (cut.count > 0)
    notes.push({
      code: 'shortened',
      details: { max: DESCRIPTION_MAX, count: cut.count, rows: cut.shown },
    });
  const fields = new Set<TextField>(kept.flatMap(({ unread }) => unread));
  for (const field of fields) {
    const { count, shown } = listed(kept.filter(({ unread }) => unread.includes(field)));
    notes.push({ code: 'unread-cells', details: { field, count, rows: shown } });
  }
}

/** Notes the first quantity that its maker saw as thousands, percents or with a unit of its own. */
function noteShownOtherwise(
  rows: readonly BillRow[],
  { columns }: SettledColumns,
  posts: readonly BillPost[],
  { notes }: Asking,
): void {
  const read = new Set(posts.map(({ row }) => row));
  for (const { row, cells, shown } of rows) {
    const quantity = shown.find(({ index }) => index === columns.quantity);
    const value = quantity && read.has(row) ? cells[quantity.index] : null;
    if (!quantity || typeof value !== 'number' || value === 0) continue;
    const { factor, words } = quantity.as;
    const seen = `${toFigureText(value * factor)}${factor >= 100 ? ' %' : ''} ${words}`.trim();
    notes.push({ code: 'shown-otherwise', details: { row, shown: seen, value } });
    return;
  }
}

function listed(rows: readonly { readonly row: number }[]): { count: number; shown: string } {
  const list = createRowList();
  for (const { row } of rows) list.add(row);
  return { count: rows.length, shown: list.shown() };
}
