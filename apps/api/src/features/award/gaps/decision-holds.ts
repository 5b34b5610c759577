import { type BidWork, SCOPE_SUBJECTS, type Shortfall } from '@milieuspoor/domain';
import type { GapDecisionRow } from './gap-decisions.queries.ts';

/** A bid as it stands now, beside the baseline that it is held against. */
interface HeldBidNow {
  readonly calculationId: string;
  readonly baselineId: string;
  readonly work: BidWork;
}

/**
 * Whether a decision still is about what lacks: the same calculation and the same baseline, with the same posts and amounts. What
 * was decided about something else says nothing (docs/decisions/0095).
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

/** Decisions in the order in which gaps are told. */
export function inOrderOfKinds(decisions: readonly GapDecisionRow[]): GapDecisionRow[] {
  const place = ({ kind }: GapDecisionRow) => SCOPE_SUBJECTS.indexOf(kind);
  return decisions.toSorted((left, right) => place(left) - place(right));
}
