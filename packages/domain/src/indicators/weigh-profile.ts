import { MKI_INDICATOR } from './impact-sets.ts';
import { LIFE_CYCLE_MODULES, type PerModule } from './life-cycle-modules.ts';
import type { WeightedSet } from './weight-table.ts';

/** A declared value in the indicator's unit, for one unit of product; null = not declared. */
export type DeclaredValue = number | null;

/**
 * The declared values of a product for one unit of it: per indicator code a value per life-cycle module. A missing key,
 * or a row with only nulls, is an undeclared indicator.
 */
export type ImpactProfile = Readonly<Record<string, readonly DeclaredValue[]>>;

/** The source of the MKI of a profile. */
export type MkiSource = 'indicators' | 'mki-row';

export interface WeighedProfile {
  /** euro per unit of product, per module; null in a module where no indicator with a weight is declared */
  readonly mkiEur: PerModule;
  /** kg CO2-eq per unit of product, per module; null where CO2 is not declared at all, and in an undeclared module */
  readonly co2Kg: PerModule | null;
  readonly mkiSource: MkiSource;
  /**
   * codes of the set that are undeclared although the MKI is built from indicators; empty when the MKI comes from an
   * MKI row
   */
  readonly undeclared: readonly string[];
  /** per module, whether the rows behind the MKI have an undeclared cell there */
  readonly incomplete: readonly boolean[];
  /**
   * per module, the core indicators that have a weight and are declared there, as bits in the order of the set, or
   * BARE_ROW
   */
  readonly declared: PerModule;
}

/** Replaces the bits where the MKI is a row of the file without indicators behind it. */
export const BARE_ROW = -1;

export type WeighResult =
  | { readonly kind: 'weighed'; readonly profile: WeighedProfile }
  | { readonly kind: 'missing-core'; readonly missing: readonly string[] };

/** Tells whether at least one module of the indicator has a value. */
export function isDeclared(values: readonly DeclaredValue[] | undefined): values is readonly DeclaredValue[] {
  return values?.some((value) => value !== null) ?? false;
}

/**
 * Weighs a profile: its MKI in a module = Σ weight × value (Bepalingsmethode Milieuprestatie Bouwwerken). The weighted
 * sum counts when every core indicator is declared; otherwise an MKI row replaces it; without such a row the profile
 * cannot be weighed. An undeclared cell adds nothing and is counted in the coverage; a module without any declared cell
 * has no MKI.
 */
export function weighProfile(set: WeightedSet, profile: ImpactProfile): WeighResult {
  const missingCore: string[] = [];
  const undeclared: string[] = [];
  for (const indicator of set.indicators) {
    if (isDeclared(profile[indicator.code])) continue;
    undeclared.push(indicator.code);
    if (indicator.core) missingCore.push(indicator.code);
  }
  const mkiRow = profile[MKI_INDICATOR];
  const co2Row = profile[set.co2Indicator];
  const co2Kg = isDeclared(co2Row) ? co2Row : null;

  if (missingCore.length === 0) {
    return {
      kind: 'weighed',
      profile: { co2Kg, mkiSource: 'indicators', undeclared, ...weightedSum(set, profile) },
    };
  }
  if (isDeclared(mkiRow)) {
    return {
      kind: 'weighed',
      profile: {
        mkiEur: mkiRow,
        co2Kg,
        mkiSource: 'mki-row',
        undeclared: [],
        incomplete: mkiRow.map((value) => value === null),
        declared: mkiRow.map((value) => (value === null ? null : BARE_ROW)),
      },
    };
  }
  return { kind: 'missing-core', missing: missingCore };
}

function weightedSum(
  set: WeightedSet,
  profile: ImpactProfile,
): Pick<WeighedProfile, 'mkiEur' | 'incomplete' | 'declared'> {
  const mkiEur: DeclaredValue[] = new Array(LIFE_CYCLE_MODULES.length).fill(null);
  const declared: (number | null)[] = new Array(LIFE_CYCLE_MODULES.length).fill(null);
  const incomplete: boolean[] = new Array(LIFE_CYCLE_MODULES.length).fill(false);
  for (const [place, indicator] of set.indicators.entries()) {
    const values = profile[indicator.code];
    // A part has no weight, so what it leaves undeclared does not affect the MKI.
    if (indicator.weightEur === 0 || !isDeclared(values)) continue;
    for (let module = 0; module < LIFE_CYCLE_MODULES.length; module++) {
      const value = values[module];
      if (value === null || value === undefined) incomplete[module] = true;
      else {
        mkiEur[module] = (mkiEur[module] ?? 0) + indicator.weightEur * value;
        declared[module] = (declared[module] ?? 0) | (indicator.core ? 1 << place : 0);
      }
    }
  }
  return { mkiEur, incomplete, declared };
}
