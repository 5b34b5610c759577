import { IMPACT_SETS, type LifeCycleModule, MKI_INDICATOR, type SetCode } from '@milieuspoor/domain';
import {
  A1_MATERIAL_MKI_EUR_PER_KG_CO2,
  A2_MATERIAL_MKI_EUR_PER_KG_CO2,
} from '../demonstration-assumptions.ts';
import { processMkiEurPerKgCo2 } from './process-profiles.ts';
import type { Cells, Rows } from './profile-table.ts';

/**
 * Returns a profile in the set in which the product is not published: CO2 as in the other set, and an MKI row that
 * usually accompanies this much CO2. It states no indicators, so that nobody takes it for a declaration.
 */
export function estimatedRows(otherSet: SetCode, otherRows: Rows): Rows {
  const set: SetCode = otherSet === 'a1' ? 'a2' : 'a1';
  const co2 = otherRows.get(IMPACT_SETS[otherSet].co2Indicator);
  if (!co2) throw new Error(`The profile in ${otherSet} states no CO2`);
  const mki: Cells = new Map();
  for (const [module, kg] of co2) mki.set(module, kg * mkiEurPerKgCo2(set, module));
  return new Map([
    [MKI_INDICATOR, mki],
    [IMPACT_SETS[set].co2Indicator, co2],
  ]);
}

function mkiEurPerKgCo2(set: SetCode, module: LifeCycleModule): number {
  if (module === 'A4' || module === 'C2') return processMkiEurPerKgCo2(set, 'transport');
  if (module === 'A5' || module === 'C1') return processMkiEurPerKgCo2(set, 'equipment');
  return set === 'a1' ? A1_MATERIAL_MKI_EUR_PER_KG_CO2 : A2_MATERIAL_MKI_EUR_PER_KG_CO2;
}
