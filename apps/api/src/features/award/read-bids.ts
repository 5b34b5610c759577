import type { Applicant } from '@milieuspoor/contract';
import {
  type BidCalculation,
  comparedScale,
  type DeniedGap,
  discountLineOf,
  gapPostsOf,
  isSealed,
  type Language,
  otherOwnPosts,
  rankBids,
  scoreBid,
  unlikePosts,
} from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { type ApplicantRow, findApplicant, listApplicants } from '../bids/applicants.queries.ts';
import { bidReader } from '../bids/bid-reader.ts';
import { hasSealedBids, sealOf } from '../bids/sealed/seal-of.ts';
import type { CalculationRow, StandingCalculation } from '../calculations/calculation-row.queries.ts';
import { findActiveCalculation, listCalculationsOfApplicants } from '../calculations/calculations.queries.ts';
import { readHeldWork } from '../calculations/scope/read-held-work.ts';
import { type ReadScope, readScope } from '../calculations/scope/work-out-scopes.ts';
import { findProject, type ProjectRow } from '../projects/projects.queries.ts';
import { bidCalculationOf } from './bid-calculation-of.ts';
import { readBesideOthers } from './gaps/read-beside-others.ts';
import { readBidGaps } from './gaps/read-bid-gaps.ts';
import { readDeniedGaps } from './gaps/read-denied-gaps.ts';
import { readExplained } from './gaps/read-explained.ts';
import { awardModelOf } from './model/award-model-of.ts';
import { hasOtherReference } from './other-reference.ts';
import { type Realised, type StandingBid, toApplicant, toOwnBid } from './to-applicant.ts';
import { findWinner } from './winner/winner.queries.ts';

/**
 * Returns the bids of a project as a reader may see them, in the order in which they were entered, scored by the
 * current model; if `changed` is given, that bid as it would be.
 */
export async function readBids(
  queries: Queries,
  caller: Caller,
  project: ProjectRow,
  changed?: ApplicantRow,
): Promise<StandingBid[]> {
  const listed = await listApplicants(queries, project);
  const applicants = listed.map((each) => (each.id === changed?.id ? changed : each));
  const calculations = await listCalculationsOfApplicants(queries, project);
  const gaps = await readBidGaps(queries, project);
  const { baseline } = gaps;
  const scale = baseline && {
    set: baseline.headlineSet,
    weightsVersion: baseline.weightsVersions[baseline.headlineSet] ?? '',
  };
  const line = discountLineOf(awardModelOf(project));
  const otherReference = await hasOtherReference(queries, project, baseline);
  const carriedOut = await readRealised(queries, project, { bids: calculations, design: baseline });
  const known = applicants.map((applicant) => {
    const seal = { ...sealOf(project), enteredBy: applicant.enteredBy };
    const row = calculations.find(({ applicantId }) => applicantId === applicant.id) ?? null;
    return isSealed(seal, bidReader(caller))
      ? { applicant, sealed: true as const, calculation: null }
      : { applicant, sealed: false as const, row, calculation: row && bidCalculationOf(row) };
  });
  // A set would reveal something of a bid that is sealed for the reader.
  const among = { baseline: scale, bids: known.flatMap(({ calculation }) => calculation ?? []) };
  const deniedGaps = new Map<(typeof known)[number], readonly DeniedGap[]>();
  for (const bid of known)
    if (!bid.sealed)
      deniedGaps.set(bid, await readDeniedGaps(queries, baseline, { row: bid.row, ...gaps.of(bid.row) }));
  const explainedOf = await readExplained(queries, {
    organisationId: project.organisationId,
    baselineId: baseline?.id ?? null,
    calculationIds: known.flatMap((bid) => (bid.sealed ? [] : (bid.row?.id ?? []))),
  });
  const bids = known.map((bid) => {
    if (bid.sealed) return { applicant: bid.applicant, sealed: true as const };
    const { applicant, row, calculation } = bid;
    const held = gaps.of(row);
    const score = scored(applicant, calculation, {
      line,
      scale: calculation && comparedScale(calculation, among),
      ...held,
      otherReference,
      ceilingEur: project.mkiCeilingEur,
    });
    return {
      applicant,
      sealed: false as const,
      row,
      ...held,
      deniedGaps: deniedGaps.get(bid) ?? [],
      explained: row ? explainedOf(row.id) : [],
      besideOthers: [],
      ...(row?.active ? carriedOut : NOT_REALISED),
      ...score,
    };
  });
  // A rank reveals something of every other bid, and a score is half of one: while bids are sealed nobody gets either,
  // not even the person who entered all of them.
  if (hasSealedBids(project)) return bids.map((bid) => ({ ...withoutScore(bid), rank: null, tied: false }));
  const besideOthers = await readBesideOthers(
    queries,
    bids.filter((bid) => !bid.sealed),
  );
  const ranking = rankBids(bids.filter((bid) => !bid.sealed));
  return bids.map((bid) => {
    const place = ranking.find((ranked) => ranked.bid === bid);
    const placed = { rank: place?.rank ?? null, tied: place?.tied ?? false };
    if (bid.sealed) return { ...bid, ...placed };
    return { ...bid, ...placed, besideOthers: besideOthers(bid) };
  });
}

