import {
  type Comparison,
  type CoveredSum,
  comparePair,
  comparePart,
  type LifeCycleModule,
  NOTHING_SPENT,
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
  /** what is in none of the rows before and not in the total either: all of it, and then project by project */
  readonly others: readonly FigureRow[];
}

interface Column {
  readonly key: string;
  readonly label: string;
  readonly total?: number | null;
  readonly totalCoverage?: PointCoverage | null;
}

/** What the totals of a table are called. */
export interface TotalHeadings {
  /** the row of all that is added up */
  readonly row: string;
  /** the column that adds up each row, also of what stands apart below the total: it may be over no number of projects */
  readonly column: string;
}

/** The figures behind a chart, with the totals under the given headings. */
export function figureTable(model: ChartModel, totalHeadings: TotalHeadings): FigureTable {
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
  const spends = columns.map((_, side) => parts.some(({ points }) => isStated(points[side])));
  const toRow = ({ stated, ...part }: Part, compare: typeof comparePair): FigureRow => ({
    ...part,
    comparison: comparesSides ? compareRow(part, stated, compare) : null,
  });
  // A side that has nothing of one node spends nothing on it, where it is known to be there: it has something of another, or it was said.
  const compareParts: typeof comparePair =
    model.bothSides || spends.every(Boolean)
      ? ({ baseline, optimization }) =>
          comparePart({ baseline: itemsOf(baseline), optimization: itemsOf(optimization) })
      : comparePair;
  const totals = columns.map(({ total, totalCoverage }) => ({ total, coverage: totalCoverage ?? null }));
  const totalPoints = totals.map(({ total, coverage }) => ({ value: total ?? null, coverage }));
  const grandTotal = rowTotals ? [model.total ?? { value: null, coverage: null }] : [];
  return {
    columns: [...columns.map(({ label }) => label), ...(rowTotals ? [totalHeadings.column] : [])],
    comparesSides,
    rows: parts.map((part) => toRow(part, compareParts)),
    total: totals.every(({ total }) => total === undefined)
      ? null
      : toRow(
          {
            key: 'total',
            heading: totalHeadings.row,
            points: [...totalPoints, ...grandTotal],
            stated: model.totalComparison,
          },
          // What is drilled into may be on one side only, as a row of the table above it is.
          model.bothSides ? compareParts : comparePair,
        ),
    others: othersRows(model.others).map((part) => ({
      ...part,
      comparison: comparesSides ? { ...compareRow(part, undefined, comparePart), comparison: null } : null,
    })),
  };
}

function othersRows(others: ChartModel['others']): readonly Omit<FigureRow, 'comparison'>[] {
  if (!others) return [];
  const { label, points, parts } = others;
  return [
    { key: OTHERS, heading: label, points },
    ...parts.map((part) => ({ key: part.key, heading: part.label, points: part.points })),
  ];
}

/** The row of all that stands apart. */
const OTHERS = 'others';

interface Part extends Omit<FigureRow, 'comparison'> {
  /** what the server states between the sides, where sums of them cannot tell */
  readonly stated: ChartModel['totalComparison'];
}

function isStated(point: CoveredPoint | undefined): boolean {
  return point !== undefined && (point.value !== null || (point.coverage?.items ?? 0) > 0);
}

/** A sum over no items, which is what a node has of calculations outside the set, is nothing that a side has of it. */
function itemsOf(sum: CoveredSum | null): CoveredSum | null {
  return sum && (sum.items > 0 || sum.amount !== null) ? sum : null;
}

/**
 * What lies between the sides of a row: of the figures that stand in it and of nothing else. Where the server states whether
 * they can be compared, since sums of several projects cannot tell, it is followed in that. Figures that are not made of
 * items, such as those of sectors, are only stated where they can be compared.
 */
function compareRow(
  { points: [baseline, optimization] }: Pick<FigureRow, 'points'>,
  stated: Part['stated'],
  compare: typeof comparePair,
): RowComparison {
  const { quantity = null, module } = { ...(baseline?.coverage ?? optimization?.coverage)?.about };
  if (!baseline || !optimization) return { comparison: null, gaps: [], quantity };
  if (stated)
    return {
      quantity,
      module,
      ...stated,
      comparison: ofFigures(stated.comparison, [baseline, optimization]),
    };
  // Where neither side states a figure there is nothing that could be compared, which the two dashes say.
  if (baseline.value === null && optimization.value === null) return { comparison: null, gaps: [], quantity };
  if (!baseline.coverage && !optimization.coverage)
    return { ...comparePair({ baseline: asWhole(baseline), optimization: asWhole(optimization) }), quantity };
  return {
    ...compare({ baseline: toCoveredSum(baseline), optimization: toCoveredSum(optimization) }),
    quantity,
    module,
  };
}

/**
 * A difference that is stated, of the figures in its row: a side without one spends nothing. None where it is of other figures
 * than those that stand there, which nobody could find it in.
 */
function ofFigures(
  stated: Comparison | null,
  [baseline, optimization]: readonly [CoveredPoint, CoveredPoint],
): Comparison | null {
  if (!stated) return null;
  const whole = ({ value }: CoveredPoint) => ({ ...NOTHING_SPENT, amount: value ?? 0 });
  const own = comparePair({ baseline: whole(baseline), optimization: whole(optimization) }).comparison;
  if (!own || !isSame(own.baseline, stated.baseline) || !isSame(own.optimization, stated.optimization))
    return null;
  return { ...own, incomplete: stated.incomplete };
}

/** The same but for the last bits of adding up in another order. */
function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(one), Math.abs(other));
}

function asWhole({ value }: CoveredPoint) {
  return value === null ? null : { amount: value, items: 0, undeclared: 0, incomplete: 0 };
}
