import type { PairsComparisonAnswer } from '@milieuspoor/contract';
import { SERIES_NAMES } from '@milieuspoor/domain';
import type { ColorMeaning } from './colors/palette.ts';
import { type CoveredPoint, leavesOut, type PointCoverage } from './coverage/point-coverage.ts';
import type { Quantity } from './quantities.ts';

/** One place on the category axis. */
export interface ChartCategory {
  readonly key: string;
  readonly label: string;
  /** second line under the label, where two categories would otherwise read alike */
  readonly detail?: string;
  /** what the stack on it amounts to, as the server states it; a chart never sums */
  readonly total?: number | null;
  readonly totalCoverage?: PointCoverage | null;
  /** it leads one level down */
  readonly leads?: boolean;
  /** of its bar, where the one series of the chart means nothing that the category doesn't: a side of a whole */
  readonly color?: ColorMeaning;
  /** between the sides, where the figures alone cannot tell all of it */
  readonly comparison?: PairsComparisonAnswer;
}

/** One colour of a chart: a figure for each category, in the server's unit, null where nothing is declared. */
export interface ChartSeries {
  readonly key: string;
  readonly label: string;
  readonly data: readonly (number | null)[];
  /** what each figure is built on, null where there is nothing of it; absent where figures are not made of items */
  readonly coverage?: readonly (PointCoverage | null)[];
  readonly backgroundColor: ColorMeaning;
  /** over all categories, as the server states it */
  readonly total?: number | null;
  readonly totalCoverage?: PointCoverage | null;
  /** between the sides over several projects, of which those that can't be compared are in the figures only */
  readonly comparison?: PairsComparisonAnswer;
}

/** A project of which a chart states the figures apart. */
export interface OthersPart {
  readonly key: string;
  readonly label: string;
  /** one for each column of the table */
  readonly points: readonly CoveredPoint[];
}

/** What the projects come to that cannot be compared: beside the figures of a chart, and in none of them. */
export interface ChartOthers extends Omit<OthersPart, 'key'> {
  readonly projects: number;
  /** all projects, compared or not */
  readonly of: number;
  /** the projects by themselves, where the chart is split by project */
  readonly parts: readonly OthersPart[];
  /** on each bar, as a hatched part of its own */
  readonly drawn: boolean;
}

/** What a chart shows, whatever draws it. */
export interface ChartModel {
  readonly quantity: Quantity;
  readonly orientation: 'vertical' | 'horizontal';
  /** series on top of one another, or side by side */
  readonly stacked: boolean;
  /** 'range': the series named RANGE_SERIES are the ends of one bar and the mark on it */
  readonly form?: 'range';
  /** the ends of a range state their figures as well */
  readonly endsStated?: boolean;
  /** figures that the axis reaches in any case, so that charts beside one another share their measure */
  readonly axisReaches?: { readonly lowest: number; readonly highest: number };
  readonly categories: readonly ChartCategory[];
  readonly series: readonly ChartSeries[];
  /** each series leads one level down */
  readonly drillable?: boolean;
  /** what is not drawn comes to, a row of the table before its total; a point for each series */
  readonly rest?: { readonly label: string; readonly points: readonly CoveredPoint[] };
  readonly others?: ChartOthers;
  /** negative figures stand for a benefit and have this colour */
  readonly negativeColor?: ColorMeaning;
  readonly referenceLine?: { readonly label: string; readonly value: number };
  /** what everything in it amounts to, where each category states its own total, as the server states it */
  readonly total?: CoveredPoint;
  /** both sides were worked out: one that has nothing of what is shown, all of it included, spends nothing on it */
  readonly bothSides?: boolean;
  /** between the totals of the sides, as `comparison` is between those of a series */
  readonly totalComparison?: PairsComparisonAnswer;
  /** what a row of the table behind the chart is; the other is a column */
  readonly tableRows: 'series' | 'categories';
}

