import type { Statistic } from '@milieuspoor/contract';
import {
  type AggregateLevel,
  LIFE_CYCLE_MODULES,
  moduleStatisticKind,
  nodeLevelOf,
  type SetCode,
  type StatisticKind,
  type TotalLevel,
} from '@milieuspoor/domain';
import type { StatisticRow } from './statistics.queries.ts';

export type Values = Statistic['values'];

/** How a statistic takes its values from a sum. */
export interface StatisticForm {
  readonly kind: StatisticKind;
  readonly unit: string;
  readonly governedBySet: boolean;
  /** every child at the level that was asked, the nodes with the largest MKI, or no children */
  readonly children: 'all' | 'largest' | 'none';
  /** the level whose rows are its children */
  readonly childLevel: TotalLevel;
  readonly values: (row: StatisticRow, whole: StatisticRow) => Values;
}

/** The statistics that a question at a level is answered with; `childLevel` is that of the totals that answer it. */
export function formsOf(level: AggregateLevel, set: SetCode, childLevel: TotalLevel): StatisticForm[] {
  // Projects that are split by one node have no rows of product groups.
  const nodeLevel = childLevel === 'calculation' ? nodeLevelOf(level) : childLevel;
  const mki = { unit: 'EUR', governedBySet: true };
  const co2 = { unit: 'kg CO2-eq', governedBySet: true };
  const ton = { unit: 'ton', governedBySet: false };
  const whole = { governedBySet: false, children: 'none', childLevel } as const;
  const every = { children: 'all', childLevel } as const;
  const nodes = { children: 'largest', childLevel: nodeLevel } as const;
  const total = (row: StatisticRow) => ({ total: sumStated(row.mkiEur) });
  const totalCo2 = (row: StatisticRow) => ({ total: sumStated(statedCo2(row)) });
  const perProduct: StatisticForm[] = [
    { ...co2, ...nodes, kind: 'co2_per_product', values: totalCo2 },
    { ...ton, ...nodes, kind: 'material_per_product', values: materials },
  ];
  const perGroup: StatisticForm[] = [
    { ...mki, ...nodes, kind: 'eci_per_product_group', values: total },
    { ...co2, ...nodes, kind: 'co2_per_product_group', values: totalCo2 },
  ];
  const ofProjectsByNode = level === 'project' && childLevel !== 'calculation';
  return [
    { ...mki, ...every, kind: 'total_mki_reference_calculation', values: total },
    {
      ...mki,
      ...nodes,
      kind: moduleStatisticKind('mki', set),
      values: (row) => perModule(row.mkiEur),
    },
    {
      ...co2,
      ...nodes,
      kind: moduleStatisticKind('co2', set),
      values: (row) => perModule(statedCo2(row)),
    },
    ...(level === 'product' ? perProduct : ofProjectsByNode ? [] : perGroup),
    { ...co2, ...nodes, kind: 'total_co2_hotspot', values: totalCo2 },
    {
      ...ton,
      ...nodes,
      kind: 'total_material_hotspot',
      values: (row) => ({
        material_total_primary_ton__sum: row.primaryTon,
        material_total_secondary_ton__sum: row.secondaryTon,
        material_total_total_biobased_ton__sum: row.biobasedTon,
      }),
    },
    { ...co2, ...every, kind: 'co2', values: totalCo2 },
    { ...ton, ...every, kind: 'material', values: materials },
    {
      ...whole,
      kind: 'energy',
      unit: 'MJ',
      values: (row) => ({ renewable_total: row.renewableMj, fossil_total: row.fossilMj }),
    },
    {
      ...whole,
      kind: 'emissions_construction_site',
      unit: 'uur',
      values: (row) => ({
        emission_free: row.equipmentEmissionFreeHours,
        non_emission_free: row.equipmentOtherHours,
      }),
    },
    {
      ...whole,
      kind: 'emissions_transport',
      unit: 'tkm',
      values: (row) => ({
        emission_free: row.transportEmissionFreeTkm,
        non_emission_free: row.transportOtherTkm,
      }),
    },
    { ...mki, ...every, kind: 'overview', unit: 'EUR, percent, kg CO2-eq, ton', values: overview },
  ];
}

/** The sum of what is stated; null when nothing is. */
export function sumStated(perModuleFigures: readonly (number | null)[]): number | null {
  const stated = perModuleFigures.filter((figure) => figure !== null);
  return stated.length === 0 ? null : stated.reduce((sum, figure) => sum + figure, 0);
}

/** The CO2 per module; null everywhere when no item declares any, which is not the same as 0. */
export function statedCo2({ co2Kg, itemsInSet, itemsWithoutCo2 }: StatisticRow): readonly (number | null)[] {
  return itemsWithoutCo2 < itemsInSet ? co2Kg : co2Kg.map(() => null);
}

/** A part in percent of a whole; null where the whole is not above 0 and there is nothing to be a part of. */
export function percentageOf(part: number | null, whole: number | null): number | null {
  return part === null || whole === null || whole <= 0 ? null : (100 * part) / whole;
}

function materials(row: StatisticRow): Values {
  return {
    primary_ton: row.primaryTon,
    secondary_ton: row.secondaryTon,
    biobased_material: row.biobasedTon,
  };
}

function overview(row: StatisticRow, whole: StatisticRow): Values {
  const eci = sumStated(row.mkiEur);
  return {
    eci,
    percentage_of_total: percentageOf(eci, sumStated(whole.mkiEur)),
    co2: sumStated(statedCo2(row)),
    ...materials(row),
    percentage_secondary_of_total: percentageOf(
      row.secondaryTon,
      row.primaryTon + row.secondaryTon + row.biobasedTon,
    ),
  };
}

function perModule(figures: readonly (number | null)[]): Values {
  return Object.fromEntries(LIFE_CYCLE_MODULES.map((module, index) => [module, figures[index] ?? null]));
}
