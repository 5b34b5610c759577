import { EMPTY_FIGURE, formatShare, type SideDifference } from '@milieuspoor/domain';
import type { ChartModel } from '../chart-model.ts';
import { displayOf } from '../quantities.ts';
import { type FigureRow, figureTable } from './figure-table.ts';

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

/** The table behind a chart. Where its columns are the two sides, a third one states their difference. */
export function toTable(
  model: ChartModel,
  labels: { readonly total: string; readonly difference: string },
): TableText {
  const { columns, comparesSides, rows, total } = figureTable(model, labels.total);
  const { format } = displayOf(model.quantity);
  const toText = ({ key, heading, values, difference }: FigureRow): TableRowText => {
    const figures = values.map((value) => format(value));
    return {
      key,
      heading,
      figures: comparesSides ? [...figures, differenceText(difference, format)] : figures,
    };
  };
  const texts = rows.map(toText);
  return {
    columns: comparesSides ? [...columns, labels.difference] : columns,
    rows: texts,
    footer: total && toText(total),
    hasDashes: texts.some(({ figures }) => figures.includes(EMPTY_FIGURE)),
  };
}

/** '-€7.000,- (-15,27 %)', with a plus for an increase. */
function differenceText(difference: SideDifference | null, format: (value: number) => string): string {
  if (!difference) return EMPTY_FIGURE;
  const sign = difference.amount > 0 ? '+' : '';
  const amount = `${sign}${format(difference.amount)}`;
  return difference.share === null ? amount : `${amount} (${sign}${formatShare(difference.share, 1)})`;
}
