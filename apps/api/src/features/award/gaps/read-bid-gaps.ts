import {
  askedWorkAlone,
  type BidWork,
  besideEmptyBaseline,
  LIFE_CYCLE_MODULES,
  withAskedModules,
} from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import type { CalculationRow, StandingCalculation } from '../../calculations/calculation-row.queries.ts';
import {
  findActiveCalculation,
  listCalculationsOfApplicants,
} from '../../calculations/calculations.queries.ts';
import { readHeldWork } from '../../calculations/scope/read-held-work.ts';
import type { ProjectRow } from '../../projects/projects.queries.ts';
import { findDeclaredModules } from '../model/declared-modules.queries.ts';
import { unexplainedModules } from '../model/unexplained-modules.ts';
import { decisionHolds, inOrderOfKinds } from './decision-holds.ts';
import { type GapDecisionRow, listGapDecisions } from './gap-decisions.queries.ts';

/** The comparison of a bid, its gaps, and the decisions about them. */
export interface BidGaps {
  /**
   * null if the baseline is of another set; without a baseline, null if the bid leaves nothing empty that the model
   * asks
   */
  readonly work: BidWork | null;
  readonly decisions: readonly GapDecisionRow[];
}

type BidInSet = Pick<CalculationRow, 'id' | 'headlineSet'>;

/** The active baseline of a project, what bids lack beside it, and the decisions about bids. */
interface ReadBesideBaseline {
  readonly baseline: StandingCalculation | null;
  readonly workOf: (calculationId: string) => BidWork;
  readonly decisions: readonly GapDecisionRow[];
}

/** The active baseline of a project, and what any bid lacks of it and of what the model asks. */
interface ProjectGaps {
  readonly baseline: StandingCalculation | null;
  readonly of: (bid: BidInSet | null) => BidGaps;
  /** returns the decisions that are about none of these bids as they are now */
  readonly fallen: (bids: readonly BidInSet[]) => GapDecisionRow[];
}

export async function readBidGaps(queries: Queries, project: ProjectRow): Promise<ProjectGaps> {
  const baseline = await findActiveCalculation(queries, project, 'design-baseline');
  const workOf = await readHeldWork(queries, ...(baseline ? [baseline] : []));
  const decisions = await listGapDecisions(queries, project);
  return gapsBeside(queries, project, { baseline, workOf, decisions });
}

/** Does the same beside data that were read before, possibly of several projects at once. */
export async function gapsBeside(
  queries: Queries,
  project: ProjectRow,
  { baseline, workOf, decisions }: ReadBesideBaseline,
): Promise<ProjectGaps> {
  const emptyThere = baseline ? await unexplainedModules(queries, project, baseline) : [];
  const aloneOf = baseline ? () => null : await readWorkAlone(queries, project);
  const gapsOf = (bid: BidInSet | null): BidGaps => {
    // Nothing is known of work in another set, and the other set is reason enough. Without a baseline only the model
    // asks.
    if (!bid || !baseline || bid.headlineSet !== baseline.headlineSet)
      return { work: bid && aloneOf(bid.id), decisions: [] };
    const work = besideEmptyBaseline(withAskedModules(workOf(bid.id), project.askedModules), emptyThere);
    const now = { calculationId: bid.id, baselineId: baseline.id, work };
    return { work, decisions: inOrderOfKinds(decisions.filter((each) => decisionHolds(each, now))) };
  };
  return {
    baseline,
    of: gapsOf,
    fallen: (bids) => {
      const holding = bids.flatMap((bid) => gapsOf(bid).decisions);
      return decisions.filter((decision) => !holding.includes(decision));
    },
  };
}

/** Returns what bids leave empty of what the model asks of each post, if there is no baseline to compare them with. */
async function readWorkAlone(
  queries: Queries,
  project: ProjectRow,
): Promise<(bidId: string) => BidWork | null> {
  const { organisationId, askedModules } = project;
  const works = new Map<string, BidWork | null>();
  const bids = askedModules.length > 0 ? await listCalculationsOfApplicants(queries, project) : [];
  for (const { id, headlineSet: set } of bids) {
    const { posts, declaredPosts } = await findDeclaredModules(queries, { id, organisationId, set });
    const undeclared = LIFE_CYCLE_MODULES.map((_, place) => posts - (declaredPosts[place] ?? 0));
    works.set(id, askedWorkAlone(undeclared, askedModules));
  }
  return (id) => works.get(id) ?? null;
}
