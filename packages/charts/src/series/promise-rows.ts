import type { ChartModel } from '../chart-model.ts';

/** A promise and what was built, percent less than the baseline; null where it is not stated. */
export interface PromiseMarks {
  readonly key: string;
  readonly label: string;
  /** second line under the label: what moved, or why nothing is concluded */
  readonly detail: string;
  readonly promised: number | null;
  readonly built: number | null;
  /** whether it leads to its project */
  readonly leads: boolean;
}

/** Returns a row for each promise, with an open mark at what was promised and a filled one at what was built. */
export function promiseRows(
  rows: readonly PromiseMarks[],
  labels: { readonly promised: string; readonly built: string },
): ChartModel {
  return {
    quantity: 'reduction',
    orientation: 'horizontal',
    stacked: false,
    form: 'marks',
    categories: rows.map(({ key, label, detail, leads }) => ({ key, label, detail, leads })),
    series: [
      {
        key: 'promised',
        label: labels.promised,
        data: rows.map(({ promised }) => promised),
        backgroundColor: 'range-mark',
      },
      {
        key: 'built',
        label: labels.built,
        data: rows.map(({ built }) => built),
        backgroundColor: 'optimization',
      },
    ],
    tableRows: 'categories',
  };
}
