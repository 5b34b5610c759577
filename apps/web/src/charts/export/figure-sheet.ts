import type { ChartModel } from '../chart-model.ts';
import { type FigureRow, figureTable } from '../frame/figure-table.ts';
import { toDisplayed } from '../quantities.ts';

export type SheetCell = string | number | null;

/** A chart's figures to calculate on: numbers in the unit of the header, whole as they are; null where none is declared. */
export interface FigureSheet {
  readonly header: readonly string[];
  readonly rows: readonly (readonly SheetCell[])[];
  /** the last of the rows is the total */
  readonly hasTotal: boolean;
}

interface SheetLabels {
  readonly rowHeading: string;
  readonly unit: string;
  readonly total: string;
  readonly difference: string;
}

/** The figures behind a chart as numbers, each column with its unit, a difference in the unit and in percent. */
export function figureSheet(model: ChartModel, labels: SheetLabels): FigureSheet {
  const { columns, comparesSides, rows, total } = figureTable(model, labels.total);
  const differences = comparesSides
    ? [`${labels.difference} (${labels.unit})`, `${labels.difference} (%)`]
    : [];
  const toCells = ({ heading, values, difference }: FigureRow): SheetCell[] => {
    const figures = values.map((value) => toDisplayed(value, model.quantity));
    if (!comparesSides) return [heading, ...figures];
    const share = difference?.share ?? null;
    return [
      heading,
      ...figures,
      toDisplayed(difference?.amount ?? null, model.quantity),
      share === null ? null : share * 100,
    ];
  };
  return {
    header: [labels.rowHeading, ...columns.map((column) => `${column} (${labels.unit})`), ...differences],
    rows: [...rows, ...(total ? [total] : [])].map(toCells),
    hasTotal: total !== null,
  };
}
