import {
  asBuiltBaselineType,
  type BidCalculation,
  type CalculationType,
  type ClaimPenalty,
  claimPenalty,
  discountLineOf,
} from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import type { CalculationRow } from '../calculations/calculation-row.queries.ts';
import { findActiveCalculation, findCalculation } from '../calculations/calculations.queries.ts';
import type { ProjectRow } from '../projects/projects.queries.ts';
import { bidCalculationOf } from './bid-calculation-of.ts';
import { awardModelOf } from './model/award-model-of.ts';
import type { StandingBid } from './to-applicant.ts';

/** A bid that its reader sees. */
export type OpenBid = Extract<StandingBid, { readonly sealed: false }>;

/** A claim with the calculations that it follows from; each is null if it is not there. */
export interface ReadClaim {
  readonly rows: Readonly<Record<'design' | 'asBuilt' | 'realised', CalculationRow | null>>;
  readonly offered: BidCalculation | null;
  readonly realised: BidCalculation | null;
  readonly held: ClaimPenalty;
}

/** Compares what the winner of a project offered with what was realised (docs/decisions/0086). */
export async function readClaim(
  queries: Queries,
  caller: Caller,
  { project, winner }: { readonly project: ProjectRow; readonly winner: OpenBid },
): Promise<ReadClaim> {
  const findRow = async (type: CalculationType) => {
    const active = await findActiveCalculation(queries, project, type);
    return active && (await findCalculation(queries, caller.scope, active.id));
  };
  const hasOwn = asBuiltBaselineType(project) === 'as-built-baseline';
  const rows = {
    realised: await findRow('as-built-optimization'),
    design: await findRow('design-baseline'),
    asBuilt: hasOwn ? await findRow('as-built-baseline') : null,
  };
  const offered = winner.row && bidCalculationOf(winner.row);
  const realised = rows.realised && bidCalculationOf(rows.realised);
  const held = {
    ...{ offered, realised, work: winner.realised, gapPosts: winner.gapPosts },
    ...{ line: discountLineOf(awardModelOf(project)), factor: project.penaltyFactor },
    baselines: {
      design: rows.design && bidCalculationOf(rows.design),
      asBuilt: rows.asBuilt && bidCalculationOf(rows.asBuilt),
      designWork: winner.work,
      asBuiltWork: winner.realisedBeside,
      otherOwnPosts: winner.otherOwnPosts,
      unlikePosts: winner.unlikePosts,
    },
  };
  return { rows, offered, realised, held: unearned(winner) ?? claimPenalty(held) };
}

/**
 * Returns the claim without a discount: a bid that was not scored earned none, so it can miss none; and a bid with
 * decisions about gaps offered other work than is carried out.
 */
function unearned({ standing, decisions }: OpenBid): ClaimPenalty | null {
  switch (standing) {
    case 'incomplete':
    case 'not-whole':
    case 'set-aside':
    case 'beyond-baseline':
    case 'other-reference':
    case 'other-set':
    case 'other-weights':
    case 'above-ceiling':
      return { outcome: null, obstacle: standing };
    case 'scored':
      return decisions.length > 0 ? { outcome: null, obstacle: 'gaps-decided' } : null;
    // Neither of these can have won.
    case 'no-calculation':
    case 'withdrawn':
    case 'invalid':
      return null;
  }
}
