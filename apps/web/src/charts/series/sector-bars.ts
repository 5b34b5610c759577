import type { SectorStatistic } from '@milieuspoor/contract';
import { SERIES_NAMES } from '@milieuspoor/domain';
import type { ChartModel } from '../chart-model.ts';
import type { SideLabels } from './sides.ts';

/**
 * The MKI of each sector, the sides beside one another; all sectors together are the total. Only what is in the given
 * sectors: two charts with the same ones can be held against one another. Each says how many projects stand behind it.
 */
export function sectorBars(
  statistics: readonly SectorStatistic[],
  sectors: readonly { readonly value: string; readonly label: string }[],
  labels: SideLabels,
  projects: (count: number) => string,
): ChartModel {
  const of = (sector: string) => statistics.find((statistic) => statistic.sector === sector);
  const together = statistics.find(({ sector }) => sector === null);
  return {
    quantity: 'mki',
    orientation: 'horizontal',
    stacked: false,
    categories: sectors.map(({ value, label }) => {
      const count = of(value)?.projects ?? 0;
      return { key: value, label, ...(count > 0 ? { detail: projects(count) } : {}) };
    }),
    series: SERIES_NAMES.map((side) => ({
      key: side,
      label: labels[side],
      data: sectors.map(({ value }) => of(value)?.mki?.[side] ?? null),
      backgroundColor: side,
      total: together?.mki?.[side] ?? null,
    })),
    tableRows: 'categories',
  };
}
