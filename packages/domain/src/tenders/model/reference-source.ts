import { referenceValueOf } from './mki-boundaries.ts';

/** Where a reference value comes from. */
export const REFERENCE_SOURCES = ['baseline', 'by-hand', 'former-baseline'] as const;
export type ReferenceSource = (typeof REFERENCE_SOURCES)[number];

/**
 * Where the reference value comes from (part 2, §4): somebody's own hand, or the MKI of the active baseline in whole
 * euro. A model that is complete no longer follows, so the baseline that it followed may have been replaced since: then
 * the value is a former baseline's, and no longer what the project's own calculation says.
 */
export function referenceSource({
  upperEur,
  manuallySet,
  baselineMkiEur,
}: {
  /** the reference value, whole euro */
  readonly upperEur: number;
  readonly manuallySet: boolean;
  /** of the active baseline, not rounded; null without one */
  readonly baselineMkiEur: number | null;
}): ReferenceSource {
  if (manuallySet) return 'by-hand';
  if (baselineMkiEur === null) return 'former-baseline';
  // Before docs/decisions/0077 a model took over what is stored, which may be a hair short of a half.
  const rounded = [referenceValueOf(baselineMkiEur), Math.round(baselineMkiEur)];
  return rounded.includes(upperEur) ? 'baseline' : 'former-baseline';
}
