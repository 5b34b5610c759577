import type { ChartDot, ChartModel, ChartSeries, CourseSeries } from '../chart-model.ts';
import type { Quantity } from '../quantities.ts';

/** A year of a course, in percent; null where there is no figure. */
export interface CourseYear {
  readonly year: number;
  readonly value: number | null;
  /** what stands below the year: how many projects count */
  readonly detail: string;
}

/** A figure of a year, in percent. */
export interface YearTarget {
  readonly year: number;
  readonly value: number;
}

export interface CourseParts {
  readonly years: readonly CourseYear[];
  readonly dots?: readonly (Omit<ChartDot, 'category'> & { readonly year: number })[];
  /** the path to a goal; it may go on after the last year, and is drawn as one line */
  readonly goal?: readonly YearTarget[];
  /** a band, such as that in which a figure is expected */
  readonly band?: readonly { readonly year: number; readonly lower: number; readonly upper: number }[];
}

export interface CourseLabels {
  readonly own: string;
  readonly goal: string;
  readonly lower: string;
  readonly upper: string;
  /** what stands below a year that is not among those given */
  readonly missing: (year: number) => string;
}

/**
 * Returns a line over years with its projects as dots. A year without a figure is a place without a point, so that
 * nothing is joined over it. `leads` are the years that can be chosen,
 * and `chosen` those that a filter chose, null where it chose all.
 */
export function courseOver(
  { years, dots = [], goal = [], band = [] }: CourseParts,
  {
    quantity,
    labels,
    leads,
    chosen = null,
  }: {
    readonly quantity: Quantity;
    readonly labels: CourseLabels;
    readonly leads: readonly number[];
    readonly chosen?: readonly number[] | null;
  },
): ChartModel {
  const places = yearsFrom([...years, ...goal, ...band, ...leads.map((year) => ({ year }))]);
  const at = <Year extends { readonly year: number }>(list: readonly Year[], place: number) =>
    list.find(({ year }) => year === place);
  const series = (key: CourseSeries, valueAt: (year: number) => number | null | undefined): ChartSeries => ({
    ...{ key, label: labels[key], backgroundColor: COLORS[key] },
    data: places.map((year) => valueAt(year) ?? null),
  });
  return {
    ...{ quantity, orientation: 'vertical', stacked: false, form: 'course', tableRows: 'categories' },
    categories: places.map((year) => ({
      key: String(year),
      label: String(year),
      detail: at(years, year)?.detail ?? labels.missing(year),
      leads: leads.includes(year),
      ...(chosen?.includes(year) ? { chosen: true } : {}),
    })),
    series: [
      series('own', (year) => at(years, year)?.value),
      ...(goal.length > 0 ? [series('goal', (year) => at(goal, year)?.value)] : []),
      ...(band.length > 0
        ? [series('lower', (year) => at(band, year)?.lower), series('upper', (year) => at(band, year)?.upper)]
        : []),
    ],
    dots: dots
      .map(({ year, ...dot }) => ({ ...dot, category: places.indexOf(year) }))
      .toSorted((left, right) => left.category - right.category || right.weight - left.weight),
  };
}

const COLORS = { own: 'optimization', goal: 'range-mark', lower: 'range', upper: 'range' } as const;

/** Returns every year from the first to the last, those between that have nothing included. */
function yearsFrom(named: readonly { readonly year: number }[]): number[] {
  if (named.length === 0) return [];
  const years = named.map(({ year }) => year);
  const first = Math.min(...years);
  return Array.from({ length: Math.max(...years) - first + 1 }, (_, place) => first + place);
}
