import type { Statistic } from '@milieuspoor/contract';
import {
  type ModuleIndicator,
  moduleStatisticKind,
  type SetCode,
  type StatisticKind,
} from '@milieuspoor/domain';
import type { ChartModel } from '../chart-model.ts';
import type { PartKind } from '../parts.ts';
import { partBars } from '../series/part-bars.ts';
import { partsPerGroup } from '../series/parts-per-group.ts';
import { perModule } from '../series/per-module.ts';
import { groupBars } from './group-bars.ts';
import type { VariantLabels } from './variant-labels.ts';

/** The charts of one calculation. */
export type VariantChartKey =
  | 'mki-groups'
  | 'mki-modules'
  | 'co2-groups'
  | 'co2-modules'
  | 'material'
  | 'energy'
  | 'equipment'
  | 'transport';

export interface VariantChart {
  readonly key: VariantChartKey;
  readonly model: ChartModel;
  /** number of product groups, where the chart leaves some out; a chart that sums them up says so itself */
  readonly groups?: { readonly shown: number; readonly of: number };
}

/** The statistic that has both the total and all product groups. */
const TOTALS: Readonly<Record<ModuleIndicator, StatisticKind>> = {
  mki: 'total_mki_reference_calculation',
  co2: 'co2',
};

/**
 * Returns charts of the costs and the composition of one calculation, from its statistics by product group in a set.
 */
export function variantCharts(
  statistics: readonly Statistic[],
  set: SetCode,
  labels: VariantLabels,
): readonly VariantChart[] {
  const of = (kind: StatisticKind) => statistics.filter(({ statistic }) => statistic === kind);
  const impact = (indicator: ModuleIndicator): VariantChart[] => [
    ...of(TOTALS[indicator]).map((whole) => ({
      key: `${indicator}-groups` as const,
      model: inColoursOf(
        indicator,
        groupBars(whole, indicator, { quantity: labels[indicator], rest: labels.rest }),
      ),
    })),
    {
      key: `${indicator}-modules`,
      model: inColoursOf(
        indicator,
        perModule(
          of(moduleStatisticKind(indicator, set)),
          of(TOTALS[indicator]),
          indicator,
          labels.sides,
          labels.modules,
        ),
      ),
    },
  ];
  const parts = (kind: Exclude<PartKind, 'material'>, key: VariantChartKey): VariantChart => ({
    key,
    model: partBars(of(kind), kind, labels.sides, labels.parts),
  });
  const { model, groups, groupsShown } = partsPerGroup(of('material'), of(TOTALS.mki), 'material', labels);
  return [
    ...impact('mki'),
    ...impact('co2'),
    {
      key: 'material',
      model,
      ...(groups > groupsShown ? { groups: { shown: groupsShown, of: groups } } : {}),
    },
    parts('energy', 'energy'),
    parts('emissions_construction_site', 'equipment'),
    parts('emissions_transport', 'transport'),
  ];
}

/** Colours MKI by its side, CO2 grey, and CO2 below 0 green (part 2 §9). */
function inColoursOf(indicator: ModuleIndicator, model: ChartModel): ChartModel {
  if (indicator === 'mki') return model;
  return {
    ...model,
    series: model.series.map((series) => ({ ...series, backgroundColor: 'burden' })),
    negativeColor: 'co2-benefit',
  };
}
