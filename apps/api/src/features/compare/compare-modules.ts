import type { ComparedModule } from '@milieuspoor/contract';
import {
  type CoveredSum,
  comparePart,
  LIFE_CYCLE_MODULES,
  MODULE_INDICATORS,
  type ModuleIndicator,
} from '@milieuspoor/domain';
import { co2PerModule, impactsOf, mkiPerModule } from '../statistics/covered-row.ts';
import type { RowPair } from '../statistics/row-pairs.ts';
import type { StatisticRow } from '../statistics/statistics.queries.ts';
import { toPairComparison } from '../statistics/to-pair-comparison.ts';

/**
 * Compares two calculations in each life-cycle module that either declares. A module that both leave empty at a post
 * counts as 0 there, as it does in the whole; where one alone does, nothing is concluded of that module.
 */
export function compareModules(sides: RowPair): ComparedModule[] {
  return LIFE_CYCLE_MODULES.flatMap((module, place): ComparedModule[] => {
    const rows = [sides.baseline, sides.optimization];
    const isDeclared = rows.some((row) =>
      MODULE_INDICATORS.some((indicator) => row && amountOf(row, indicator, place) !== null),
    );
    if (!isDeclared) return [];
    const compared = (indicator: ModuleIndicator) => {
      const sumOf = (row: StatisticRow | undefined) => (row ? sumIn(row, indicator, place) : null);
      return toPairComparison(
        comparePart({ baseline: sumOf(sides.baseline), optimization: sumOf(sides.optimization) }),
      );
    };
    return [{ module, mki: compared('mki'), co2: compared('co2') }];
  });
}

/** Returns what a calculation comes to in a module, as whole as the calculation is. */
function sumIn(row: StatisticRow, indicator: ModuleIndicator, place: number): CoveredSum {
  const { items, undeclared, incomplete, apart, amount } = impactsOf(row)[indicator];
  const { lacking } = (indicator === 'mki' ? mkiPerModule(row) : co2PerModule(row))[place] ?? {};
  return {
    ...{ items, undeclared, incomplete },
    // Without any figure in the whole it is not known to be 0 here.
    amount: amount === null ? null : (amountOf(row, indicator, place) ?? 0),
    ...(apart ? { apart } : {}),
    ...(lacking ? { lacking } : {}),
  };
}

function amountOf(row: StatisticRow, indicator: ModuleIndicator, place: number): number | null {
  return (indicator === 'mki' ? row.mkiEur : row.co2Kg)[place] ?? null;
}