function withoutScore<Bid extends { readonly sealed: boolean }>(bid: Bid): Bid {
  return bid.sealed ? bid : { ...bid, scoreEur: null, fictionalPriceEur: null };
}

const NOT_REALISED: Realised = {
  realised: null,
  gapPosts: null,
  realisedBeside: null,
  otherOwnPosts: null,
  unlikePosts: null,
};

async function readRealised(
  queries: Queries,
  project: ProjectRow,
  { bids, design }: { readonly bids: readonly CalculationRow[]; readonly design: StandingCalculation | null },
): Promise<Realised> {
  const offered = bids.find(({ active }) => active);
  const asBuilt = offered && (await findActiveCalculation(queries, project, 'as-built-optimization'));
  if (!asBuilt) return NOT_REALISED;
  const baseline = await findActiveCalculation(queries, project, 'as-built-baseline');
  const isAlike = (other: StandingCalculation | null) => other?.headlineSet === asBuilt.headlineSet;
  const beside = async (other: StandingCalculation | null) =>
    other && isAlike(other) ? (await readHeldWork(queries, other))(asBuilt.id) : null;
  return {
    realised: await beside(offered),
    gapPosts: isAlike(offered) ? await countGapPosts(queries, { offered, asBuilt }) : null,
    realisedBeside: await beside(baseline),
    ...(design && baseline && [design, baseline, offered].every(isAlike)
      ? await compareBaselines(queries, { design, baseline, offered, asBuilt })
      : { otherOwnPosts: null, unlikePosts: null }),
  };
}

type Chain<Part extends string> = Readonly<Record<Part, StandingCalculation>>;

/** Compares two calculations of one set, as those of a chain are. */
function readHeld(queries: Queries, to: StandingCalculation, held: StandingCalculation): Promise<ReadScope> {
  const { organisationId, headlineSet: set } = held;
  return readScope(queries, { organisationId, set, baselineId: to.id, optimizationId: held.id });
}

async function countGapPosts(
  queries: Queries,
  { offered, asBuilt }: Chain<'offered' | 'asBuilt'>,
): Promise<number> {
  const { scope, posts, answers } = await readHeld(queries, offered, asBuilt);
  return gapPostsOf(scope, posts, answers);
}

/**
 * Returns which posts the bid and the realised work have beyond their baselines, and whether those baselines are of one
 * kind of work.
 */
async function compareBaselines(
  queries: Queries,
  { design, baseline, offered, asBuilt }: Chain<'design' | 'baseline' | 'offered' | 'asBuilt'>,
): Promise<Pick<Realised, 'otherOwnPosts' | 'unlikePosts'>> {
  const bid = await readHeld(queries, design, offered);
  const realised = await readHeld(queries, baseline, asBuilt);
  return {
    otherOwnPosts: otherOwnPosts({
      offeredOwn: bid.scope.added,
      realisedOwn: realised.scope.added,
      realised: realised.posts.optimization,
    }),
    unlikePosts: unlikePosts(bid.posts.baseline, realised.posts.baseline, bid.scope.missing),
  };
}

function scored(
  { quoteEur, criteriaDiscountEur, ruling }: ApplicantRow,
  calculation: BidCalculation | null,
  against: Parameters<typeof scoreBid>[1],
) {
  // A bidder from before prices existed has none to compare.
  const score = scoreBid({ quoteEur: quoteEur ?? 0, criteriaDiscountEur, calculation, ruling }, against);
  return { ...score, fictionalPriceEur: quoteEur === null ? null : score.fictionalPriceEur };
}

/** Returns the bidders of a project, in the form of the API. */
export async function readApplicants(
  queries: Queries,
  caller: Caller,
  project: ProjectRow,
  language: Language,
): Promise<Applicant[]> {
  const bids = await readBids(queries, caller, project);
  return bids.map((bid) => toApplicant(bid, project, language));
}

/** Returns a bidder in the form of the API, with its standing among the others; null if it does not exist. */
export async function readApplicant(
  queries: Queries,
  caller: Caller,
  id: string,
  language: Language,
): Promise<Applicant | null> {
  const applicant = await findApplicant(queries, caller.scope, id);
  const project = applicant && (await findProject(queries, caller.scope, applicant.projectId));
  if (!project) return null;
  const all = await readApplicants(queries, caller, project, language);
  return all.find(({ uuid }) => uuid === id) ?? null;
}

/**
 * Returns what a bid itself states and whether it won, in the form of the API, for a change of that: no bid is scored
 * for it. Returns null if it does not exist.
 */
export async function readOwnBid(queries: Queries, caller: Caller, id: string): Promise<object | null> {
  const applicant = await findApplicant(queries, caller.scope, id);
  const project = applicant && (await findProject(queries, caller.scope, applicant.projectId));
  if (!project) return null;
  const sealed = isSealed({ ...sealOf(project), enteredBy: applicant.enteredBy }, bidReader(caller));
  return {
    ...toOwnBid({ applicant, sealed }, project),
    active: !sealed && (await findWinner(queries, project))?.id === id,
  };
}
