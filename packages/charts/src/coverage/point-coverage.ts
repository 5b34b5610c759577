import type { Covered } from '@milieuspoor/contract';
import {
  type CoveredSum,
  type LifeCycleModule,
  type SeriesName,
  type UndeclaredQuantity,
  whatLacks,
} from '@milieuspoor/domain';

/** Identifies a figure, so that the items behind it can be looked up. */
export interface FigureAbout {
  readonly quantity: UndeclaredQuantity;
  readonly side: SeriesName;
  /** absent for the whole life cycle */
  readonly module?: LifeCycleModule;
}

/** The coverage of a figure in a chart. */
export interface PointCoverage extends Omit<CoveredSum, 'amount' | 'perModule'> {
  /** of a total: a part of it leaves something out, which may be too little to be said of the whole */
  readonly partLeavesOut?: true;
  readonly about: FigureAbout;
}

/** A figure with its coverage; both are null where a side has nothing of this figure. */
export interface CoveredPoint {
  readonly value: number | null;
  readonly coverage: PointCoverage | null;
}

type CoveredValues = Covered & { readonly values: Readonly<Record<string, number | null>> };

/** Returns one of the figures of a statistic, or of a node in it. */
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

/** Returns points as the chart model stores them in a series. */
export function toSeriesData(points: readonly CoveredPoint[]): {
  data: (number | null)[];
  coverage: (PointCoverage | null)[];
} {
  return { data: points.map(({ value }) => value), coverage: points.map(({ coverage }) => coverage) };
}

/** Returns a point as a sum that can be compared; null where a side has nothing of it. */
export function toCoveredSum({ value, coverage }: CoveredPoint): CoveredSum | null {
  if (!coverage) return null;
  const { about: _about, partLeavesOut: _part, ...counts } = coverage;
  return { amount: value, ...counts };
}

/** Tells whether a figure leaves something out, which is stated beside it. */
export function leavesOut({ value, coverage }: CoveredPoint): boolean {
  if (value === null || coverage === null) return false;
  const { undeclared, incomplete, lacking, partLeavesOut = false } = coverage;
  return (
    partLeavesOut ||
    undeclared > 0 ||
    incomplete > 0 ||
    (lacking !== undefined && whatLacks(lacking).items > 0)
  );
}

/** Returns a total, which leaves something out where one of its parts does: what is starred is never added up without a star. */
export function totalOfParts(
  total: CoveredPoint,
  parts: readonly (CoveredPoint | undefined)[],
): CoveredPoint {
  if (!total.coverage || !parts.some((part) => part && leavesOut(part))) return total;
  return { value: total.value, coverage: { ...total.coverage, partLeavesOut: true } };
}

/** Returns a figure without what it lacks of what the other side declares, because another text states that. */
export function withoutLacking({ value, coverage }: CoveredPoint): CoveredPoint {
  if (!coverage) return { value, coverage };
  const { lacking: _lacking, ...counts } = coverage;
  return { value, coverage: counts };
}

/**
 * Returns a figure, with a star where it leaves items out, for places without room for words. A text beside it explains
 * the star.
 */
export function starred(figure: string, point: CoveredPoint): string {
  return leavesOut(point) ? `${figure} *` : figure;
}
