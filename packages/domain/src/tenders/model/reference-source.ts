import { referenceValueOf } from './mki-boundaries.ts';

/** The sources of a reference value. */
export const REFERENCE_SOURCES = ['baseline', 'by-hand', 'former-baseline'] as const;
export type ReferenceSource = (typeof REFERENCE_SOURCES)[number];

/**
 * Returns the source of the reference value (part 2, §4): set by hand, or the MKI of the active baseline in whole euro.
 * A complete model no longer follows, so its baseline may have been replaced since: then the value is that of a former
 * baseline, and no longer what the project's own calculation states.
 */
export function referenceSource({
  upperEur,
  manuallySet,
  baselineMkiEur,
}: {
  /** the reference value, whole euro */
  readonly upperEur: number;
  readonly manuallySet: boolean;
  /** the MKI of the active baseline, not rounded; null without one */
  readonly baselineMkiEur: number | null;
}): ReferenceSource {
  if (manuallySet) return 'by-hand';
  if (baselineMkiEur === null) return 'former-baseline';
  // Before docs/decisions/0077 a model took the stored value, which may be slightly below a half.
  const rounded = [referenceValueOf(baselineMkiEur), Math.round(baselineMkiEur)];
  return rounded.includes(upperEur) ? 'baseline' : 'former-baseline';
}
