import { comparePair, comparePart, type PairComparison, type UndeclaredQuantity } from '@milieuspoor/domain';
import { type ChartModel, pointAt } from '../chart-model.ts';
import { type CoveredPoint, type PointCoverage, toCoveredSum } from '../coverage/point-coverage.ts';

export interface FigureRow {
  readonly key: string;
  readonly heading: string;
  /** one for each column, in the server's unit, with what it is built on */
  readonly points: readonly CoveredPoint[];
  /** between the two sides, where they are the columns; null where they are not */
  readonly comparison: RowComparison | null;
}

/** What lies between the two sides of a row, or why that is not stated. */
interface RowComparison extends PairComparison {
  /** what is compared, for the reason */
  readonly quantity: UndeclaredQuantity | null;
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

interface Column {
  readonly key: string;
  readonly label: string;
  readonly total?: number | null;
  readonly totalCoverage?: PointCoverage | null;
}

/** The figures behind a chart, with the total under the given heading. */
export function figureTable(model: ChartModel, totalHeading: string): FigureTable {
  const bySeries = model.tableRows === 'series';
  const columns: readonly Column[] = bySeries ? model.categories : model.series;
  const comparesSides = columns.map(({ key }) => key).join() === 'baseline,optimization';
  const toRow = (
    key: string,
    heading: string,
    points: readonly CoveredPoint[],
    whole = false,
  ): FigureRow => ({
    key,
    heading,
    points,
    comparison: comparesSides ? compareRow(points, whole) : null,
  });
  const totals = columns.map(({ total, totalCoverage }) => ({ total, coverage: totalCoverage ?? null }));
  return {
    columns: columns.map(({ label }) => label),
    comparesSides,
    rows: bySeries
      ? model.series.map((series) =>
          toRow(
            series.key,
            series.label,
            series.data.map((_, index) => pointAt(series, index)),
          ),
        )
      : model.categories.map(({ key, label, detail }, index) =>
          toRow(
            key,
            detail ? `${label}, ${detail}` : label,
            model.series.map((series) => pointAt(series, index)),
          ),
        ),
    total: totals.every(({ total }) => total === undefined)
      ? null
      : toRow(
          'total',
          totalHeading,
          totals.map(({ total, coverage }) => ({ value: total ?? null, coverage })),
          true,
        ),
  };
}

/**
 * A side that has nothing of a node spends nothing on it; of the whole both sides have to be there. Figures that are not
 * made of items, such as those of sectors, are only stated where they can be compared.
 */
function compareRow([baseline, optimization]: readonly CoveredPoint[], whole: boolean): RowComparison {
  const quantity = baseline?.coverage?.about.quantity ?? optimization?.coverage?.about.quantity ?? null;
  if (!baseline || !optimization) return { comparison: null, gaps: [], quantity };
  if (!baseline.coverage && !optimization.coverage)
    return { ...comparePair({ baseline: asWhole(baseline), optimization: asWhole(optimization) }), quantity };
  const pair = { baseline: toCoveredSum(baseline), optimization: toCoveredSum(optimization) };
  return { ...(whole ? comparePair(pair) : comparePart(pair)), quantity };
}

function asWhole({ value }: CoveredPoint) {
  return value === null ? null : { amount: value, items: 0, undeclared: 0, incomplete: 0 };
}
