import { type ChartModel, RANGE_SERIES, type RangeSeries } from '../chart-model.ts';
import type { Quantity } from '../quantities.ts';

/** A range from the lowest to the highest, with a mark between them; null where no figure is stated. */
export interface RangeRow {
  readonly key: string;
  readonly label: string;
  /** second line under the label: the unit, or what the range is about */
  readonly detail?: string;
  readonly figures: Readonly<Record<RangeSeries, number | null>>;
  /** whether it opens what is behind it */
  readonly leads?: boolean;
}

/** The names of the ends and of the mark. */
export type RangeLabels = Readonly<Record<RangeSeries, string>>;

/** Returns a horizontal bar from the lowest to the highest of each row, with a bubble at the average or the total. */
export function rangeRows(rows: readonly RangeRow[], quantity: Quantity, labels: RangeLabels): ChartModel {
  return {
    quantity,
    orientation: 'horizontal',
    stacked: false,
    form: 'range',
    categories: rows.map(({ key, label, detail, leads }) => ({
      ...{ key, label },
      ...(detail ? { detail } : {}),
      ...(leads ? { leads } : {}),
    })),
    series: RANGE_SERIES.map((series) => ({
      key: series,
      label: labels[series],
      data: rows.map(({ figures }) => figures[series]),
      backgroundColor: series === 'middle' ? ('range-mark' as const) : ('range' as const),
    })),
    tableRows: 'categories',
  };
}
