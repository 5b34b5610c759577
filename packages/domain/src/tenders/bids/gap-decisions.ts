import { numberOf, sumAsRead } from '../../format/exact-fraction.ts';
import { type BidWork, isWholeWork } from '../../scope/held-work.ts';
import type { ScopeSubject } from '../../scope/scope-answers.ts';
import type { Shortfall } from '../../scope/shortfalls.ts';

/**
 * The client's choices about a kind of gap in a bid (D-105): it counts as 0, it is filled with the baseline's value of
 * that post and module, or the bid is set aside.
 */
export const GAP_CHOICES = ['zero', 'baseline', 'set-aside'] as const;
export type GapChoice = (typeof GAP_CHOICES)[number];

export interface GapDecision {
  readonly kind: ScopeSubject;
  readonly choice: GapChoice;
}

/** Returns the possible choices: if the baseline has no value for any of the posts, there is nothing to fill in. */
export function gapChoices({
  posts,
  unvaluedPosts,
}: Pick<Shortfall, 'posts' | 'unvaluedPosts'>): GapChoice[] {
  return GAP_CHOICES.filter((choice) => choice !== 'baseline' || unvaluedPosts < posts);
}

/**
 * The standing of a bid after the decisions: `whole` if nothing is lacking, `set-aside` as soon as one kind sets it
 * aside, `counted` once each kind was decided, and `open` before that. About work that is not known nothing can be
 * decided.
 */
export const GAP_VERDICTS = ['whole', 'open', 'counted', 'set-aside'] as const;
export type GapVerdict = (typeof GAP_VERDICTS)[number];

export interface DecidedGaps {
  readonly verdict: GapVerdict;
  /** what is filled in for each kind with that decision, euro */
  readonly filled: ReadonlyMap<ScopeSubject, number>;
  /** the sum of it, euro; below 0 if the baseline's values are negative */
  readonly filledEur: number;
}

/**
 * Computes the effect of decisions on what a bid lacks. If absent posts are filled in, a value that is theirs is not
 * filled in again for the posts that replaced them. A decision about what the bid does not lack has no effect.
 */
export function decidedGaps(work: BidWork | null, decisions: readonly GapDecision[]): DecidedGaps {
  const choiceOf = new Map(decisions.map(({ kind, choice }) => [kind, choice]));
  const filled = filledAmounts(work?.shortfalls ?? [], choiceOf);
  return {
    verdict: verdictOf(work, choiceOf),
    filled,
    filledEur: numberOf(sumAsRead([...filled.values()])),
  };
}

/** Returns what is filled in for each kind with that choice, euro. */
export function filledAmounts(
  shortfalls: readonly Pick<Shortfall, 'kind' | 'filledEur' | 'filledBesidePostsEur'>[],
  choiceOf: ReadonlyMap<ScopeSubject, GapChoice>,
): ReadonlyMap<ScopeSubject, number> {
  const arePostsFilled = shortfalls.some(({ kind }) => kind === 'posts' && choiceOf.get(kind) === 'baseline');
  return new Map(
    shortfalls.flatMap(({ kind, filledEur, filledBesidePostsEur }) =>
      choiceOf.get(kind) === 'baseline'
        ? [[kind, arePostsFilled ? filledBesidePostsEur : filledEur] as const]
        : [],
    ),
  );
}

/** Returns the sum of a declared MKI and what is filled in, euro: exact, for both as they are read. */
export function withFilledEur(declaredEur: number, filledEur: readonly number[]): number {
  return filledEur.length === 0 ? declaredEur : numberOf(sumAsRead([declaredEur, ...filledEur]));
}

function verdictOf(work: BidWork | null, choiceOf: ReadonlyMap<ScopeSubject, GapChoice>): GapVerdict {
  if (!work || isWholeWork(work)) return 'whole';
  const choices = work.known ? work.shortfalls.map(({ kind }) => choiceOf.get(kind)) : [];
  if (choices.includes('set-aside')) return 'set-aside';
  return choices.length === 0 || choices.includes(undefined) ? 'open' : 'counted';
}
