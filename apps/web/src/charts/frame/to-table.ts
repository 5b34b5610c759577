import { compareSides, EMPTY_FIGURE, formatShare } from '@milieuspoor/domain';
import type { ChartModel } from '../chart-model.ts';
import { displayOf } from '../quantities.ts';

export interface TableRowText {
  readonly key: string;
  readonly heading: string;
  readonly figures: readonly string[];
}

/** A chart's figures as text, row by row. */
export interface TableText {
  readonly columns: readonly string[];
  readonly rows: readonly TableRowText[];
  /** the totals as the server states them, null where it states none */
  readonly footer: TableRowText | null;
  readonly hasDashes: boolean;
}

type Figure = number | null | undefined;

/** The table behind a chart. Where its columns are the two sides, a third one states their difference. */
export function toTable(
  model: ChartModel,
  labels: { readonly total: string; readonly difference: string },
): TableText {
  const bySeries = model.tableRows === 'series';
  const columns: readonly { key: string; label: string; total?: Figure }[] = bySeries
    ? model.categories
    : model.series;
  const comparesSides = columns.map(({ key }) => key).join() === 'baseline,optimization';
  const { format } = displayOf(model.quantity);

  const texts = (values: readonly Figure[]): string[] => {
    const figures = values.map(format);
    return comparesSides ? [...figures, differenceText(values[0], values[1], format)] : figures;
  };
  const rows: TableRowText[] = bySeries
    ? model.series.map(({ key, label, data }) => ({ key, heading: label, figures: texts(data) }))
    : model.categories.map(({ key, label, detail }, index) => ({
        key,
        heading: detail ? `${label}, ${detail}` : label,
        figures: texts(model.series.map(({ data }) => data[index])),
      }));
  const totals = columns.map(({ total }) => total);
  return {
    columns: [...columns.map(({ label }) => label), ...(comparesSides ? [labels.difference] : [])],
    rows,
    footer: totals.every((total) => total === undefined)
      ? null
      : { key: 'total', heading: labels.total, figures: texts(totals) },
    hasDashes: rows.some(({ figures }) => figures.includes(EMPTY_FIGURE)),
  };
}

/** '-€7.000,- (-15,27 %)', with a plus for an increase. */
function differenceText(baseline: Figure, optimization: Figure, format: (value: Figure) => string): string {
  const difference = compareSides(baseline, optimization);
  if (!difference) return EMPTY_FIGURE;
  const sign = difference.amount > 0 ? '+' : '';
  const amount = `${sign}${format(difference.amount)}`;
  return difference.share === null ? amount : `${amount} (${sign}${formatShare(difference.share, 1)})`;
}
