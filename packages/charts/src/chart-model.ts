import type { PairsComparisonAnswer } from '@milieuspoor/contract';
import { SERIES_NAMES } from '@milieuspoor/domain';
import type { ColorMeaning } from './colors/palette.ts';
import { type CoveredPoint, leavesOut, type PointCoverage, totalOfParts } from './coverage/point-coverage.ts';
import type { Quantity } from './quantities.ts';
import { waterfallReach } from './waterfall-spans.ts';

/** One place on the category axis. */
export interface ChartCategory {
  readonly key: string;
  readonly label: string;
  /** second line under the label, where two categories would otherwise look equal */
  readonly detail?: string;
  /** the total of its stack, as the server states it; a chart never adds up */
  readonly total?: number | null;
  readonly totalCoverage?: PointCoverage | null;
  /** whether it leads one level down */
  readonly leads?: boolean;
  /** whether a filter chose it and not others: it stands on a band */
  readonly chosen?: boolean;
  /** colour of its bar, where the only series of the chart has no meaning of its own: a side of a whole */
  readonly color?: ColorMeaning;
  /** between the sides, where the figures alone are not enough to compute it */
  readonly comparison?: PairsComparisonAnswer;
}

/** One colour of a chart: a figure for each category, in the server's unit, null where nothing is declared. */
export interface ChartSeries {
  readonly key: string;
  readonly label: string;
  readonly data: readonly (number | null)[];
  /** coverage of each figure, null where there is no figure; absent where figures are not made of items */
  readonly coverage?: readonly (PointCoverage | null)[];
  readonly backgroundColor: ColorMeaning;
  /** over all categories, as the server states it */
  readonly total?: number | null;
  readonly totalCoverage?: PointCoverage | null;
  /** between the sides over several projects; projects that can't be compared are only in the figures */
  readonly comparison?: PairsComparisonAnswer;
}

/** A project whose figures a chart states separately. */
export interface OthersPart {
  readonly key: string;
  readonly label: string;
  /** one for each column of the table */
  readonly points: readonly CoveredPoint[];
}

/**
 * The totals of the projects that cannot be compared. They are shown beside the figures of a chart and are included in
 * none of them.
 */
export interface ChartOthers extends Omit<OthersPart, 'key'> {
  readonly projects: number;
  /** all projects, compared or not */
  readonly of: number;
  /** the separate projects, where the chart is split by project */
  readonly parts: readonly OthersPart[];
  /** whether they are drawn on each bar, as a separate hatched part */
  readonly drawn: boolean;
}

/** One project in a chart of a course: a dot at its category, as large as its weight. */
export interface ChartDot {
  readonly key: string;
  readonly label: string;
  /** the place of its category */
  readonly category: number;
  /** in the server's unit */
  readonly value: number;
  /** what its area stands for, in one unit for all dots */
  readonly weight: number;
  /** the weight with its unit, as people read it: 'baseline 120 ton' */
  readonly weightText: string;
}

/** The contents of a chart, independent of the code that draws it. */
/** A row of the table behind a chart that has no bar. */
export interface UndrawnRow {
  readonly key: string;
  readonly label: string;
  /** one for each series */
  readonly points: readonly CoveredPoint[];
}

export interface ChartModel {
  readonly quantity: Quantity;
  readonly orientation: 'vertical' | 'horizontal';
  /** whether series are stacked; otherwise they are side by side */
  readonly stacked: boolean;
  /**
   * 'range': the series named RANGE_SERIES are the ends of one bar and the mark on it; 'marks': two series are two marks
   * on one line, the first open and the second filled; 'course': those named COURSE_SERIES are lines over the categories,
   * which are years, with dots around them; 'waterfall': the first and the last figure of the one series are totals, and
   * those between them the steps from one to the other
   */
  readonly form?: 'range' | 'marks' | 'course' | 'waterfall';
  /** the projects behind a course; of one category the heaviest first */
  readonly dots?: readonly ChartDot[];
  /** whether the ends of a range also state their figures */
  readonly endsStated?: boolean;
  /** figures that the axis includes in any case, so that charts beside one another have the same scale */
  readonly axisReaches?: { readonly lowest: number; readonly highest: number };
  readonly categories: readonly ChartCategory[];
  readonly series: readonly ChartSeries[];
  /** whether each series leads one level down */
  readonly drillable?: boolean;
  /** the totals of what is not drawn, as rows of the table before its total */
  readonly rest?: readonly UndrawnRow[];
  readonly others?: ChartOthers;
  /** the colour of negative figures, where they mean a benefit */
  readonly negativeColor?: ColorMeaning;
  readonly referenceLine?: { readonly label: string; readonly value: number };
  /** the total of the whole chart, where each category states its own total, as the server states it */
  readonly total?: CoveredPoint;
  /**
   * whether both sides were worked out: a side without a node, or without anything that is shown, then spends nothing
   * on it
   */
  readonly bothSides?: boolean;
  /** between the totals of the sides, like the `comparison` of a series */
  readonly totalComparison?: PairsComparisonAnswer;
  /** what is a row in the table behind the chart; the other one is a column */
  readonly tableRows: 'series' | 'categories';
}

/** The series of a range, by their keys. */
export const RANGE_SERIES = ['lowest', 'middle', 'highest'] as const;
export type RangeSeries = (typeof RANGE_SERIES)[number];

/**
 * The series of a course, by their keys: the own line, the path to a goal, and the ends of a band, such as that in which
 * a figure is expected.
 */
export const COURSE_SERIES = ['own', 'goal', 'lower', 'upper'] as const;
export type CourseSeries = (typeof COURSE_SERIES)[number];

