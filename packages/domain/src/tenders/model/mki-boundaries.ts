import { fractionOf, roundHalfUp } from '../../format/exact-fraction.ts';

/** The reference value (upper) and target value (lower) of the award model, in whole euro; null where not set. */
export interface MkiBoundaries {
  readonly upperEur: number | null;
  readonly lowerEur: number | null;
}

/** The target value as a share of the reference value, until somebody sets another. */
const DEFAULT_TARGET_SHARE = 0.5;

/**
 * Returns the boundaries with this reference value: a target value that is missing, or that is still half of the former
 * reference value, follows; one that somebody set does not change (D-39).
 */
export function withReferenceValue(former: MkiBoundaries, upperEur: number): MkiBoundaries {
  const isDefault =
    former.lowerEur === null ||
    (former.upperEur !== null && former.lowerEur === defaultTargetEur(former.upperEur));
  return { upperEur, lowerEur: isDefault ? defaultTargetEur(upperEur) : former.lowerEur };
}

/**
 * Returns the boundaries that follow from the active baseline: unless somebody set the reference value by hand, it is
 * the baseline's MKI in whole euro (part 2, §4), as it is read (docs/decisions/0077). Returns null when nothing
 * changes.
 */
export function boundariesFromBaseline(
  former: MkiBoundaries & { readonly manuallySet: boolean },
  baselineMkiEur: number,
): MkiBoundaries | null {
  const upperEur = referenceValueOf(baselineMkiEur);
  if (former.manuallySet || former.upperEur === upperEur) return null;
  return withReferenceValue(former, upperEur);
}

/** Returns the reference value that follows from a baseline: its MKI in whole euro, a half upwards. */
export function referenceValueOf(baselineMkiEur: number): number {
  return roundHalfUp(fractionOf(baselineMkiEur));
}

function defaultTargetEur(upperEur: number): number {
  return Math.round(DEFAULT_TARGET_SHARE * upperEur);
}
