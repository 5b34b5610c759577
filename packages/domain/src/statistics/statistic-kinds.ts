import type { SetCode } from '../indicators/impact-sets.ts';
import type { AggregateLevel, DataType } from './drill-levels.ts';

/** The statistics that the API states, each once for Baseline and once for Optimalisatie. */
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

/** Charts of the largest nodes show this many of them (constants, "Top 10 product groups by ECI"). */
export const LARGEST_NODES = 10;

/** The level of the nodes that 'per product group' speaks of: below an organisation's projects, their product groups. */
export function nodeLevelOf(level: AggregateLevel): Exclude<AggregateLevel, 'project'> {
  return level === 'project' ? 'product_group' : level;
}

/** The set that a data type asks for; raw materials are independent of the set and go with Set A1. */
export function setOfDataType(dataType: DataType): SetCode {
  return dataType === 'eci_a2' || dataType === 'co2_a2' ? 'a2' : 'a1';
}
