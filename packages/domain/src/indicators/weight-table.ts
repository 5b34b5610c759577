import { IMPACT_SETS, type ImpactSet, type Indicator, SET_CODES, type SetCode } from './impact-sets.ts';

/** The cost of one unit of an indicator, with its source. */
export interface Weight {
  /** an indicator of the set */
  readonly code: string;
  /** the indicator's unit */
  readonly unit: string;
  /** euro per unit; 0 for a part of another indicator that is weighted as a whole, so that nothing counts twice */
  readonly valueEur: number;
  readonly source: string;
  /** whether its source is settled: staff checked the value against it, or the product came with it */
  readonly confirmed: boolean;
  /** who checked the value against its source; empty when nobody did, or for what the product came with */
  readonly confirmedBy: string;
}

/** A version of the weights of a set. It holds until a newer version does, and never changes. */
export interface WeightTable {
  readonly set: SetCode;
  /** such as '2026-1'; a calculation stores it */
  readonly version: string;
  /** 'yyyy-mm-dd', the first day on which it holds; null for the first version, which holds from the beginning */
  readonly validFrom: string | null;
  /** one for each indicator of the set, in the order of the set */
  readonly weights: readonly Weight[];
}

export interface WeightedIndicator extends Indicator {
  /** euro per unit */
  readonly weightEur: number;
}

/** A set with the weights of one version: everything that is needed to value a profile. */
export interface WeightedSet extends ImpactSet {
  readonly version: string;
  /** codes of the weights that contribute to figures and that nobody confirmed */
  readonly unconfirmed: readonly string[];
  readonly indicators: readonly WeightedIndicator[];
}

export type WeightedSets = Readonly<Record<SetCode, WeightedSet>>;

type DatedVersion = Pick<WeightTable, 'version' | 'validFrom'>;

const names = new Intl.Collator('en', { numeric: true });

/**
 * Sorts versions of one set, the newest first: by the day on which they begin to hold, and of those that begin on the
 * same day by their names, because the later one got the higher number and corrects the other.
 */
export function newestVersionFirst(left: DatedVersion, right: DatedVersion): number {
  return (
    names.compare(right.validFrom ?? '', left.validFrom ?? '') || names.compare(right.version, left.version)
  );
}

/** Returns the version that holds on a day ('yyyy-mm-dd'), from versions of one set; null when none holds yet. */
export function weightTableOn<Table extends DatedVersion>(
  tables: readonly Table[],
  day: string,
): Table | null {
  const begun = tables.filter(({ validFrom }) => validFrom === null || validFrom <= day);
  return begun.toSorted(newestVersionFirst)[0] ?? null;
}

/**
 * Returns the codes of the weights that contribute to figures and that nobody confirmed. A weight of 0 contributes
 * nothing and needs no confirmation.
 */
export function unconfirmedWeights(weights: readonly Weight[]): string[] {
  return weights.filter(({ valueEur, confirmed }) => valueEur !== 0 && !confirmed).map(({ code }) => code);
}

/** Returns the set with the weights of a version. Throws when the version omits an indicator: missing is not 0. */
export function weightedSet({ set, version, weights }: WeightTable): WeightedSet {
  const byCode = new Map(weights.map((weight) => [weight.code, weight.valueEur]));
  return {
    ...IMPACT_SETS[set],
    version,
    unconfirmed: unconfirmedWeights(weights),
    indicators: IMPACT_SETS[set].indicators.map((indicator) => {
      const weightEur = byCode.get(indicator.code);
      if (weightEur === undefined) throw new Error(`Version ${version} does not weigh ${indicator.code}`);
      return { ...indicator, weightEur };
    }),
  };
}

/** Returns the weights of both sets that hold on a day, 'yyyy-mm-dd'. Throws when a set has none on that day. */
export function weightedSetsOn(tables: readonly WeightTable[], day: string): WeightedSets {
  const held = SET_CODES.map((set) => {
    const table = weightTableOn(
      tables.filter((each) => each.set === set),
      day,
    );
    if (!table) throw new Error(`No version of the weights of ${IMPACT_SETS[set].name} holds on ${day}`);
    return [set, weightedSet(table)];
  });
  return Object.fromEntries(held) as WeightedSets;
}
