import { quarterOf, type Reached, reachedSpread, type Spread, wholePercentReached } from './reached.ts';

/** The rule by which a target value is proposed (docs/method/demand.md). */
export const DEMAND_RULE = {
  /** the least number of projects behind a proposal */
  projects: 3,
  /** the largest distance between the lower and the upper quartile, in percentage points */
  spreadPoints: 25,
  /** the least number of projects that reached what is proposed, beside a quarter of them */
  reachedBy: 2,
} as const;

/** What a proposal is made of: what was built, or while too little was built, what was offered and designed. */
export const DEMAND_BASES = ['built', 'offered'] as const;
export type DemandBasis = (typeof DEMAND_BASES)[number];

/** Why nothing is proposed, in the order in which it is looked at. */
export const NO_DEMAND_REASONS = ['too-few', 'too-wide', 'no-reduction'] as const;
export type NoDemandReason = (typeof NO_DEMAND_REASONS)[number];

/** The reductions of comparable projects, one for each project. */
export interface DemandEvidence {
  readonly built: readonly Reached[];
  /** of the bid that won, or of the design */
  readonly offered: readonly Reached[];
}

/** A reduction that can be asked for, whole percent of the reference value. */
export interface ProposedReduction {
  readonly percent: number;
  readonly basis: DemandBasis;
  /** how the projects behind it are spread */
  readonly spread: Spread;
  /** the number of these projects that reached it */
  readonly reachedBy: number;
  /** the number of projects that have built it; 0 says that nobody has, so that it is known from offers alone */
  readonly builtBy: number;
}

export type ReductionProposal =
  | { readonly proposal: ProposedReduction; readonly reason: null }
  | { readonly proposal: null; readonly reason: NoDemandReason };

/**
 * Proposes the reduction that a target value stands for: the highest whole percentage that a quarter of the projects
 * reached, and two of them at least. What was built comes before what was offered. Nothing is proposed of fewer than
 * three projects, of reductions that lie too far apart, and below 1 %.
 */
export function proposeReduction(evidence: DemandEvidence): ReductionProposal {
  const basis = evidence.built.length >= DEMAND_RULE.projects ? 'built' : 'offered';
  const reached = evidence[basis];
  const spread = reachedSpread(reached);
  if (!spread || spread.count < DEMAND_RULE.projects) return none('too-few');
  if (spread.upperQuartile - spread.lowerQuartile > DEMAND_RULE.spreadPoints) return none('too-wide');
  const whole = reached.map(wholePercentReached).toSorted((left, right) => right - left);
  const percent = whole[Math.max(DEMAND_RULE.reachedBy, quarterOf(spread.count)) - 1] ?? 0;
  if (percent < 1) return none('no-reduction');
  const by = (of: readonly Reached[]) => of.filter((each) => wholePercentReached(each) >= percent).length;
  return {
    proposal: { percent, basis, spread, reachedBy: by(reached), builtBy: by(evidence.built) },
    reason: null,
  };
}

function none(reason: NoDemandReason): ReductionProposal {
  return { proposal: null, reason };
}

/**
 * Returns the target value, whole euro, of a reference value in whole euro and a reduction in whole percent. It is
 * rounded up, so that it asks for no more than the reduction.
 */
export function targetOf(referenceEur: number, percent: number): number {
  const hundredfold = BigInt(referenceEur) * BigInt(100 - percent);
  return Number((hundredfold + 99n) / 100n);
}
