import type { PairsComparisonAnswer, SectorStatistic, TwoSides } from '@milieuspoor/contract';
import { comparePairs, SERIES_NAMES } from '@milieuspoor/domain';
import type { ChartModel } from '../chart-model.ts';
import type { SideLabels } from './sides.ts';

/**
 * Returns the MKI of each sector, with the sides beside one another; the total covers all sectors together. It only
 * includes what is in the given sectors. `basis` returns the text with the coverage of each and the difference between
 * its sides: two charts that differ by a factor of a hundred have no common axis, so they are compared in percent.
 * `leads` says that a sector leads to its projects, which it does where these belong to the organisation on the screen.
 * `none` is the reason why a sector has no bars.
 */
export function sectorBars(
  statistics: readonly SectorStatistic[],
  sectors: readonly { readonly value: string; readonly label: string }[],
  labels: SideLabels,
  basis: (sides: TwoSides, change: PairsComparisonAnswer, ownProjects: number | null) => string,
  { leads = false, none }: { readonly leads?: boolean; readonly none: string },
): ChartModel {
  const of = (sector: string) => statistics.find((statistic) => statistic.sector === sector);
  const together = statistics.find(({ sector }) => sector === null);
  return {
    quantity: 'mki',
    orientation: 'horizontal',
    stacked: false,
    categories: sectors.map(({ value, label }) => {
      const { mki: sides, own_projects = null } = of(value) ?? {};
      return {
        key: value,
        label,
        ...(sides
          ? { detail: basis(sides, between(sides), own_projects), comparison: between(sides), leads }
          : { detail: none }),
      };
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

/** Returns the difference of sums over the same projects, marked where one of them leaves something undeclared. */
function between({ baseline, optimization, incomplete }: TwoSides): PairsComparisonAnswer {
  const side = (amount: number) => ({ amount, items: 0, undeclared: 0, incomplete: incomplete ? 1 : 0 });
  const { comparison, gaps, compared, pairs } = comparePairs([
    { baseline: side(baseline), optimization: side(optimization) },
  ]);
  return { comparison, gaps: [...gaps], compared, pairs };
}
