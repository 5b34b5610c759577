import type { PairsComparisonAnswer, SectorStatistic, TwoSides } from '@milieuspoor/contract';
import { comparePairs, SERIES_NAMES } from '@milieuspoor/domain';
import type { ChartModel } from '../chart-model.ts';
import type { SideLabels } from './sides.ts';

/**
 * The MKI of each sector, the sides beside one another; all sectors together are the total. Only what is in the given
 * sectors: two charts with the same ones can be held against one another. `basis` says what each is built on: how many projects stand
 * behind it, and whether one of them leaves something open.
 */
export function sectorBars(
  statistics: readonly SectorStatistic[],
  sectors: readonly { readonly value: string; readonly label: string }[],
  labels: SideLabels,
  basis: (sides: TwoSides) => string,
): ChartModel {
  const of = (sector: string) => statistics.find((statistic) => statistic.sector === sector);
  const together = statistics.find(({ sector }) => sector === null);
  return {
    quantity: 'mki',
    orientation: 'horizontal',
    stacked: false,
    categories: sectors.map(({ value, label }) => {
      const sides = of(value)?.mki;
      return { key: value, label, ...(sides ? { detail: basis(sides), comparison: between(sides) } : {}) };
    }),
    series: SERIES_NAMES.map((side) => ({
      key: side,
      label: labels[side],
      data: sectors.map(({ value }) => of(value)?.mki?.[side] ?? null),
      backgroundColor: side,
      total: together?.mki?.[side] ?? null,
    })),
    tableRows: 'categories',
    ...(together?.mki ? { totalComparison: between(together.mki) } : {}),
  };
}

/** The difference of sums over the same projects, with the mark that one of them leaves something open. */
function between({ baseline, optimization, incomplete }: TwoSides): PairsComparisonAnswer {
  const side = (amount: number) => ({ amount, items: 0, undeclared: 0, incomplete: incomplete ? 1 : 0 });
  const { gaps, ...compared } = comparePairs([
    { baseline: side(baseline), optimization: side(optimization) },
  ]);
  return { ...compared, gaps: [...gaps] };
}
