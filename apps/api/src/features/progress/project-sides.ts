import type { ProgressSides } from '@milieuspoor/domain';
import { impactsOf } from '../statistics/covered-row.ts';
import { pairOfEach, type RowPair, resourceSides, toPair } from '../statistics/row-pairs.ts';
import type { StatisticRow } from '../statistics/statistics.queries.ts';

/** Returns the sides of each project by its id; `rows` are the totals of the projects, two of each. */
export function projectSides(rows: readonly StatisticRow[]): ReadonlyMap<string, ProgressSides> {
  return new Map(
    [...pairOfEach(rows)].flatMap(([id, { baseline, optimization }]) =>
      baseline && optimization ? [[id, sidesOf({ baseline, optimization })] as const] : [],
    ),
  );
}

function sidesOf(pair: Required<RowPair>): ProgressSides {
  return {
    mki: toPair(pair, (row) => impactsOf(row).mki),
    co2: toPair(pair, (row) => impactsOf(row).co2),
    resources: resourceSides(pair),
  };
}
