import type { ProjectResult } from '@milieuspoor/contract';
import type { TrackSides } from './track-of.ts';

/** The MKI of two sides and its possible conclusion: as in the list of projects, and in a project's header. */
export type JudgedPair = Pick<ProjectResult, 'set' | 'baseline' | 'optimization' | 'comparison' | 'gaps'>;

/** The conclusion about a project's MKI. */
export type Outcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'baseline'; readonly amountEur: number }
  | { readonly kind: 'incomparable'; readonly reason: 'sets' | 'weights' | 'scope' | 'undeclared' }
  | { readonly kind: 'same'; readonly incomplete: boolean }
  | {
      readonly kind: 'changed';
      /** euro; below 0 is a saving */
      readonly amountEur: number;
      /** as a part of the baseline; null when that is 0 or below */
      readonly share: number | null;
      readonly incomplete: boolean;
    };

/**
 * Returns the result of a project, for all places that show it: a difference only where its sides may be compared
 * (D-96).
 */
export function outcomeOf(result: JudgedPair | null): Outcome {
  if (!result) return { kind: 'none' };
  const { set, baseline, optimization, comparison, gaps } = result;
  if (comparison) {
    const { amount, share, incomplete } = comparison;
    return amount === 0
      ? { kind: 'same', incomplete }
      : { kind: 'changed', amountEur: amount, share, incomplete };
  }
  if (set === null) return { kind: 'incomparable', reason: 'sets' };
  if (gaps.some(({ apart }) => apart)) return { kind: 'incomparable', reason: 'weights' };
  // Where posts declare nothing, that is stated first.
  if (gaps.some(({ lacking }) => lacking) && gaps.every(({ undeclared }) => undeclared === 0))
    return { kind: 'incomparable', reason: 'scope' };
  if (optimization === null && gaps.length === 0 && baseline !== null)
    return { kind: 'baseline', amountEur: baseline };
  return { kind: 'incomparable', reason: 'undeclared' };
}

/** Returns the figures from which a project's track is drawn. */
export function trackSidesOf(result: JudgedPair | null): TrackSides {
  if (!result) return { baseline: null, optimization: null, comparable: false };
  const { baseline, optimization, comparison } = result;
  // Sides without a common set have no figures here; they exist, but can't be compared.
  if (outcomeOf(result).kind === 'incomparable')
    return { baseline: baseline ?? 0, optimization: optimization ?? 0, comparable: false };
  return comparison ? { ...comparison, comparable: true } : { baseline, optimization, comparable: false };
}
