import type { Calculation, Statistic, VariantPairAnswer } from '@milieuspoor/contract';
import type { SetCode } from '@milieuspoor/domain';
import type { Weighing } from '../filters/weights-lines.ts';

/** A calculation with its number in the report, in the set of its headline. */
export interface ReportVariant {
  readonly number: number;
  readonly calculation: Calculation;
  readonly set: SetCode;
  readonly weighing: Weighing;
}

/** A variant whose statistics are loaded, by product group. */
export interface KnownVariant extends ReportVariant {
  readonly statistics: readonly Statistic[];
  /** how its work compares with that of its baseline; null if that is not among the variants of its set */
  readonly pair: VariantPairAnswer | null;
}

/** Returns the calculations that have a number, in the order of those numbers. */
export function reportVariants(calculations: readonly Calculation[]): ReportVariant[] {
  return calculations
    .flatMap((calculation) => {
      const { variant, mki_set: set, weights_version: version, totals } = calculation;
      if (variant === null) return [];
      const unconfirmed = totals.find((total) => total.set === set)?.weights_unconfirmed ?? [];
      return [{ number: variant, calculation, set, weighing: { unconfirmed, versions: [version] } }];
    })
    .sort((one, other) => one.number - other.number);
}

/** Returns what decides whether variants may stand on one scale. */
export function scaleOf({ set, calculation }: ReportVariant) {
  return { set, weightsVersion: calculation.weights_version };
}

/**
 * Tells whether neither a variant nor its baseline lacks what the other declares, so that they may stand beside each
 * other as the same work.
 */
export function declaresAlike({ pair }: Pick<KnownVariant, 'pair'>): boolean {
  return pair === null || pair.gaps.length === 0;
}
