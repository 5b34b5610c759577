import {
  comparePair,
  comparePart,
  type LifeCycleModule,
  type PairComparison,
  type PairsComparison,
  type UndeclaredQuantity,
} from '@milieuspoor/domain';
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
export interface RowComparison extends PairComparison, Partial<Pick<PairsComparison, 'compared' | 'pairs'>> {
  /** what is compared, for the reason; and the life-cycle module, where it is of one */
  readonly quantity: UndeclaredQuantity | null;
  readonly module?: LifeCycleModule | undefined;
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
  const rowTotals = !bySeries && model.categories.some(({ total }) => total !== undefined);
  const listed: readonly Part[] = bySeries
    ? model.series.map((series) => ({
        key: series.key,
        heading: series.label,
        points: series.data.map((_, index) => pointAt(series, index)),
        stated: series.comparison,
      }))
    : model.categories.map(({ key, label, detail, comparison, total, totalCoverage }, index) => ({
        key,
        heading: detail ? `${label}, ${detail}` : label,
        points: [
          ...model.series.map((series) => pointAt(series, index)),
          ...(rowTotals ? [{ value: total ?? null, coverage: totalCoverage ?? null }] : []),
        ],
        stated: comparison,
      }));
  const { rest } = model;
  const parts: readonly Part[] = rest
    ? [...listed, { key: 'rest', heading: rest.label, points: rest.points, stated: undefined }]
    : listed;
  const compareParts = columns.every((_, side) => parts.some(({ points }) => isThere(points[side])))
    ? comparePart
    : comparePair;
  const toRow = ({ stated, ...part }: Part, compare: typeof comparePair): FigureRow => ({
    ...part,
    comparison: comparesSides ? { ...compareRow(part.points, compare), ...stated } : null,
  });
  const totals = columns.map(({ total, totalCoverage }) => ({ total, coverage: totalCoverage ?? null }));
  const totalPoints = totals.map(({ total, coverage }) => ({ value: total ?? null, coverage }));
  const grandTotal = rowTotals ? [model.total ?? { value: null, coverage: null }] : [];
  return {
    columns: [...columns.map(({ label }) => label), ...(rowTotals ? [totalHeading] : [])],
    comparesSides,
    rows: parts.map((part) => toRow(part, compareParts)),
    total: totals.every(({ total }) => total === undefined)
      ? null
      : toRow(
          {
            key: 'total',
            heading: totalHeading,
            points: [...totalPoints, ...grandTotal],
            stated: model.totalComparison,
          },
          comparePair,
        ),
  };
}

interface Part extends Omit<FigureRow, 'comparison'> {
  /** what the server states between the sides, where sums of them cannot tell */
  readonly stated: ChartModel['totalComparison'];
}

function isThere(point: CoveredPoint | undefined): boolean {
  return point !== undefined && (point.value !== null || point.coverage !== null);
}

/**
 * What lies between the sides of a row. A side that has nothing of a node spends nothing on it (`comparePart`), but only
 * where it has something of another: one that has nothing here at all may not have been worked out in this set. Figures
 * that are not made of items, such as those of sectors, are only stated where they can be compared.
 */
function compareRow(
  [baseline, optimization]: readonly CoveredPoint[],
  compare: typeof comparePair,
): RowComparison {
  const { quantity = null, module } = { ...(baseline?.coverage ?? optimization?.coverage)?.about };
  // Where neither side states a figure there is nothing that could be compared, which the two dashes say.
  if (!baseline || !optimization || (baseline.value === null && optimization.value === null))
    return { comparison: null, gaps: [], quantity };
  if (!baseline.coverage && !optimization.coverage)
    return { ...comparePair({ baseline: asWhole(baseline), optimization: asWhole(optimization) }), quantity };
  return {
    ...compare({ baseline: toCoveredSum(baseline), optimization: toCoveredSum(optimization) }),
    quantity,
    module,
  };
}

function asWhole({ value }: CoveredPoint) {
  return value === null ? null : { amount: value, items: 0, undeclared: 0, incomplete: 0 };
}
