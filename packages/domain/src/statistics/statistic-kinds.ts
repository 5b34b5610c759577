import type { SetCode } from '../indicators/impact-sets.ts';
import type { AggregateLevel, DataType } from './drill-levels.ts';

/** The statistics of the API, each stated once for Baseline and once for Optimalisatie. */
export const STATISTIC_KINDS = [
  'total_mki_reference_calculation',
  'eci_per_lifecycle_fase',
  'eci_per_lifecycle_phase_a2',
  'eci_per_product_group',
  'co2_per_lifecycle_phase',
  'co2_per_lifecycle_phase_a2',
  'co2_per_product_group',
  'co2_per_product',
  'total_co2_hotspot',
  'total_material_hotspot',
  'material_per_product',
  'raw_id_per_product_group',
  'co2',
  'material',
  'energy',
  'emissions_construction_site',
  'emissions_transport',
  'overview',
] as const;
export type StatisticKind = (typeof STATISTIC_KINDS)[number];

/** The number of nodes in charts of the largest nodes (constants, "Top 10 product groups by ECI"). */
export const LARGEST_NODES = 10;

/** Returns the level of the nodes in 'per product group': at the level of projects, these are their product groups. */
export function nodeLevelOf(level: AggregateLevel): Exclude<AggregateLevel, 'project'> {
  return level === 'project' ? 'product_group' : level;
}

/** Returns the set of a data type. Raw materials do not depend on the set and go with Set A1. */
export function setOfDataType(dataType: DataType): SetCode {
  return dataType === 'eci_a2' || dataType === 'co2_a2' ? 'a2' : 'a1';
}
