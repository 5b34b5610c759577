import { type ProgressMeasure, type ProgressValue, progressOver } from './progress-value.ts';

/** The projects of a year that are completed, with what they have of an indicator. */
export interface YearMeasures {
  readonly year: number;
  readonly measures: readonly ProgressMeasure[];
}

/** An indicator over some years together. */
export interface StatedYears extends ProgressValue {
  /** in order; only years in which a project counts */
  readonly years: readonly number[];
  /** percent; a statement has a figure */
  readonly value: number;
}

/** What can be said of an indicator in one sentence; null for years that have no figure. */
export interface ProgressStatement {
  readonly latest: StatedYears | null;
  readonly earliest: StatedYears | null;
}

/** One project says little about a year: it is taken together with the years beside it. */
const LEAST_PROJECTS = 2;

/**
 * Returns the last years against the first ones. Of the years in which a project counts, the last ones are taken until
 * two projects count, and the first ones likewise from what is left. The first year itself is never among the last
 * ones, so that there is something to hold these against. Weights are those of `progressOver`.
 */
export function progressStatement(years: readonly YearMeasures[]): ProgressStatement {
  const known = years
    .filter(({ measures }) => progressOver(measures).value !== null)
    .toSorted((left, right) => left.year - right.year);
  const last = takeUntilTwo(known.slice(1).reverse());
  const latest = last.length > 0 ? last.toReversed() : known.slice(0, 1);
  const earlier = known.filter((each) => !latest.includes(each));
  return { latest: together(latest), earliest: together(takeUntilTwo(earlier)) };
}

function takeUntilTwo(years: readonly YearMeasures[]): readonly YearMeasures[] {
  let counted = 0;
  return years.filter(({ measures }) => {
    if (counted >= LEAST_PROJECTS) return false;
    counted += progressOver(measures).counted;
    return true;
  });
}

function together(years: readonly YearMeasures[]): StatedYears | null {
  const over = progressOver(years.flatMap(({ measures }) => measures));
  const { value } = over;
  return value === null ? null : { ...over, value, years: years.map(({ year }) => year) };
}
