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
import { type ChartModel, pointAt, stackTotalAt } from '../chart-model.ts';
import {
  type CoveredPoint,
  type PointCoverage,
  toCoveredSum,
  totalOfParts,
} from '../coverage/point-coverage.ts';

export interface FigureRow {
  readonly key: string;
  readonly heading: string;
  /** one for each column, in the server's unit, with its coverage */
  readonly points: readonly CoveredPoint[];
  /** between the two sides, where they are the columns; otherwise null */
  readonly comparison: RowComparison | null;
}

/** The difference between the two sides of a row, or why it is not stated. */
export interface RowComparison extends PairComparison, Partial<Pick<PairsComparison, 'compared' | 'pairs'>> {
  /** the quantity that is compared, for the reason; and the life-cycle module, if any */
  readonly quantity: UndeclaredQuantity | null;
  readonly module?: LifeCycleModule | undefined;
}

/** A chart's figures as rows and columns, for a table on the screen, a sheet or a file. */
export interface FigureTable {
  readonly columns: readonly string[];
  /** whether the columns are Baseline and Optimalisatie, so that every row has a difference */
  readonly comparesSides: boolean;
  readonly rows: readonly FigureRow[];
  /** the totals as the server states them, null where it states none */
  readonly total: FigureRow | null;
  /**
   * the projects that are included neither in the rows above nor in the total: all of them, and then project by project
   */
  readonly others: readonly FigureRow[];
}

interface Column {
  readonly key: string;
  readonly label: string;
  readonly total?: number | null;
  readonly totalCoverage?: PointCoverage | null;
}

/** The headings of the totals of a table. */
export interface TotalHeadings {
  /** the row of the total */
  readonly row: string;
  /**
   * the column that adds up each row, including the separate rows below the total, so it names no number of projects
   */
  readonly column: string;
}

/** Returns the figures behind a chart, with the totals under the given headings. */
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
    : model.categories.map(({ key, label, detail, comparison }, index) => ({
        key,
        heading: detail ? `${label}, ${detail}` : label,
        points: [
          ...model.series.map((series) => pointAt(series, index)),
          ...(rowTotals ? [stackTotalAt(model, index)] : []),
        ],
        stated: comparison,
      }));
  const parted = model.dots ? withDots(listed, model) : listed;
  const undrawn = (model.rest ?? []).map(
    ({ key, label, points }): Part => ({ key, heading: label, points, stated: undefined }),
  );
  const parts: readonly Part[] = [...parted, ...undrawn];
  const spends = columns.map((_, side) => parts.some(({ points }) => isStated(points[side])));
  const toRow = ({ stated, ...part }: Part, compare: typeof comparePair): FigureRow => ({
    ...part,
    comparison: comparesSides ? compareRow(part, stated, compare) : null,
  });
  // A side without one node spends nothing on it, where the side is known to exist: it has another node, or the model
  // says so.
  const compareParts: typeof comparePair =
    model.bothSides || spends.every(Boolean)
      ? ({ baseline, optimization }) =>
          comparePart({ baseline: itemsOf(baseline), optimization: itemsOf(optimization) })
      : comparePair;
  const pointsIn = (column: number) => parts.map(({ points }) => points[column]);
  const totalPoints = columns.map(({ total = null, totalCoverage = null }, column) =>
    totalOfParts({ value: total, coverage: totalCoverage }, pointsIn(column)),
  );
  const grandTotal = rowTotals
    ? [totalOfParts(model.total ?? { value: null, coverage: null }, pointsIn(columns.length))]
    : [];
  return {
    columns: [...columns.map(({ label }) => label), ...(rowTotals ? [totalHeadings.column] : [])],
    comparesSides,
    rows: parts.map((part) => toRow(part, compareParts)),
    total: columns.every(({ total }) => total === undefined)
      ? null
      : toRow(
          {
            key: 'total',
            heading: totalHeadings.row,
            points: [...totalPoints, ...grandTotal],
            stated: model.totalComparison,
          },
          // A chart of a drilled-down node may have one side only, like a row of the table above it.
          model.bothSides ? compareParts : comparePair,
        ),
    others: othersRows(model.others).map((part) => ({
      ...part,
      comparison: comparesSides ? { ...compareRow(part, undefined, comparePart), comparison: null } : null,
    })),
  };
}

/** Returns the rows of a course, each followed by those of its dots; a dot is in the column of the own line. */
function withDots(rows: readonly Part[], { categories, series, dots = [] }: ChartModel): readonly Part[] {
  const ofCategory = Map.groupBy(dots, ({ category }) => category);
  return rows.flatMap((row, index) => [
    row,
    ...(ofCategory.get(index) ?? []).map(
      ({ key, label, value, weightText }): Part => ({
        key,
        heading: `${categories[index]?.label}: ${label} (${weightText})`,
        points: series.map((each) => ({ value: each.key === 'own' ? value : null, coverage: null })),
        stated: undefined,
      }),
    ),
  ]);
}

function othersRows(others: ChartModel['others']): readonly Omit<FigureRow, 'comparison'>[] {
  if (!others) return [];
  const { label, points, parts } = others;
  return [
    { key: OTHERS, heading: label, points },
    ...parts.map((part) => ({ key: part.key, heading: part.label, points: part.points })),
  ];
}

/** The key of the row of all separate projects. */
const OTHERS = 'others';

interface Part extends Omit<FigureRow, 'comparison'> {
  /** the comparison that the server states, where sums of the sides are not enough */
  readonly stated: ChartModel['totalComparison'];
}

function isStated(point: CoveredPoint | undefined): boolean {
  return point !== undefined && (point.value !== null || (point.coverage?.items ?? 0) > 0);
}

/** Returns null for a sum over no items, because a node only in calculations outside the set gives such a sum. */
function itemsOf(sum: CoveredSum | null): CoveredSum | null {
  return sum && (sum.items > 0 || sum.amount !== null) ? sum : null;
}

/**
 * Compares the sides of a row, using only the figures in that row. Where the server states whether they can be
 * compared, because sums of several projects cannot tell, that statement decides. Figures that are not made of items,
 * such as those of sectors, are only given where they can be compared.
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
  // Where neither side states a figure there is nothing to compare, which the two dashes show.
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
 * Returns a stated difference for the figures in its row: a side without a figure spends nothing. Returns null where
 * the difference belongs to other figures than those in the row, since readers could not check it.
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

/** Tells whether two numbers are equal except for the last bits, which depend on the order of adding. */
function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(one), Math.abs(other));
}

function asWhole({ value }: CoveredPoint) {
  return value === null ? null : { amount: value, items: 0, undeclared: 0, incomplete: 0 };
}
