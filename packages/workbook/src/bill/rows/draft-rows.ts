import { isSubNumber, namesBundle, namesTotal } from '../../layout/no-post-kinds.ts';
import type { BillRow } from '../bill-post.ts';
import type { RowDoubt } from '../bill-question.ts';
import type { PassedKind } from '../bill-remark.ts';
import { namesFields } from '../columns/find-bill-header.ts';
import type { BillColumns } from '../columns/settle-bill-columns.ts';
import { type DraftRow, type ReadRow, readRow } from './draft-row.ts';

/** So many posts directly below one with the number of their whole make it one that only gathers them. */
const PARTS_MIN = 2;

export interface DraftRows {
  /** in the order of the file */
  readonly drafts: readonly DraftRow[];
  /** the rows that are no posts without any doubt */
  readonly passed: readonly { readonly row: number; readonly kind: PassedKind }[];
}

/** Tells posts from chapters, texts, totals and headers, and which rows are in doubt. */
export function draftRows(rows: readonly BillRow[], columns: BillColumns): DraftRows {
  const drafts: DraftRow[] = [];
  const passed: { row: number; kind: PassedKind }[] = [];
  let heading: ReadRow | null = null;
  for (const raw of rows) {
    const row = readRow(raw, columns);
    const kind = namesFields(raw.cells) ? 'header' : passedKind(row);
    if (kind !== null) {
      passed.push({ row: row.row, kind });
      // A text below it goes on with it; another number ends it.
      if (row.texts.postNumber !== '') heading = kind === 'text' && row.texts.description !== '' ? row : null;
      continue;
    }
    const lacksNumber = columns.postNumber !== undefined && row.texts.postNumber === '';
    drafts.push({
      ...row,
      doubts: doubtsOf(row, lacksNumber),
      heading: lacksNumber ? heading : null,
    });
    heading = null;
  }
  return { drafts: withBundles(drafts), passed };
}

/** Returns why a row is no post, where that is certain; null for one that is a post or may be one. */
function passedKind(row: ReadRow): PassedKind | null {
  const { texts, quantity } = row;
  const isNamed = texts.description !== '' || texts.postNumber !== '' || texts.rawCode !== '';
  const isTotal = saysTotal(row);
  if (texts.unit === '') {
    if (isTotal) return 'total';
    if (quantity.kind === 'none') return 'text';
    // A word in the column of quantities is a text as well; a number there is one of a row without a name.
    if (quantity.kind === 'odd' && texts.postNumber === '') return 'text';
    return isNamed ? null : 'total';
  }
  if (quantity.kind !== 'none') return null;
  if (isTotal) return 'total';
  return namesBundle(texts.description) ? 'bundle' : isNamed ? null : 'text';
}

function saysTotal({ texts: { postNumber, description, rawCode } }: ReadRow): boolean {
  return [postNumber, description, rawCode].some(namesTotal);
}

function doubtsOf(row: ReadRow, lacksNumber: boolean): RowDoubt[] {
  const { texts, quantity } = row;
  return [
    ...(row.isHidden || row.isStruck ? (['unseen'] as const) : []),
    ...(saysTotal(row) ? (['total'] as const) : []),
    ...(namesBundle(texts.description) ? (['bundle'] as const) : []),
    ...(quantity.kind === 'none' || quantity.kind === 'odd' ? (['no-quantity'] as const) : []),
    ...(texts.unit === '' ? (['no-unit'] as const) : []),
    ...(lacksNumber ? (['no-number'] as const) : texts.description === '' ? (['no-name'] as const) : []),
  ];
}

/** Doubts posts whose parts are posts too: what both hold would count twice. */
function withBundles(drafts: readonly DraftRow[]): DraftRow[] {
  return drafts.map((draft, at) => {
    const { postNumber } = draft.texts;
    const below = drafts.slice(at + 1, at + 1 + PARTS_MIN);
    const gathers =
      postNumber !== '' &&
      below.filter(({ texts }) => isSubNumber(texts.postNumber, postNumber)).length === PARTS_MIN;
    return gathers && !draft.doubts.includes('bundle')
      ? { ...draft, doubts: [...draft.doubts, 'bundle'] }
      : draft;
  });
}
