import type { RowFigures } from '@milieuspoor/domain';
import { useMemo, useState } from 'react';
import { isReplaced } from '../table/is-replaced.ts';
import { countShown, ROWS_PER_PAGE, type Shown, shownKeys } from '../table/shown-rows.ts';

/** Whether a row is another one than its calculation has: in its quantity that is known of the first rows only. */
export function isChangedRow({
  row,
  quantityBefore,
  madeFrom,
}: {
  readonly row: RowFigures['row'];
  readonly quantityBefore: number | null;
  readonly madeFrom: string | null;
}) {
  return row.leftOut || row.origin === null || isReplaced(row, madeFrom) || row.quantity !== quantityBefore;
}

/** Which rows of a worksheet stand on the screen, a page at a time. */
export function useShownRows(rows: readonly RowFigures[], isChanged: (figures: RowFigures) => boolean) {
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<Shown>('all');
  const [page, setPage] = useState(1);
  const { length } = rows;
  // A post that is being changed stays in sight until something else is asked for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows as they are when something else is asked for
  const keys = useMemo(() => shownKeys(rows, { search, shown, isChanged }), [search, shown, length]);
  const pages = Math.max(1, Math.ceil(keys.length / ROWS_PER_PAGE));
  const shownPage = Math.min(page, pages);
  const pageKeys = useMemo(
    () => new Set(keys.slice((shownPage - 1) * ROWS_PER_PAGE, shownPage * ROWS_PER_PAGE)),
    [keys, shownPage],
  );
  const counts = useMemo(() => countShown(rows, isChanged), [rows, isChanged]);
  const ask =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      setPage(1);
      set(value);
    };
  /** goes to the page of a row, and shows all rows where it is not among those that are shown */
  const goTo = (key: string) => {
    const all = keys.includes(key) ? keys : rows.map(({ row }) => row.key);
    if (all !== keys) {
      setSearch('');
      setShown('all');
    }
    const place = all.indexOf(key);
    // One that is being added comes last.
    setPage(Math.floor((place < 0 ? all.length : place) / ROWS_PER_PAGE) + 1);
  };
  return {
    ...{ search, shown, keys, counts, page: shownPage, setPage, goTo },
    rows: rows.filter(({ row }) => pageKeys.has(row.key)),
    setSearch: ask(setSearch),
    setShown: ask(setShown),
  };
}
