import type { Coverage, Statistic, StatisticChild } from '@milieuspoor/contract';
import {
  type AggregateLevel,
  LIFE_CYCLE_MODULES,
  nextAggregateLevel,
  SERIES_NAMES,
  type SetCode,
  type StatisticKind,
} from '@milieuspoor/domain';
import type { StatisticRow } from './statistics.queries.ts';

type Values = Statistic['values'];

/** How a statistic takes its values from a sum. */
interface StatisticForm {
  readonly kind: StatisticKind;
  readonly unit: string;
  readonly governedBySet: boolean;
  /** children are left out where a chart shows the whole only */
  readonly withChildren: boolean;
  readonly values: (row: StatisticRow) => Values;
}

function formsOf(set: SetCode): readonly StatisticForm[] {
  const a1 = set === 'a1';
  const mki = { unit: 'EUR', governedBySet: true };
  const co2 = { unit: 'kg CO2-eq', governedBySet: true };
  const free = { governedBySet: false, withChildren: true };
  return [
    {
      ...mki,
      kind: 'total_mki_reference_calculation',
      withChildren: true,
      values: (row) => ({ total: sumStated(row.mkiEur) }),
    },
    {
      ...mki,
      kind: a1 ? 'eci_per_lifecycle_fase' : 'eci_per_lifecycle_phase_a2',
      withChildren: false,
      values: (row) => perModule(row.mkiEur),
    },
    {
      ...co2,
      kind: a1 ? 'co2_per_lifecycle_phase' : 'co2_per_lifecycle_phase_a2',
      withChildren: false,
      values: (row) => perModule(row.co2Kg),
    },
    { ...co2, kind: 'co2', withChildren: true, values: (row) => ({ total: sumStated(row.co2Kg) }) },
    {
      ...free,
      kind: 'total_material_hotspot',
      unit: 'ton',
      values: (row) => ({
        material_total_primary_ton__sum: row.primaryTon,
        material_total_secondary_ton__sum: row.secondaryTon,
        material_total_total_biobased_ton__sum: row.biobasedTon,
      }),
    },
    {
      ...free,
      kind: 'material',
      unit: 'ton',
      values: (row) => ({
        primary_ton: row.primaryTon,
        secondary_ton: row.secondaryTon,
        biobased_material: row.biobasedTon,
      }),
    },
    {
      ...free,
      kind: 'energy',
      unit: 'MJ',
      values: (row) => ({ renewable_total: row.renewableMj, fossil_total: row.fossilMj }),
    },
    {
      ...free,
      kind: 'emissions_construction_site',
      unit: 'uur',
      values: (row) => ({
        emission_free: row.equipmentEmissionFreeHours,
        non_emission_free: row.equipmentOtherHours,
      }),
    },
    {
      ...free,
      kind: 'emissions_transport',
      unit: 'tkm',
      values: (row) => ({
        emission_free: row.transportEmissionFreeTkm,
        non_emission_free: row.transportOtherTkm,
      }),
    },
  ];
}

/** The statistics of the API, each once per series, children with the largest MKI first. */
export function toStatistics(
  rows: readonly StatisticRow[],
  { level, set }: { level: AggregateLevel; set: SetCode },
): Statistic[] {
  const statistics: Statistic[] = [];
  const children = inOrder(rows.filter((row) => row.childId !== null));
  for (const form of formsOf(set)) {
    for (const name of SERIES_NAMES) {
      const whole = rows.find((row) => row.series === name && row.childId === null);
      if (!whole) continue;
      const list = children.filter((row) => row.series === name).map((row) => toChild(row, form.values(row)));
      statistics.push({
        statistic: form.kind,
        name,
        uuid: whole.calculationId,
        set: form.governedBySet ? set : null,
        unit: form.unit,
        next_aggregate_by: nextAggregateLevel(level),
        values: form.values(whole),
        coverage: toCoverage(whole),
        ...(form.withChildren ? (level === 'product' ? { products: list } : { product_groups: list }) : {}),
      });
    }
  }
  return statistics;
}

/** The same order in both series: by the larger of their MKI, then by name. */
function inOrder(rows: readonly StatisticRow[]): StatisticRow[] {
  const largest = new Map<string | null, number>();
  for (const row of rows)
    largest.set(
      row.childId,
      Math.max(largest.get(row.childId) ?? Number.NEGATIVE_INFINITY, sumStated(row.mkiEur) ?? 0),
    );
  return [...rows].sort(
    (left, right) =>
      (largest.get(right.childId) ?? 0) - (largest.get(left.childId) ?? 0) ||
      (left.childName ?? '').localeCompare(right.childName ?? '', 'nl'),
  );
}

function toChild(row: StatisticRow, values: Values): StatisticChild {
  return { uuid: row.childId ?? '', name: row.childName ?? '', values };
}

function toCoverage(row: StatisticRow): Coverage {
  return {
    calculations: row.calculations,
    calculations_in_set: row.calculationsInSet,
    items: row.items,
    items_in_set: row.itemsInSet,
    items_undeclared: row.itemsUndeclared,
    items_without_co2: row.itemsWithoutCo2,
    items_incomplete: Object.fromEntries(
      LIFE_CYCLE_MODULES.map((module, index) => [module, row.itemsIncomplete[index] ?? 0]),
    ),
  };
}

/** The sum of what is stated; null when nothing is. */
function sumStated(perModuleFigures: readonly (number | null)[]): number | null {
  const stated = perModuleFigures.filter((figure) => figure !== null);
  return stated.length === 0 ? null : stated.reduce((sum, figure) => sum + figure, 0);
}

function perModule(figures: readonly (number | null)[]): Values {
  return Object.fromEntries(LIFE_CYCLE_MODULES.map((module, index) => [module, figures[index] ?? null]));
}
