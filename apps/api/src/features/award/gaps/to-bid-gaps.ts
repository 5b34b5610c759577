import type { BidGapAnswer, GapDecisionAnswer } from '@milieuspoor/contract';
import { type BidWork, decidedGaps, formatModified, gapChoices } from '@milieuspoor/domain';
import type { BidGaps } from './read-bid-gaps.ts';

/** Returns what a bid lacks by kind, in the form of the API. */
export function toGaps(work: BidWork | null): BidGapAnswer[] {
  return (work?.shortfalls ?? []).map((shortfall) => ({
    kind: shortfall.kind,
    posts: shortfall.posts,
    unvalued_posts: shortfall.unvaluedPosts,
    weight_mki: shortfall.weightEur,
    filled_mki: shortfall.filledEur,
    filled_mki_beside_posts: shortfall.filledBesidePostsEur,
    choices: gapChoices(shortfall),
  }));
}

/** Returns the decisions about it, in the form of the API. */
export function toDecisions({ work, decisions }: BidGaps): GapDecisionAnswer[] {
  const { filled } = decidedGaps(work, decisions);
  return decisions.map(({ kind, choice, reason, decidedBy, decidedAt }) => ({
    ...{ kind, choice, reason },
    decided_by: decidedBy,
    decided: formatModified(decidedAt),
    filled_mki: filled.get(kind) ?? 0,
  }));
}

/** Returns the sum of what was filled in, euro; null if nothing was. */
export function filledMkiEur({ work, decisions }: BidGaps): number | null {
  const { filled, filledEur } = decidedGaps(work, decisions);
  return filled.size > 0 ? filledEur : null;
}
