import {
  type ComparedQuantity,
  comparedBaseline,
  compareVariants,
  type KindTotal,
  type LargestChanges,
  type VariantScope,
} from '@milieuspoor/domain';
import type { Report, ReportVariant } from './report.ts';

/** A variant with the baseline that it is compared with. */
export interface ComparedPair {
  readonly variant: ReportVariant;
  readonly baseline: ReportVariant;
  readonly scope: VariantScope | null;
  /** what lies between them, by kind of change */
  readonly changes: readonly KindTotal[];
  /** the posts that change most; null where nothing is known of their work */
  readonly posts: LargestChanges | null;
}

type Compared = Pick<Report, 'variants' | 'project' | 'pairs'>;

/** Returns a variant with the baseline of its phase; null where that baseline is not in the report. */
export function comparedPair(
  variant: ReportVariant,
  { variants, project, pairs }: Compared,
): ComparedPair | null {
  const baseline = comparedBaseline(variant, variants, project);
  if (!baseline) return null;
  const known = pairs.find((pair) => pair.variant === variant.number && pair.baseline === baseline.number);
  const { scope = null, changes = [], posts = null } = known ?? {};
  return { variant, baseline, scope, changes, posts };
}

/** Returns all such pairs, in the order of the variants. */
export function comparedPairs(report: Compared): ComparedPair[] {
  return report.variants.flatMap((variant) => comparedPair(variant, report) ?? []);
}

export function comparePairIn(pair: ComparedPair, quantity: ComparedQuantity) {
  return compareVariants(pair.baseline, pair.variant, quantity, pair.scope);
}
