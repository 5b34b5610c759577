import { numberOf, sumAsRead } from '../format/exact-fraction.ts';
import { reductionPercent } from '../statistics/reduction.ts';
import {
  PROMISE_OBSTACLES,
  type PromiseConclusion,
  type PromiseObstacle,
  type PromiseOutcome,
} from './promise-outcome.ts';

/** Several promises and what became of them, over the projects of which something can be concluded. */
export interface PromiseTotals extends PromiseOutcome {
  readonly projects: number;
}

/**
 * Adds up the promises about which something can be concluded; null for none. What was promised and what was built are
 * both sums over the work that was carried out, so that their percentages differ by what became of the promises and by
 * nothing else.
 */
export function promiseTotals(conclusions: readonly PromiseConclusion[]): PromiseTotals | null {
  const outcomes = conclusions.flatMap(({ outcome }) => outcome ?? []);
  if (outcomes.length === 0) return null;
  const sumOf = (figure: 'baselineEur' | 'promisedEur' | 'builtEur') =>
    numberOf(sumAsRead(outcomes.map((outcome) => outcome[figure])));
  const [baselineEur, promisedEur, builtEur] = [
    sumOf('baselineEur'),
    sumOf('promisedEur'),
    sumOf('builtEur'),
  ];
  const promisedPercent = reductionPercent({ baseline: baselineEur, optimization: promisedEur });
  const builtPercent = reductionPercent({ baseline: baselineEur, optimization: builtEur });
  // Each baseline is above 0, so their sum is.
  if (promisedPercent === null || builtPercent === null) return null;
  return {
    projects: outcomes.length,
    ...{ promisedPercent, builtPercent, points: builtPercent - promisedPercent },
    ...{ baselineEur, promisedEur, builtEur },
    deviationEur: numberOf(sumAsRead([builtEur, -promisedEur])),
    incomplete: outcomes.some(({ incomplete }) => incomplete),
  };
}

/** Counts the projects about which nothing can be concluded, by their reason, in the order of the reasons. */
export function countPromiseObstacles(
  conclusions: readonly PromiseConclusion[],
): { readonly obstacle: PromiseObstacle; readonly projects: number }[] {
  return PROMISE_OBSTACLES.flatMap((obstacle) => {
    const projects = conclusions.filter((each) => each.obstacle === obstacle).length;
    return projects > 0 ? [{ obstacle, projects }] : [];
  });
}

/**
 * Puts projects in the order of their deviation in percentage points, the largest first, whatever its sign; those about
 * which nothing can be concluded come last, and projects that are equal keep their order.
 */
export function largestDeviationFirst<Project extends PromiseConclusion>(
  projects: readonly Project[],
): Project[] {
  const size = ({ outcome }: Project) => (outcome ? Math.abs(outcome.points) : -1);
  return projects.toSorted((left, right) => size(right) - size(left));
}
