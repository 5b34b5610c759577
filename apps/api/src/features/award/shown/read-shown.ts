import type { Shown } from '@milieuspoor/contract';
import { type CalculationType, needsWinnerReason } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import type { Caller } from '../../../http/caller.ts';
import type { CalculationRow } from '../../calculations/calculation-row.queries.ts';
import type { ProjectRow } from '../../projects/projects.queries.ts';
import { toGaps } from '../gaps/to-bid-gaps.ts';
import { readBids } from '../read-bids.ts';
import { type StandingBid, toBidCriteria } from '../to-applicant.ts';
import { type FixedCalculationRow, listFixedCalculations } from './shown.queries.ts';

const BID_FACTS = [
  'winner',
  'winner_reason',
  'bids',
  'bidder',
  'bid_calculation',
  'gaps',
  'gap_decisions',
  'bidders',
] as const;
const CALCULATION_FACTS = [
  'design_baseline',
  'design_optimization',
  'as_built_baseline',
  'as_built_optimization',
  'as_built_baselines',
] as const;

interface AskedFacts {
  readonly asked: Shown;
  readonly bidderId: string | null;
  /** reads the bids, if another part needs them as well; if absent, they are read here */
  readonly bidsOf?: (() => Promise<readonly StandingBid[]>) | undefined;
}

/** Returns what an action fixes, as it is now: the requested facts, as far as the caller may know them. */
export async function readShown(
  queries: Queries,
  caller: Caller,
  project: ProjectRow,
  { asked, bidderId, bidsOf = () => readBids(queries, caller, project) }: AskedFacts,
): Promise<Shown> {
  const isAsked = (name: keyof Shown) => asked[name] !== undefined;
  const calculations = CALCULATION_FACTS.some(isAsked) ? await listFixedCalculations(queries, project) : [];
  const bids = BID_FACTS.some(isAsked) ? await bidsOf() : [];
  const active = (type: CalculationType) =>
    calculations.filter((each) => each.type === type && each.active).map(toShownCalculation)[0] ?? null;
  const winner = bids.find((bid) => !bid.sealed && bid.row?.active);
  const bidder = bids.find(({ applicant }) => applicant.id === bidderId);
  const current: Required<Omit<Shown, 'holdings'>> = {
    project_status: project.status,
    project_locked: project.locked,
    emvi_status: project.emviStatus,
    award_model_version: project.awardModelVersion,
    projectscope: project.scopeEur,
    fictional_tender_benefit: project.fictionalTenderBenefitEur,
    mki_max_discount: project.mkiMaxDiscountEur,
    criteria_max_discount: project.criteriaMaxDiscountEur,
    mki_upper_boundary: project.mkiUpperBoundaryEur,
    mki_lower_boundary: project.mkiLowerBoundaryEur,
    design_baseline: active('design-baseline'),
    design_optimization: active('design-optimization'),
    as_built_baseline: active('as-built-baseline'),
    as_built_optimization: active('as-built-optimization'),
    as_built_baselines: calculations
      .filter(({ type }) => type === 'as-built-baseline')
      .map(toShownCalculation),
    winner: winner ? toShownBid(winner, project) : null,
    winner_reason: winner && needsWinnerReason(winner) ? winner.applicant.winnerReason : null,
    bids: bids.map((bid) => toShownBid(bid, project)),
    bidder: bidder ? toShownBid(bidder, project) : null,
    bid_calculation:
      bidder && !bidder.sealed && bidder.row ? toShownCalculation(calculationOf(bidder.row)) : null,
    gaps: bidder && !bidder.sealed ? toGaps(bidder.work) : [],
    gap_decisions:
      bidder && !bidder.sealed
        ? bidder.decisions.map(({ kind, choice, reason }) => ({ kind, choice, reason }))
        : [],
    bidders: bids.map(({ applicant: { id, name } }) => ({ uuid: id, name })),
  };
  return Object.fromEntries(Object.entries(current).filter(([name]) => isAsked(name as keyof Shown)));
}

function calculationOf({ id, name, headlineMkiEur }: CalculationRow) {
  return { id, name, mkiEur: headlineMkiEur };
}

function toShownCalculation({ id, name, mkiEur }: Pick<FixedCalculationRow, 'id' | 'name' | 'mkiEur'>) {
  return { uuid: id, name, mki_value: mkiEur };
}

/** Returns a bid as `to-applicant.ts` states it; for one that is sealed for the caller, only the name. */
function toShownBid(bid: StandingBid, project: ProjectRow): NonNullable<Shown['bidder']> {
  const { applicant, rank } = bid;
  const criteria = toBidCriteria(bid, project).map(({ upper_boundary: _most, ...given }) => given);
  const known = { uuid: applicant.id, name: applicant.name, rank, criteria };
  if (bid.sealed)
    return {
      ...known,
      quote_price: null,
      criteria_discount: null,
      mki_value: null,
      counting_mki: null,
      mki_score: null,
      fictional_quote_price: null,
      standing: null,
    };
  return {
    ...known,
    quote_price: applicant.quoteEur,
    criteria_discount: applicant.criteriaDiscountEur,
    mki_value: bid.row?.headlineMkiEur ?? null,
    counting_mki: bid.mkiEur,
    mki_score: bid.scoreEur,
    fictional_quote_price: bid.fictionalPriceEur,
    standing: bid.standing,
  };
}
