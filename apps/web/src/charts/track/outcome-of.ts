import type { ProjectResult } from '@milieuspoor/contract';
import type { TrackSides } from './track-of.ts';

/** The MKI of two sides and what may be concluded from them: as the list of projects gets it, and as a project's header finds it. */
export type JudgedPair = Pick<ProjectResult, 'set' | 'baseline' | 'optimization' | 'comparison' | 'gaps'>;

/** What is to be said of a project's MKI. */
export type Outcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'baseline'; readonly amountEur: number }
  | { readonly kind: 'incomparable'; readonly reason: 'sets' | 'weights' | 'scope' | 'undeclared' }
  | { readonly kind: 'same'; readonly incomplete: boolean }
  | {
      readonly kind: 'changed';
      /** euro; below 0 is a saving */
      readonly amountEur: number;
      /** as a part of the baseline; null when that is not above 0 */
      readonly share: number | null;
      readonly incomplete: boolean;
    };

/** What a project came to, wherever that is said: a difference only where its sides may be compared (D-96). */
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
  // Where posts declare nothing, that is the first thing to be said.
  if (gaps.some(({ lacking }) => lacking) && gaps.every(({ undeclared }) => undeclared === 0))
    return { kind: 'incomparable', reason: 'scope' };
  if (optimization === null && gaps.length === 0 && baseline !== null)
    return { kind: 'baseline', amountEur: baseline };
  return { kind: 'incomparable', reason: 'undeclared' };
}

/** What the track of a project is drawn of. */
export function trackSidesOf(result: JudgedPair | null): TrackSides {
  if (!result) return { baseline: null, optimization: null, comparable: false };
  const { baseline, optimization, comparison } = result;
  // Sides without a set in common have no figures here; they are there all the same, and can't be compared.
  if (outcomeOf(result).kind === 'incomparable')
    return { baseline: baseline ?? 0, optimization: optimization ?? 0, comparable: false };
  return comparison ? { ...comparison, comparable: true } : { baseline, optimization, comparable: false };
}
