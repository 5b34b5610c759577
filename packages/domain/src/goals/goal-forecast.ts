import { t90 } from './student-t.ts';

/** A project that counts for a figure. */
export interface CountedProject {
  /** in which its design was completed */
  readonly year: number;
  /** what it saves against its baseline, or its share, in percent */
  readonly value: number;
  /** its baseline, or the total that the share is of; above 0 */
  readonly weight: number;
}

/** A forecast needs so many years, or so many projects. */
export const FORECAST_YEARS_MIN = 4;
export const FORECAST_PROJECTS_MIN = 8;
/** Eight projects of two years tell of a step, and not of a trend. */
export const FORECAST_YEARS_LEAST = 3;
/** Projects of different size count as so many of one size, (Σw)² / Σw²; below this one project makes the trend. */
export const FORECAST_EQUALS_MIN = 4;
/** A forecast looks ahead at most this many times as far as the figures look back. */
export const FORECAST_REACH = 2;
/** A spread that is wider, in percentage points, says nothing. */
export const FORECAST_WIDTH_MAX = 50;
/** Projects that lie on one line exactly, in percentage points. */
const NO_WIDTH = 1e-6;

/** Why there is no forecast. */
export const NO_FORECAST_REASONS = ['few', 'one-heavy', 'passed', 'far', 'wide', 'no-spread'] as const;
export type NoForecastReason = (typeof NO_FORECAST_REASONS)[number];

/** Where the figure of a year lies in eight of ten cases, in percent. */
export interface ForecastYear {
  readonly year: number;
  readonly lower: number;
  readonly upper: number;
}

export type GoalForecast =
  | { readonly kind: 'spread'; readonly years: readonly ForecastYear[] }
  | { readonly kind: 'none'; readonly reason: NoForecastReason };

/** Where a figure ends, in percent; null where it has no end. */
interface FigureLimits {
  readonly lowest: number | null;
  readonly highest: number | null;
}

/**
 * Returns where the figure of an organisation goes if its trend goes on, from its last year up to and including another.
 * The trend is the line of weighted least squares through the projects; the spread is the interval in which the figure of
 * a year of mean size lies in eight of ten cases. It is cut off where the figure ends.
 */
export function goalForecast(
  projects: readonly CountedProject[],
  untilYear: number,
  { lowest, highest }: FigureLimits,
): GoalForecast {
  const none = (reason: NoForecastReason): GoalForecast => ({ kind: 'none', reason });
  const years = [...new Set(projects.map(({ year }) => year))];
  const isEnough = years.length >= FORECAST_YEARS_MIN || projects.length >= FORECAST_PROJECTS_MIN;
  if (!isEnough || years.length < FORECAST_YEARS_LEAST) return none('few');
  if (equalsOf(projects) < FORECAST_EQUALS_MIN) return none('one-heavy');
  const [firstYear, lastYear] = [Math.min(...years), Math.max(...years)];
  if (untilYear <= lastYear) return none('passed');
  if (untilYear - lastYear > FORECAST_REACH * (lastYear - firstYear)) return none('far');
  const trend = trendOf(projects, years.length);
  const spread = (year: number) => {
    const middle = trend.mean + trend.slope * (year - trend.meanYear);
    const half = trend.t * Math.sqrt(trend.variance * trend.distance(year));
    return { year, lower: middle - half, upper: middle + half };
  };
  const last = spread(untilYear);
  if (last.upper - last.lower > FORECAST_WIDTH_MAX) return none('wide');
  if (last.upper - last.lower < NO_WIDTH) return none('no-spread');
  const clamp = (percent: number) => Math.min(highest ?? percent, Math.max(lowest ?? percent, percent));
  return {
    kind: 'spread',
    years: Array.from({ length: untilYear - lastYear + 1 }, (_, index) => {
      const { year, lower, upper } = spread(lastYear + index);
      return { year, lower: clamp(lower), upper: clamp(upper) };
    }),
  };
}

/** Returns the number of projects of one size that these count as. */
function equalsOf(projects: readonly CountedProject[]): number {
  const weight = projects.reduce((sum, project) => sum + project.weight, 0);
  return weight ** 2 / projects.reduce((sum, project) => sum + project.weight ** 2, 0);
}

/** Returns the line of weighted least squares, and how far projects lie from it. */
function trendOf(projects: readonly CountedProject[], yearCount: number) {
  const sum = (of: (project: CountedProject) => number) =>
    projects.reduce((total, project) => total + project.weight * of(project), 0);
  const weight = sum(() => 1);
  const meanYear = sum(({ year }) => year) / weight;
  const mean = sum(({ value }) => value) / weight;
  const squares = sum(({ year }) => (year - meanYear) ** 2);
  const slope = sum(({ year, value }) => (year - meanYear) * (value - mean)) / squares;
  const residuals = sum(({ year, value }) => (value - mean - slope * (year - meanYear)) ** 2);
  return {
    ...{ meanYear, mean, slope },
    /** of a project of weight 1 */
    variance: residuals / (projects.length - 2),
    t: t90(equalsOf(projects) - 2),
    /** the uncertainty of a year of mean weight, in that of a project of weight 1 */
    distance: (year: number) => yearCount / weight + 1 / weight + (year - meanYear) ** 2 / squares,
  };
}
