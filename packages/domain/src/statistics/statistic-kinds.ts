import type { SetCode } from '../indicators/impact-sets.ts';
import type { DataType } from './drill-levels.ts';

/** The statistics that the API states, each once for Baseline and once for Optimalisatie. */
export const STATISTIC_KINDS = [
  'total_mki_reference_calculation',
  'eci_per_lifecycle_fase',
  'eci_per_lifecycle_phase_a2',
  'co2_per_lifecycle_phase',
  'co2_per_lifecycle_phase_a2',
  'total_material_hotspot',
  'co2',
  'material',
  'energy',
  'emissions_construction_site',
  'emissions_transport',
] as const;
export type StatisticKind = (typeof STATISTIC_KINDS)[number];

/** The set that a data type asks for; raw materials are independent of the set and go with Set A1. */
export function setOfDataType(dataType: DataType): SetCode {
  return dataType === 'eci_a2' || dataType === 'co2_a2' ? 'a2' : 'a1';
}
