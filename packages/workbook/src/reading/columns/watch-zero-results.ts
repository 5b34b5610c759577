import { toCellAddress } from '../../cells/cell-address.ts';
import type { RowLook } from '../../cells/cell-value.ts';
import { createRowList } from '../../problems/row-list.ts';
import type { Asked } from '../../questions/asked-while-reading.ts';
import { ANSWERS } from '../../questions/workbook-question.ts';
import type { HeaderRow } from '../header/header-row.ts';
import { figureColumns } from '../unseen/sheet-look.ts';
import type { FoundColumns } from './find-columns.ts';

/** Looks for figures that formulas give and that are all 0. */
export interface ZeroResultWatch {
  see(row: number, look: Pick<RowLook, 'zeroResults'>): void;
  /** Asks about them, unless a formula of the sheet has another result. Call once, after the last row. */
  ask(isCalculated: boolean): void;
}

/**
 * Watches the columns with figures of a sheet for formulas. Programs that don't calculate, such as Apache POI, store 0 for
 * each and say so nowhere.
 */
export function watchZeroResults(
  { kind, sheet }: HeaderRow,
  { positions }: Pick<FoundColumns, 'positions'>,
  { questions }: Asked,
): ZeroResultWatch {
  const columns = new Map(
    figureColumns(kind).flatMap((column) => {
      const index = positions.get(column);
      return index === undefined ? [] : [[index, column] as const];
    }),
  );
  const list = createRowList();
  let first: { readonly row: number; readonly column: string; readonly cell: string } | null = null;
  let count = 0;
  return {
    see(row, { zeroResults }) {
      for (const index of zeroResults) {
        const column = columns.get(index);
        if (column === undefined) continue;
        first ??= { row, column, cell: toCellAddress(index, row) };
        list.add(row);
        count++;
      }
    },
    ask(isCalculated) {
      if (isCalculated || !first) return;
      questions.push({
        kind: 'zero-results',
        id: `zero-results:${sheet}:${count}:${list.shown()}`,
        ...{ required: true, choices: [ANSWERS.confirmed], changesReading: false },
        ...{ sheet, ...first, list: list.shown(), count, mki: [] },
      });
    },
  };
}
