import { type BidWork, SCOPE_SUBJECTS, type Shortfall } from '@milieuspoor/domain';
import type { GapDecisionRow } from './gap-decisions.queries.ts';

/** The current state of a bid, beside the baseline that it is compared with. */
interface HeldBidNow {
  readonly calculationId: string;
  readonly baselineId: string;
  readonly work: BidWork;
}

/**
 * Tells whether a decision is still about what the bid lacks: the same calculation and the same baseline, with the same
 * posts and amounts. A decision about something else means nothing here (docs/decisions/0095).
 */
export function decisionHolds(
  { calculationId, baselineId, kind, shortfall }: GapDecisionRow,
  bid: HeldBidNow,
): boolean {
  if (bid.calculationId !== calculationId || bid.baselineId !== baselineId) return false;
  const current = bid.work.shortfalls.find((each) => each.kind === kind);
  return current !== undefined && isSame(current, shortfall);
}

function isSame(left: Shortfall, right: Shortfall): boolean {
  const keys = ['posts', 'unvaluedPosts', 'weightEur', 'filledEur', 'filledBesidePostsEur'] as const;
  return keys.every((key) => left[key] === right[key]);
}

/** Returns decisions in the order in which gaps are listed. */
export function inOrderOfKinds(decisions: readonly GapDecisionRow[]): GapDecisionRow[] {
  const place = ({ kind }: GapDecisionRow) => SCOPE_SUBJECTS.indexOf(kind);
  return decisions.toSorted((left, right) => place(left) - place(right));
}