/**
 * Returns the dot at a place of a course, null where the place is one of a series. Dots follow the series, so that one
 * number tells them apart.
 */
export function dotAt({ dots = [], series }: ChartModel, place: number): ChartDot | null {
  return dots[place - series.length] ?? null;
}

/** Returns the figure of a series at a place, with its coverage. */
export function pointAt({ data, coverage }: ChartSeries, index: number): CoveredPoint {
  return { value: data[index] ?? null, coverage: coverage?.[index] ?? null };
}

/** Returns the total of the stack at a place, as the server states it. */
export function stackTotalAt({ categories, series }: ChartModel, index: number): CoveredPoint {
  const { total = null, totalCoverage = null } = categories[index] ?? {};
  return totalOfParts(
    { value: total, coverage: totalCoverage },
    series.map((each) => pointAt(each, index)),
  );
}

/**
 * Returns the key to which a click on a place leads: that of a series, or of a category where series do not lead
 * anywhere; null for neither.
 */
export function leadOf(model: ChartModel, series: number, category: number): string | null {
  const dot = dotAt(model, series);
  if (dot) return dot.key;
  if (model.drillable) return model.series[series]?.key ?? null;
  const place = model.categories[category];
  return place?.leads ? place.key : null;
}

/** Tells whether any part of the chart leads one level down. */
export function leadsAnywhere({ drillable = false, categories }: ChartModel): boolean {
  return drillable || categories.some(({ leads }) => leads);
}

/**
 * Converts the place of a series in the model to its place in the drawing, and back. A vertical stack is read from the
 * top, like its legend, and drawn from the bottom.
 */
export function drawnIndex({ orientation, stacked, series }: ChartModel, index: number): number {
  return stacked && orientation === 'vertical' ? series.length - 1 - index : index;
}

/** Returns the meaning of the colour of a series at a place. */
export function colorAt({ categories }: ChartModel, series: ChartSeries, index: number): ColorMeaning {
  return categories[index]?.color ?? series.backgroundColor;
}

/** Returns the colours of a series in the chart, in the order of its bars: one, or one for each side. */
export function colorsOf({ categories }: ChartModel, series: ChartSeries): readonly ColorMeaning[] {
  const own = categories.flatMap(({ color }) => (color ? [color] : []));
  return own.length > 0 ? own : [series.backgroundColor];
}

/** Tells whether any figure of the chart leaves items out, which is marked at the figure. */
export function hasMarks(model: ChartModel): boolean {
  return (
    model.series.some((each) => each.data.some((_, index) => leavesOut(pointAt(each, index)))) ||
    drawnOthers(model).some(leavesOut) ||
    (model.orientation === 'vertical' &&
      model.categories.some((_, index) => leavesOut(stackTotalAt(model, index))))
  );
}

/** Tells whether a chart has no figures at all; a text then replaces the drawing. */
export function isEmptyChart(model: ChartModel): boolean {
  return model.series.every((series) => series.data.every((value) => value === null));
}

/** Tells whether all figures are 0, which gives no bars; a text then replaces the drawing. */
export function isZeroChart(model: ChartModel): boolean {
  const drawn = [...model.series.map(({ data }) => data), drawnOthers(model).map(({ value }) => value)];
  return !isEmptyChart(model) && drawn.every((data) => data.every((value) => !value));
}

/** Returns the figures that are drawn beside the chart's own, a point for each bar; empty when there are none. */
export function drawnOthers({ others }: ChartModel): readonly CoveredPoint[] {
  return others?.drawn ? others.points : [];
}

/** Tells whether the chart shows both Baseline and Optimalisatie, as bars or as colours. */
export function comparesTwoSides({ categories, series }: ChartModel): boolean {
  return [categories, series].some((list) =>
    SERIES_NAMES.every((name) => list.some(({ key }) => key === name)),
  );
}

/**
 * A horizontal bar with at most this many parts shows all of them in its tooltip, because its thinnest part is hard to
 * point at.
 */
const MOST_PARTS_TOLD = 3;

/**
 * Tells whether a tooltip shows all figures of a category at once: bars side by side, to compare them, and the parts of
 * a bar that has few.
 */
export function isToldTogether({ form, stacked, orientation, series }: ChartModel): boolean {
  if (form === 'course') return false;
  const fewParts = series.length > 1 && series.length <= MOST_PARTS_TOLD;
  return !stacked || (orientation === 'horizontal' && fewParts);
}

/** Returns the number of bars side by side. */
export function barCount(model: ChartModel): number {
  const oneBarEach = model.stacked || model.form !== undefined;
  return model.categories.length * (oneBarEach ? 1 : model.series.length);
}

/**
 * Returns the lowest and highest value that a bar or a stack reaches: geometry for the axis, never a figure on the
 * screen.
 */
export function reachOf(model: ChartModel): { lowest: number; highest: number } {
  if (model.form === 'waterfall') return waterfallReach(model);
  let lowest = model.axisReaches?.lowest ?? 0;
  let highest = Math.max(model.axisReaches?.highest ?? 0, model.referenceLine?.value ?? 0);
  model.categories.forEach((_, index) => {
    let [below, above] = [0, 0];
    const others = drawnOthers(model)[index]?.value ?? 0;
    for (const value of [...model.series.map(({ data }) => data[index] ?? 0), others]) {
      if (!model.stacked) [below, above] = [Math.min(below, value), Math.max(above, value)];
      else if (value < 0) below += value;
      else above += value;
    }
    [lowest, highest] = [Math.min(lowest, below), Math.max(highest, above)];
  });
  for (const { value } of model.dots ?? [])
    [lowest, highest] = [Math.min(lowest, value), Math.max(highest, value)];
  return { lowest, highest };
}