/** The series of a range, by their keys. */
export const RANGE_SERIES = ['lowest', 'middle', 'highest'] as const;
export type RangeSeries = (typeof RANGE_SERIES)[number];

/** The figure of a series at a place, with what it is built on. */
export function pointAt({ data, coverage }: ChartSeries, index: number): CoveredPoint {
  return { value: data[index] ?? null, coverage: coverage?.[index] ?? null };
}

/** What a click on a place leads into, by its key: a series, or where those do not lead anywhere a category; null for neither. */
export function leadOf(model: ChartModel, series: number, category: number): string | null {
  if (model.drillable) return model.series[series]?.key ?? null;
  const place = model.categories[category];
  return place?.leads ? place.key : null;
}

/** Whether anything in the chart leads one level down. */
export function leadsAnywhere({ drillable = false, categories }: ChartModel): boolean {
  return drillable || categories.some(({ leads }) => leads);
}

/**
 * Where a series stands among those that are drawn, and the other way round. A standing stack is read from above, as its
 * legend is, and drawn from below.
 */
export function drawnIndex({ orientation, stacked, series }: ChartModel, index: number): number {
  return stacked && orientation === 'vertical' ? series.length - 1 - index : index;
}

/** What the colour of a series stands for at a place. */
export function colorAt({ categories }: ChartModel, series: ChartSeries, index: number): ColorMeaning {
  return categories[index]?.color ?? series.backgroundColor;
}

/** The colours that a series has in the chart, in the order of its bars: one, or one for each side. */
export function colorsOf({ categories }: ChartModel, series: ChartSeries): readonly ColorMeaning[] {
  const own = categories.flatMap(({ color }) => (color ? [color] : []));
  return own.length > 0 ? own : [series.backgroundColor];
}

/** Whether any figure of the chart leaves items out, which is marked at it. */
export function hasMarks(model: ChartModel): boolean {
  return (
    model.series.some((each) => each.data.some((_, index) => leavesOut(pointAt(each, index)))) ||
    drawnOthers(model).some(leavesOut)
  );
}

/** A chart without any figure is empty, which is said instead of drawn. */
export function isEmptyChart(model: ChartModel): boolean {
  return model.series.every((series) => series.data.every((value) => value === null));
}

/** Figures that are all 0 make no bar; they are said instead of drawn as well. */
export function isZeroChart(model: ChartModel): boolean {
  const drawn = [...model.series.map(({ data }) => data), drawnOthers(model).map(({ value }) => value)];
  return !isEmptyChart(model) && drawn.every((data) => data.every((value) => !value));
}

/** What is drawn beside the figures, a point for each bar; none where nothing is. */
export function drawnOthers({ others }: ChartModel): readonly CoveredPoint[] {
  return others?.drawn ? others.points : [];
}

/** Whether Baseline and Optimalisatie stand in one chart, as its bars or as its colours. */
export function comparesTwoSides({ categories, series }: ChartModel): boolean {
  return [categories, series].some((list) =>
    SERIES_NAMES.every((name) => list.some(({ key }) => key === name)),
  );
}

/** A lying bar of as many parts is told whole: the thinnest of them can hardly be pointed at. */
const MOST_PARTS_TOLD = 3;

/** Whether all figures of a category are told at once: bars side by side, to be compared, and the few parts of a bar. */
export function isToldTogether({ stacked, orientation, series }: ChartModel): boolean {
  const fewParts = series.length > 1 && series.length <= MOST_PARTS_TOLD;
  return !stacked || (orientation === 'horizontal' && fewParts);
}

/** How many bars stand side by side. */
export function barCount(model: ChartModel): number {
  const oneBarEach = model.stacked || model.form === 'range';
  return model.categories.length * (oneBarEach ? 1 : model.series.length);
}

/** The lowest and the highest that a bar or a stack reaches: geometry for the axis, never a figure on the screen. */
export function reachOf(model: ChartModel): { lowest: number; highest: number } {
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
  return { lowest, highest };
}
