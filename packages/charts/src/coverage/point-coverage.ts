import type { Covered } from '@milieuspoor/contract';
import {
  type CoveredSum,
  type LifeCycleModule,
  type SeriesName,
  type UndeclaredQuantity,
  whatLacks,
} from '@milieuspoor/domain';

/** Which figure it is, so that the items behind it can be looked up. */
export interface FigureAbout {
  readonly quantity: UndeclaredQuantity;
  readonly side: SeriesName;
  /** absent for the whole life cycle */
  readonly module?: LifeCycleModule;
}

/** What a figure in a chart is built on. */
export interface PointCoverage extends Omit<CoveredSum, 'amount' | 'perModule'> {
  readonly about: FigureAbout;
}

/** A figure with what it is built on; both are null where a side has nothing of what the figure is of. */
export interface CoveredPoint {
  readonly value: number | null;
  readonly coverage: PointCoverage | null;
}

type CoveredValues = Covered & { readonly values: Readonly<Record<string, number | null>> };

/** One of the figures of a statistic or of a node in it. */
export function pointOf(
  covered: CoveredValues | null | undefined,
  key: string,
  about: FigureAbout,
): CoveredPoint {
  if (!covered) return { value: null, coverage: null };
  const { values, items, undeclared, incomplete } = covered;
  const apart = covered.apart?.[key];
  const lacking = covered.lacking?.[key];
  const value = values[key] ?? null;
  return {
    value,
    coverage: {
      items,
      undeclared: undeclared[key] ?? 0,
      incomplete: incomplete[key] ?? 0,
      ...(apart ? { apart } : {}),
      ...(lacking ? { lacking } : {}),
      about,
    },
  };
}

/** The points of a series as the chart model keeps them. */
export function toSeriesData(points: readonly CoveredPoint[]): {
  data: (number | null)[];
  coverage: (PointCoverage | null)[];
} {
  return { data: points.map(({ value }) => value), coverage: points.map(({ coverage }) => coverage) };
}

/** A point as a sum that can be compared; null where a side has nothing of it. */
export function toCoveredSum({ value, coverage }: CoveredPoint): CoveredSum | null {
  if (!coverage) return null;
  const { about: _about, ...counts } = coverage;
  return { amount: value, ...counts };
}

/** Whether a figure that is stated leaves something out, which is said at it. */
export function leavesOut({ value, coverage }: CoveredPoint): boolean {
  if (value === null || coverage === null) return false;
  const { undeclared, incomplete, lacking } = coverage;
  return undeclared > 0 || incomplete > 0 || (lacking !== undefined && whatLacks(lacking).items > 0);
}

/** A figure of which is said elsewhere what it lacks of what the other side declares. */
export function withoutLacking({ value, coverage }: CoveredPoint): CoveredPoint {
  if (!coverage) return { value, coverage };
  const { lacking: _lacking, ...counts } = coverage;
  return { value, coverage: counts };
}

/** A figure with a star where it leaves items out, where there is no room for words; the star is explained beside it. */
export function starred(figure: string, point: CoveredPoint): string {
  return leavesOut(point) ? `${figure} *` : figure;
}
