import type { ListedProject, ProjectResult } from '@milieuspoor/contract';
import type { SetCode } from '@milieuspoor/domain';
import type { TrackSides } from '../../charts/track/track-of.ts';

/** What is to be said of a project's MKI, in a few words. */
export type ProjectOutcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'baseline'; readonly amountEur: number }
  | { readonly kind: 'incomparable'; readonly reason: 'sets' | 'weights' | 'undeclared' }
  | { readonly kind: 'same'; readonly incomplete: boolean }
  | {
      readonly kind: 'changed';
      /** euro; below 0 is a saving */
      readonly amountEur: number;
      /** as a part of the baseline; null when that is not above 0 */
      readonly share: number | null;
      readonly incomplete: boolean;
    };

/** The outcome to show on a screen of a set: a project without it there shows the one it has, which then has to name its set. */
export function resultFor(
  set: SetCode,
  project: Pick<ListedProject, 'result' | 'result_a2'>,
): ProjectResult | null {
  return (set === 'a2' ? project.result_a2 : null) ?? project.result;
}

/** What a project came to, as the list says it: a difference only where its sides may be compared. */
export function outcomeOf(result: ProjectResult | null): ProjectOutcome {
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
  if (optimization === null && gaps.length === 0 && baseline !== null)
    return { kind: 'baseline', amountEur: baseline };
  return { kind: 'incomparable', reason: 'undeclared' };
}

/** What the track of a project is drawn of. */
export function trackSidesOf(result: ProjectResult | null): TrackSides {
  if (!result) return { baseline: null, optimization: null, comparable: false };
  const { baseline, optimization, comparison } = result;
  // Sides without a set in common have no figures here; they are there all the same, and can't be compared.
  if (outcomeOf(result).kind === 'incomparable')
    return { baseline: baseline ?? 0, optimization: optimization ?? 0, comparable: false };
  return comparison ? { ...comparison, comparable: true } : { baseline, optimization, comparable: false };
}
