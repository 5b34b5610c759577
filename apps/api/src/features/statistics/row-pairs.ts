import {
  type CoveredSum,
  NOTHING_SPENT,
  type Pair,
  type ResourceSides,
  type SeriesName,
} from '@milieuspoor/domain';
import { resourceOf } from './covered-row.ts';
import type { StatisticRow } from './statistics.queries.ts';
import { wholeRows } from './whole-rows.ts';

export type RowPair = Readonly<Partial<Record<SeriesName, StatisticRow>>>;

/** Returns the rows of each project by its id, as its two sides; rows of other nodes are skipped. */
export function pairOfEach(rows: readonly StatisticRow[]): ReadonlyMap<string, RowPair> {
  const level = wholeRows(rows)[0]?.level;
  const projects = new Map<string, RowPair>();
  for (const row of rows)
    if (row.childId !== null && row.level === level)
      projects.set(row.childId, { ...projects.get(row.childId), [row.series]: row });
  return projects;
}

export function pairsByProject(rows: readonly StatisticRow[]): RowPair[] {
  return [...pairOfEach(rows).values()];
}

/**
 * Returns a quantity of both sides. Each project has both calculations: a side without a row does not have the node of
 * the question, and spends nothing on it.
 */
export function toPair({ baseline, optimization }: RowPair, figure: (row: StatisticRow) => CoveredSum): Pair {
  return {
    baseline: baseline ? figure(baseline) : NOTHING_SPENT,
    optimization: optimization ? figure(optimization) : NOTHING_SPENT,
  };
}

/** Returns the resources of both sides, like `toPair` for a quantity. */
export function resourceSides({ baseline, optimization }: RowPair): ResourceSides {
  const sideOf = (row: StatisticRow | undefined): ResourceSides['baseline'] =>
    row ? (key) => resourceOf(row, key) : () => NOTHING_SPENT;
  return { baseline: sideOf(baseline), optimization: sideOf(optimization) };
}
