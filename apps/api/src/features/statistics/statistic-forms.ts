import type { Covered, Statistic } from '@milieuspoor/contract';
import {
  type AggregateLevel,
  type CoveredSum,
  LIFE_CYCLE_MODULES,
  moduleStatisticKind,
  nodeLevelOf,
  percentageOf,
  type ResourceKey,
  type SetCode,
  type StatisticKind,
  type TotalLevel,
} from '@milieuspoor/domain';
import { co2PerModule, impactsOf, materialOf, mkiPerModule, resourceOf } from './covered-row.ts';
import type { BasisQuantity } from './figure-bases.ts';
import type { StatisticRow } from './statistics.queries.ts';

/** The figures of a statistic by name, each with its coverage. */
export type Figures = Readonly<Record<string, CoveredSum>>;

/** The way in which a statistic takes its figures from a sum. */
export interface StatisticForm {
  readonly kind: StatisticKind;
  readonly unit: string;
  readonly governedBySet: boolean;
  /**
   * the quantity in which its projects are compared, and on which its figures are based; null for figures of several
   * quantities
   */
  readonly basis: BasisQuantity | null;
  /** every child at the requested level, the largest nodes, or no children */
  readonly children: 'all' | 'largest' | 'none';
  /** the level whose rows are its children */
  readonly childLevel: TotalLevel;
  readonly figures: (row: StatisticRow, whole: StatisticRow) => Figures;
}

/** Returns the statistics that answer a question at a level; `childLevel` is that of the totals that answer it. */
export function formsOf(level: AggregateLevel, set: SetCode, childLevel: TotalLevel): StatisticForm[] {
  // Projects that are split by one node have no rows of product groups.
  const nodeLevel = childLevel === 'calculation' ? nodeLevelOf(level) : childLevel;
  const mki = { unit: 'EUR', governedBySet: true, basis: 'mki' } as const;
  const co2 = { unit: 'kg CO2-eq', governedBySet: true, basis: 'co2' } as const;
  const ton = { unit: 'ton', governedBySet: false, basis: 'material' } as const;
  const whole = { governedBySet: false, children: 'none', childLevel } as const;
  const every = { children: 'all', childLevel } as const;
  const nodes = { children: 'largest', childLevel: nodeLevel } as const;
  const total = (row: StatisticRow) => ({ total: impactsOf(row).mki });
  const totalCo2 = (row: StatisticRow) => ({ total: impactsOf(row).co2 });
  const perProduct: StatisticForm[] = [
    { ...co2, ...nodes, kind: 'co2_per_product', figures: totalCo2 },
    { ...ton, ...nodes, kind: 'material_per_product', figures: materials },
  ];
  const perGroup: StatisticForm[] = [
    { ...mki, ...nodes, kind: 'eci_per_product_group', figures: total },
    { ...co2, ...nodes, kind: 'co2_per_product_group', figures: totalCo2 },
  ];
  const ofProjectsByNode = level === 'project' && childLevel !== 'calculation';
  return [
    { ...mki, ...every, kind: 'total_mki_reference_calculation', figures: total },
    {
      ...mki,
      ...nodes,
      kind: moduleStatisticKind('mki', set),
      figures: (row) => byModule(mkiPerModule(row)),
    },
    {
      ...co2,
      ...nodes,
      kind: moduleStatisticKind('co2', set),
      figures: (row) => byModule(co2PerModule(row)),
    },
    ...(level === 'product' ? perProduct : ofProjectsByNode ? [] : perGroup),
    { ...co2, ...nodes, kind: 'total_co2_hotspot', figures: totalCo2 },
    {
      ...ton,
      ...nodes,
      kind: 'total_material_hotspot',
      figures: resources({
        material_total_primary_ton__sum: 'primaryTon',
        material_total_secondary_ton__sum: 'secondaryTon',
        material_total_total_biobased_ton__sum: 'biobasedTon',
      }),
    },
    { ...co2, ...every, kind: 'co2', figures: totalCo2 },
    { ...ton, ...every, kind: 'material', figures: materials },
    {
      ...whole,
      kind: 'energy',
      basis: 'energy',
      unit: 'MJ',
      figures: resources({ renewable_total: 'renewableMj', fossil_total: 'fossilMj' }),
    },
    {
      ...whole,
      kind: 'emissions_construction_site',
      basis: 'emissions_construction_site',
      unit: 'uur',
      figures: resources({
        emission_free: 'equipmentEmissionFreeHours',
        non_emission_free: 'equipmentOtherHours',
      }),
    },
    {
      ...whole,
      kind: 'emissions_transport',
      basis: 'emissions_transport',
      unit: 'tkm',
      figures: resources({
        emission_free: 'transportEmissionFreeTkm',
        non_emission_free: 'transportOtherTkm',
      }),
    },
    {
      ...mki,
      ...every,
      kind: 'overview',
      basis: null,
      unit: 'EUR, percent, kg CO2-eq, ton',
      figures: overview,
    },
  ];
}

/** Returns figures in the form of the API: the amounts, with what is not whole. */
export function toCovered(figures: Figures): Covered & { values: Statistic['values'] } {
  const entries = Object.entries(figures);
  const counts = (count: 'undeclared' | 'incomplete' | 'apart') =>
    Object.fromEntries(entries.flatMap(([key, { [count]: found = 0 }]) => (found > 0 ? [[key, found]] : [])));
  const apart = counts('apart');
  const lacking = Object.fromEntries(
    entries.flatMap(([key, { lacking: found }]) => (found ? [[key, found]] : [])),
  );
  return {
    values: Object.fromEntries(entries.map(([key, { amount }]) => [key, amount])),
    items: Math.max(0, ...entries.map(([, { items }]) => items)),
    undeclared: counts('undeclared'),
    incomplete: counts('incomplete'),
    ...(Object.keys(apart).length > 0 ? { apart } : {}),
    ...(Object.keys(lacking).length > 0 ? { lacking } : {}),
  };
}

/** Returns a figure that follows from others and has no items of its own. */
export function derived(amount: number | null): CoveredSum {
  return { amount, items: 0, undeclared: 0, incomplete: 0 };
}

function resources(keys: Readonly<Record<string, ResourceKey>>): StatisticForm['figures'] {
  return (row) => Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, resourceOf(row, key)]));
}

const materials = resources({
  primary_ton: 'primaryTon',
  secondary_ton: 'secondaryTon',
  biobased_material: 'biobasedTon',
});

function overview(row: StatisticRow, whole: StatisticRow): Figures {
  const { mki, co2 } = impactsOf(row);
  return {
    eci: mki,
    percentage_of_total: derived(percentageOf(mki, impactsOf(whole).mki)),
    co2,
    ...materials(row, whole),
    percentage_secondary_of_total: derived(percentageOf(resourceOf(row, 'secondaryTon'), materialOf(row))),
  };
}

function byModule(figures: readonly CoveredSum[]): Figures {
  return Object.fromEntries(
    LIFE_CYCLE_MODULES.flatMap((module, index) => {
      const figure = figures[index];
      return figure ? [[module, figure]] : [];
    }),
  );
}
