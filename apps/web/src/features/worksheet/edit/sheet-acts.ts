import type { WorksheetRow } from '@milieuspoor/domain';

export type SheetRows = readonly WorksheetRow[];

/** Changes some rows; the same rows when none of them changes. */
export function changeRows(
  rows: SheetRows,
  keys: ReadonlySet<string>,
  change: (row: WorksheetRow) => WorksheetRow,
): SheetRows {
  let isChanged = false;
  const after = rows.map((row) => {
    const next = keys.has(row.key) ? change(row) : row;
    isChanged ||= next !== row;
    return next;
  });
  return isChanged ? after : rows;
}

export function changeQuantity(rows: SheetRows, key: string, quantity: number): SheetRows {
  return changeRows(rows, new Set([key]), (row) => (row.quantity === quantity ? row : { ...row, quantity }));
}

/**
 * Gives quantities to a post and those below it, in the order in which they are shown; those that are left out are passed
 * over as all others, because a column of a spreadsheet has them too. Returns how many found no post.
 */
export function fillQuantities(
  rows: SheetRows,
  {
    shown,
    from,
    quantities,
  }: {
    readonly shown: readonly string[];
    readonly from: string;
    readonly quantities: readonly number[];
  },
): { readonly rows: SheetRows; readonly beyond: number } {
  const keys = shown.slice(Math.max(0, shown.indexOf(from)));
  const byKey = new Map(
    quantities.flatMap((quantity, place) => {
      const key = keys[place];
      return key === undefined ? [] : [[key, quantity] as const];
    }),
  );
  const filled = changeRows(rows, new Set(byKey.keys()), (row) => {
    const quantity = byKey.get(row.key) ?? row.quantity;
    return row.quantity === quantity ? row : { ...row, quantity };
  });
  return { rows: filled, beyond: Math.max(0, quantities.length - keys.length) };
}

export function leaveOut(rows: SheetRows, key: string, leftOut: boolean): SheetRows {
  return changeRows(rows, new Set([key]), (row) => (row.leftOut === leftOut ? row : { ...row, leftOut }));
}

/** Removes a post that was added; one of the source calculation is left out instead, so that it stays in sight. */
export function removeAdded(rows: SheetRows, key: string): SheetRows {
  const after = rows.filter((row) => row.key !== key || row.origin !== null);
  return after.length === rows.length ? rows : after;
}
