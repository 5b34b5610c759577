import { type BidWork, withAskedModules } from '@milieuspoor/domain';
import type { Queries } from '../../../../database/open-database.ts';
import {
  type CalculationRow,
  findActiveCalculation,
  type StandingCalculation,
} from '../../../calculations/calculations.queries.ts';
import { readHeldWork } from '../../../calculations/scope/read-held-work.ts';
import type { ProjectRow } from '../../../projects/projects.queries.ts';
import { decisionHolds, inOrderOfKinds } from './decision-holds.ts';
import { type GapDecisionRow, listGapDecisions } from './gap-decisions.queries.ts';

/** What a bid is held against, what it lacks of that, and what was decided about it. */
export interface BidGaps {
  /** null where there is no baseline of its set */
  readonly work: BidWork | null;
  readonly decisions: readonly GapDecisionRow[];
}

type BidInSet = Pick<CalculationRow, 'id' | 'headlineSet'>;

/** The active baseline of a project, and what any bid lacks of it and of what the model asks. */
interface ProjectGaps {
  readonly baseline: StandingCalculation | null;
  readonly of: (bid: BidInSet | null) => BidGaps;
  /** decisions that are about none of these bids as they are now */
  readonly fallen: (bids: readonly BidInSet[]) => GapDecisionRow[];
}

export async function readBidGaps(queries: Queries, project: ProjectRow): Promise<ProjectGaps> {
  const baseline = await findActiveCalculation(queries, project, 'design-baseline');
  const workOf = baseline && (await readHeldWork(queries, baseline));
  const decisions = await listGapDecisions(queries, project);
  const gapsOf = (bid: BidInSet | null): BidGaps => {
    // Nothing is known of work that lies in another set: that it does is reason enough.
    if (!bid || !workOf || bid.headlineSet !== baseline.headlineSet) return { work: null, decisions: [] };
    const work = withAskedModules(workOf(bid.id), project.askedModules);
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
