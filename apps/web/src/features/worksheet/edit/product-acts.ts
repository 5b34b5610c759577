import type { NmdCategory, WorksheetRow } from '@milieuspoor/domain';
import { changeRows, type SheetRows } from './sheet-acts.ts';

/** A product of the library as somebody chose it for a post. */
export interface ChosenProduct {
  readonly uuid: string;
  readonly revision: number;
  readonly name: string;
  readonly nmdCategory: NmdCategory | null;
}

export function addRow(rows: SheetRows, row: WorksheetRow): SheetRows {
  return [...rows, row];
}

/** Adds rows at the end. A number that a post has already, or that two of them have, becomes a free one. */
export function addRows(rows: SheetRows, added: readonly WorksheetRow[]): SheetRows {
  const all = [...rows];
  const taken = new Set(rows.map(({ postNumber }) => postNumber));
  let free = Number(freePostNumber([...rows, ...added]));
  for (const row of added) {
    const postNumber = taken.has(row.postNumber) ? String(free++) : row.postNumber;
    taken.add(postNumber);
    all.push(postNumber === row.postNumber ? row : { ...row, postNumber });
  }
  return all;
}

/** Gives posts another product. Number, unit, quantity and groups stay: it is the same work with another product. */
export function replaceProduct(
  rows: SheetRows,
  keys: readonly string[],
  { uuid, revision, name, nmdCategory }: ChosenProduct,
): SheetRows {
  return changeRows(rows, new Set(keys), (row) =>
    row.source.kind === 'product' && row.source.product === uuid && row.source.version === revision
      ? row
      : {
          ...row,
          product: name,
          nmdCategory,
          source: { kind: 'product', product: uuid, version: revision },
        },
  );
}

/** Returns the other posts that have the product of a post, by its name and unit, and are not left out. */
export function othersLike(rows: SheetRows, key: string): readonly WorksheetRow[] {
  const like = rows.find((row) => row.key === key);
  if (!like) return [];
  return rows.filter(
    (row) => row.key !== key && !row.leftOut && row.product === like.product && row.unit === like.unit,
  );
}

/** Returns a number for an added post that no post has: the one after the highest whole number, or from 1 on. */
export function freePostNumber(rows: SheetRows): string {
  const whole = rows.flatMap(({ postNumber }) => (/^\d{1,15}$/.test(postNumber) ? Number(postNumber) : []));
  return String(whole.reduce((highest, number) => Math.max(highest, number), 0) + 1);
}
