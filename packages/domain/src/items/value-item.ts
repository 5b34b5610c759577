import { MKI_INDICATOR, SET_CODES, type SetCode } from '../indicators/impact-sets.ts';
import { LIFE_CYCLE_MODULES, type PerModule, sumModules } from '../indicators/life-cycle-modules.ts';
import {
  isDeclared,
  type MkiSource,
  type WeighedProfile,
  weighProfile,
} from '../indicators/weigh-profile.ts';
import type { WeightedSet, WeightedSets } from '../indicators/weight-table.ts';
import { type CalculationItem, RESOURCE_KEYS, type ResourceKey, type Resources } from './calculation-item.ts';

/** The cost of an item in one set: its profile times its quantity. */
export interface ItemImpact {
  /** euro, per module; null in a module where the item declares no indicator that has a weight */
  readonly mkiEur: PerModule;
  /** kg CO2-eq, per module; null where the item declares no CO2, and in a module that it leaves undeclared */
  readonly co2Kg: PerModule | null;
  readonly mkiSource: MkiSource;
  /** codes of indicators that are not declared at all */
  readonly undeclared: readonly string[];
  /** per module, whether an indicator with a weight is undeclared there and counts as 0 */
  readonly incomplete: readonly boolean[];
  /**
   * per module, the core indicators that have a weight and are declared there, as bits in the order of the set, or
   * BARE_ROW
   */
  readonly declared: PerModule;
}

export interface ValuedItem {
  /** the item without its profiles, which would take most of a calculation's memory and are no longer needed */
  readonly item: DescribedItem;
  readonly impacts: Readonly<Partial<Record<SetCode, ItemImpact>>>;
  /** the resources for the whole quantity */
  readonly resources: Resources;
}

/** An item without its profiles. */
export type DescribedItem = Omit<CalculationItem, 'profiles'>;

/** A problem in an item's profile. An error refuses the workbook; a warning is stored with the calculation. */
export type ValuationFinding =
  | { readonly code: 'missing-core-indicator'; readonly set: SetCode; readonly missing: readonly string[] }
  | { readonly code: 'undeclared-indicator'; readonly set: SetCode; readonly undeclared: readonly string[] }
  | { readonly code: 'undeclared-co2'; readonly set: SetCode; readonly indicator: string }
  | {
      readonly code: 'mki-differs';
      readonly set: SetCode;
      /** euro for the whole quantity */
      readonly weightedEur: number;
      readonly statedEur: number;
    };

/** A stated MKI may differ this much from the weighted sum: 1 %, and at least 5 cents per unit. */
const MKI_TOLERANCE_SHARE = 0.01;
const MKI_TOLERANCE_EUR_PER_UNIT = 0.05;
/** A difference of exactly the limit is slightly above it in binary: 1.05 - 1 is more than 0.05. */
const BINARY_NOISE = 1e-9;

/**
 * Values an item: weighs its profiles with the given version of the weights of each set, and multiplies every figure by its
 * quantity. A set whose profile cannot be weighed is omitted from `impacts` and reported as 'missing-core-indicator'.
 */
export function valueItem(
  item: CalculationItem,
  sets: WeightedSets,
): { valued: ValuedItem; findings: ValuationFinding[] } {
  const { profiles, ...described } = item;
  const weighed = weighProfiles(profiles, sets);
  return {
    valued: timesQuantity(described, weighed.sets),
    findings: SET_CODES.flatMap((set) => findingsIn(sets[set], item, weighed)),
  };
}

/** What one unit costs in each set that its profiles can be weighed in. */
export type WeighedSetsOfUnit = { readonly [Set in SetCode]?: WeighedProfile | undefined };

/** The profiles of one unit, weighed. */
export interface WeighedProfiles {
  readonly sets: WeighedSetsOfUnit;
  /** the core indicators that a profile lacks, for each set that cannot be weighed because of them */
  readonly missing: { readonly [Set in SetCode]?: readonly string[] | undefined };
}

/** Weighs the profiles of one unit with the given version of the weights of each set. */
export function weighProfiles(profiles: CalculationItem['profiles'], weights: WeightedSets): WeighedProfiles {
  const sets: Partial<Record<SetCode, WeighedProfile>> = {};
  const missing: Partial<Record<SetCode, readonly string[]>> = {};
  for (const set of SET_CODES) {
    const profile = profiles[set];
    if (!profile) continue;
    const result = weighProfile(weights[set], profile);
    if (result.kind === 'weighed') sets[set] = result.profile;
    else missing[set] = result.missing;
  }
  return { sets, missing };
}

