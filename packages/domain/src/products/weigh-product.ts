import { SET_CODES, type SetCode } from '../indicators/impact-sets.ts';
import {
  LIFE_CYCLE_MODULES,
  type LifeCycleModule,
  type PerModule,
  sumModules,
} from '../indicators/life-cycle-modules.ts';
import { weighProfile } from '../indicators/weigh-profile.ts';
import type { WeightedSets } from '../indicators/weight-table.ts';
import type { Product } from './product.ts';

/** The cost of one unit of a product in one set, by the given weights. */
export interface ProductFigures {
  /** euro per unit, per module; null where nothing with a weight is declared */
  readonly mkiEur: PerModule;
  /** kg CO2-eq per unit, per module; null where CO2 is not declared */
  readonly co2Kg: PerModule;
  /** euro per unit, of all modules; null where the profile cannot be weighed */
  readonly mkiEurPerUnit: number | null;
  /** kg CO2-eq per unit, of all modules; null where CO2 is not declared at all */
  readonly co2KgPerUnit: number | null;
  /** core indicators that are not declared, because of which there is no MKI */
  readonly missing: readonly string[];
  /** other indicators that are not declared, and count as 0 in the MKI */
  readonly undeclared: readonly string[];
  /** modules in which an indicator behind the MKI is undeclared and counts as 0, while others are declared there */
  readonly incomplete: readonly LifeCycleModule[];
  /** codes of the weights of declared indicators that nobody confirmed; none where the source states the MKI itself */
  readonly unconfirmed: readonly string[];
  /** the version of the weights; null where the source states the MKI itself, or where there is no MKI */
  readonly weightsVersion: string | null;
}

/** Weighs a product in each set that its source declares. A set that it does not declare is absent, never estimated. */
export function weighProduct(
  { profiles }: Pick<Product, 'profiles'>,
  sets: WeightedSets,
): Partial<Record<SetCode, ProductFigures>> {
  const figures: Partial<Record<SetCode, ProductFigures>> = {};
  for (const set of SET_CODES) {
    const profile = profiles[set];
    if (!profile) continue;
    const weighted = sets[set];
    const result = weighProfile(weighted, profile);
    if (result.kind === 'missing-core') {
      const co2Kg = profile[weighted.co2Indicator] ?? NOTHING;
      figures[set] = {
        ...{ mkiEur: NOTHING, co2Kg, mkiEurPerUnit: null, co2KgPerUnit: sumModules(co2Kg) },
        ...{ missing: result.missing, undeclared: [], incomplete: [], unconfirmed: [], weightsVersion: null },
      };
      continue;
    }
    const { mkiEur, undeclared, mkiSource, incomplete } = result.profile;
    const co2Kg = result.profile.co2Kg ?? NOTHING;
    const isWeighed = mkiSource === 'indicators';
    figures[set] = {
      ...{ mkiEur, co2Kg, mkiEurPerUnit: sumModules(mkiEur), co2KgPerUnit: sumModules(co2Kg) },
      ...{ missing: [], undeclared },
      incomplete: LIFE_CYCLE_MODULES.filter((_, place) => incomplete[place] && mkiEur[place] !== null),
      unconfirmed: isWeighed ? weighted.unconfirmed.filter((code) => !undeclared.includes(code)) : [],
      weightsVersion: isWeighed ? weighted.version : null,
    };
  }
  return figures;
}

const NOTHING: PerModule = LIFE_CYCLE_MODULES.map(() => null);
