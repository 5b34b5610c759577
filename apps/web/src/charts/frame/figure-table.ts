import { compareSides, type SideDifference } from '@milieuspoor/domain';
import type { ChartModel } from '../chart-model.ts';

type Figure = number | null;

export interface FigureRow {
  readonly key: string;
  readonly heading: string;
  /** one for each column, in the server's unit */
  readonly values: readonly Figure[];
  /** between the two sides, where they are the columns and both state a figure */
  readonly difference: SideDifference | null;
}

/** A chart's figures as rows and columns, whatever is made of them: a table on the screen, a sheet, a file. */
export interface FigureTable {
  readonly columns: readonly string[];
  /** the columns are Baseline and Optimalisatie, so that every row has a difference */
  readonly comparesSides: boolean;
  readonly rows: readonly FigureRow[];
  /** the totals as the server states them, null where it states none */
  readonly total: FigureRow | null;
}

/** The figures behind a chart, with the total under the given heading. */
export function figureTable(model: ChartModel, totalHeading: string): FigureTable {
  const bySeries = model.tableRows === 'series';
  const columns: readonly { key: string; label: string; total?: Figure }[] = bySeries
    ? model.categories
    : model.series;
  const comparesSides = columns.map(({ key }) => key).join() === 'baseline,optimization';
  const toRow = (key: string, heading: string, given: readonly (Figure | undefined)[]): FigureRow => {
    const values = given.map((value) => value ?? null);
    const difference = comparesSides ? compareSides(values[0], values[1]) : null;
    return { key, heading, values, difference };
  };
  const totals = columns.map(({ total }) => total);
  return {
    columns: columns.map(({ label }) => label),
    comparesSides,
    rows: bySeries
      ? model.series.map(({ key, label, data }) => toRow(key, label, data))
      : model.categories.map(({ key, label, detail }, index) =>
          toRow(
            key,
            detail ? `${label}, ${detail}` : label,
            model.series.map(({ data }) => data[index]),
          ),
        ),
    total: totals.every((total) => total === undefined) ? null : toRow('total', totalHeading, totals),
  };
}