/** Multiplies what one unit costs by the quantity of an item. */
export function timesQuantity(item: DescribedItem, perUnit: WeighedSetsOfUnit): ValuedItem {
  const impacts: Partial<Record<SetCode, ItemImpact>> = {};
  const times = (value: number | null) => (value === null ? null : value * item.quantity);
  for (const set of SET_CODES) {
    const weighed = perUnit[set];
    if (!weighed) continue;
    if (item.quantity === 0) {
      impacts[set] = nothingOf(weighed.mkiSource);
      continue;
    }
    const { mkiEur, co2Kg, mkiSource, undeclared, incomplete, declared } = weighed;
    impacts[set] = {
      mkiEur: mkiEur.map(times),
      co2Kg: co2Kg ? co2Kg.map(times) : null,
      mkiSource,
      undeclared,
      incomplete,
      declared,
    };
  }
  return { item, impacts, resources: resourcesTimes(item.resources, item.quantity) };
}

function findingsIn(
  weighted: WeightedSet,
  { profiles, quantity }: CalculationItem,
  { sets, missing }: WeighedProfiles,
): ValuationFinding[] {
  const set = weighted.code;
  const lacking = missing[set];
  if (lacking) return [{ code: 'missing-core-indicator', set, missing: lacking }];
  const weighed = sets[set];
  // Work that was not done declares nothing (D-99).
  if (!weighed || quantity === 0) return [];
  const findings: ValuationFinding[] = [];
  const { mkiEur, co2Kg, mkiSource, undeclared } = weighed;
  if (undeclared.length > 0) findings.push({ code: 'undeclared-indicator', set, undeclared });
  if (co2Kg === null) findings.push({ code: 'undeclared-co2', set, indicator: weighted.co2Indicator });
  const statedRow = profiles[set]?.[MKI_INDICATOR];
  if (mkiSource === 'indicators' && isDeclared(statedRow)) {
    // An amount that neither the row nor the indicators declare counts as 0 in both sums.
    const statedEur = (sumModules(statedRow) ?? 0) * quantity;
    const weightedEur = (sumModules(mkiEur) ?? 0) * quantity;
    if (differsNotably(weightedEur, statedEur, quantity))
      findings.push({ code: 'mki-differs', set, weightedEur, statedEur });
  }
  return findings;
}

/** Returns the impact of work that was not done: 0 in every module, whatever its profile leaves open (D-99). */
function nothingOf(mkiSource: MkiSource): ItemImpact {
  const whole = LIFE_CYCLE_MODULES.map(() => false);
  const declared = nullPerModule();
  return {
    ...{ mkiEur: zeroPerModule(), co2Kg: zeroPerModule(), mkiSource },
    ...{ undeclared: [], incomplete: whole, declared },
  };
}

/**
 * Tells whether the amounts differ by more than 1 % and by more than €0.05 per unit; a smaller difference is rounding.
 */
export function differsNotably(weightedEur: number, statedEur: number, quantity: number): boolean {
  const limitEur = Math.max(
    MKI_TOLERANCE_SHARE * Math.abs(weightedEur),
    MKI_TOLERANCE_EUR_PER_UNIT * quantity,
  );
  return Math.abs(weightedEur - statedEur) > limitEur * (1 + BINARY_NOISE);
}

function resourcesTimes(perUnit: Resources, quantity: number): Resources {
  const total = {} as Record<ResourceKey, number | null>;
  for (const key of RESOURCE_KEYS) {
    const amount = perUnit[key];
    // Avoids -0, which -1 MJ times 0 would give.
    total[key] = amount === null ? null : quantity === 0 ? 0 : amount * quantity;
  }
  return total;
}

/** Returns a new row of zeros, one for each life-cycle module. */
export function zeroPerModule(): number[] {
  return new Array(LIFE_CYCLE_MODULES.length).fill(0);
}

/** Returns a new row of nulls, one for each life-cycle module. */
export function nullPerModule(): (number | null)[] {
  return new Array(LIFE_CYCLE_MODULES.length).fill(null);
}
