import type { OrderingOf, ProjectFigure, ProjectResult } from '@milieuspoor/contract';
import type { SetCode } from '@milieuspoor/domain';
import type { ProjectSideRow } from './project-results.queries.ts';
import { toProjectResult, toProjectResultIn } from './to-project-result.ts';

interface FigureOrder {
  readonly ordering: OrderingOf<readonly ProjectFigure[]>;
  /** the set that the list shows */
  readonly set: SetCode;
}

/**
 * Returns projects in the order of the MKI or the CO2 that the list shows of them: first those with a figure in the set,
 * then those with one in the other set, since figures of different sets are never compared (D-93), and last those
 * without. Equal ones keep their order.
 */
export function orderByFigure(
  projectIds: readonly string[],
  sides: readonly ProjectSideRow[],
  { ordering, set }: FigureOrder,
): string[] {
  const descending = ordering.startsWith('-');
  const quantity = ordering.endsWith('mki') ? 'mki' : 'co2';
  const sidesOf = Map.groupBy(sides, ({ projectId }) => projectId);
  const placed = projectIds.map((id) => {
    const pair = sidesOf.get(id) ?? [];
    const result = (set === 'a2' ? toProjectResultIn(set, pair) : null) ?? toProjectResult(pair);
    const figure = result && shownFigure(result, quantity);
    const group = figure === null ? 2 : result?.set === set ? 0 : 1;
    return { id, group, figure: figure ?? 0 };
  });
  return placed
    .toSorted(
      (left, right) =>
        left.group - right.group || (descending ? right.figure - left.figure : left.figure - right.figure),
    )
    .map(({ id }) => id);
}

/**
 * Returns what the list shows that a project comes to, in euro or kg: the optimisation where both sides compare, the
 * baseline where it stands alone; null where they do not compare, for then no figure is shown.
 */
function shownFigure(result: ProjectResult, quantity: ProjectFigure): number | null {
  const { baseline, optimization, comparison, gaps } = quantity === 'mki' ? result : result.co2;
  if (comparison) return comparison.optimization;
  return result.set !== null && optimization === null && gaps.length === 0 ? baseline : null;
}
