import type { Statistic } from '@milieuspoor/contract';
import {
  LIFE_CYCLE_MODULES,
  type ModuleIndicator,
  moduleStatisticKind,
  type SetCode,
  type StatisticKind,
} from '@milieuspoor/domain';
import type { ChartCategory, ChartModel, ChartSeries } from '../chart-model.ts';
import { type CoveredPoint, toSeriesData } from '../coverage/point-coverage.ts';
import { PARTS, type PartKind } from '../parts.ts';
import { co2Target } from '../series/co2-target.ts';
import { RANKED } from '../series/largest-nodes.ts';
import { sidePoint } from '../series/sides.ts';
import { stackedGroups } from './stacked-groups.ts';
import type { VariantLabels } from './variant-labels.ts';

/** The charts that compare calculations. */
export type ComparisonChartKey =
  | 'mki-total'
  | 'mki-modules'
  | 'co2-groups'
  | 'material-groups'
  | 'goal-co2'
  | 'goal-material'
  | 'goal-energy'
  | 'goal-equipment'
  | 'goal-transport';

/** The charts of MKI or CO2, in which a module that one of the calculations leaves empty counts as 0. */
export const COMPARISON_IMPACTS: Readonly<Partial<Record<ComparisonChartKey, ModuleIndicator>>> = {
  'mki-total': 'mki',
  'mki-modules': 'mki',
  'co2-groups': 'co2',
  'goal-co2': 'co2',
};

export interface ComparisonChart {
  readonly key: ComparisonChartKey;
  readonly model: ChartModel;
}

/** A calculation with its name and its statistics by product group. */
export interface ComparedVariant {
  readonly key: string;
  readonly label: string;
  readonly statistics: readonly Statistic[];
}

/** The line of the CO2 goal: its name, and the calculation by which it is computed. */
interface ComparedTarget {
  readonly label: string;
  readonly baselineKey: string;
}

const GOALS: readonly (readonly [ComparisonChartKey, PartKind])[] = [
  ['goal-material', 'material'],
  ['goal-energy', 'energy'],
  ['goal-equipment', 'emissions_construction_site'],
  ['goal-transport', 'emissions_transport'],
];

/**
 * Returns charts that compare calculations of one set, with a horizontal bar for each; with a target, the CO2 chart has
 * its line.
 */
export function comparisonCharts(
  variants: readonly ComparedVariant[],
  set: SetCode,
  labels: VariantLabels,
  target?: ComparedTarget,
): readonly ComparisonChart[] {
  const of = (kind: StatisticKind) =>
    variants.map(({ statistics }) => statistics.find(({ statistic }) => statistic === kind));
  const categories: readonly ChartCategory[] = variants.map(({ key, label }) => ({ key, label }));
  const modules = of(moduleStatisticKind('mki', set));
  const totals = of('total_mki_reference_calculation');
  const bars = (quantity: ChartModel['quantity'], series: readonly ChartSeries[]): ChartModel => ({
    quantity,
    orientation: 'horizontal',
    stacked: true,
    categories,
    series,
    tableRows: 'categories',
  });
  const total = (key: 'mki' | 'co2', label: string, sides: typeof totals): ChartSeries => ({
    key,
    label,
    ...toSeriesData(sides.map((side) => pointIn(side, 'total', { quantity: key }))),
    backgroundColor: 'burden',
  });
  const emitted = of('co2');
  return [
    {
      key: 'mki-total',
      model: {
        ...bars('mki', [total('mki', labels.mki, totals)]),
        // The colour shows the side of a calculation.
        categories: categories.map((category, index) => {
          const name = totals[index]?.name;
          return name ? { ...category, color: name } : category;
        }),
      },
    },
    {
      key: 'mki-modules',
      model: bars(
        'mki',
        LIFE_CYCLE_MODULES.map((module) => ({
          key: module,
          label: labels.modules[module],
          ...toSeriesData(modules.map((side) => pointIn(side, module, { quantity: 'mki', module }))),
          backgroundColor: module,
        })).filter(({ data }) => data.some((value) => value !== null)),
      ),
    },
    {
      key: 'co2-groups',
      model: bars('co2', stackedGroups(of('total_co2_hotspot'), RANKED.co2, labels.rest)),
    },
    {
      key: 'material-groups',
      model: bars('material', stackedGroups(of('total_material_hotspot'), RANKED.material, labels.rest)),
    },
    {
      key: 'goal-co2',
      model: {
        ...bars('co2', [total('co2', labels.co2, emitted)]),
        ...(target ? targetLine(target, variants, emitted) : {}),
        negativeColor: 'co2-benefit',
      },
    },
    ...GOALS.map(([key, kind]) => ({
      key,
      model: bars(
        PARTS[kind].quantity,
        PARTS[kind].parts.map(({ valueKey, resource, name, color }) => ({
          key: valueKey,
          label: labels.parts[name],
          ...toSeriesData(of(kind).map((side) => pointIn(side, valueKey, { quantity: resource }))),
          backgroundColor: color,
        })),
      ),
    })),
  ];
}

function targetLine(
  { label, baselineKey }: ComparedTarget,
  variants: readonly ComparedVariant[],
  emitted: readonly (Statistic | undefined)[],
): Pick<ChartModel, 'referenceLine'> {
  const points = emitted.map((side) => pointIn(side, 'total', { quantity: 'co2' }));
  const value = co2Target(points, points[variants.findIndex(({ key }) => key === baselineKey)]);
  return value === null ? {} : { referenceLine: { label, value } };
}

function pointIn(
  side: Statistic | undefined,
  key: string,
  about: Parameters<typeof sidePoint>[2],
): CoveredPoint {
  return side ? sidePoint(side, key, about) : { value: null, coverage: null };
}
