import type { StatisticRow } from './statistics.queries.ts';

/**
 * Returns the row of each series as a whole; at the level of projects that of the calculations and not of their groups.
 */
export function wholeRows(rows: readonly StatisticRow[]): StatisticRow[] {
  const wholes = rows.filter((row) => row.childId === null);
  const ofCalculations = wholes.filter((row) => row.level === 'calculation');
  return ofCalculations.length > 0 ? ofCalculations : wholes;
}
