import type { AnswerOf, endpoints, PromiseClaim } from '@milieuspoor/contract';
import type { Queries } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { collection } from '../../http/collection.ts';
import { done, NOT_FOUND, type Outcome } from '../../http/outcome.ts';
import { hasAwardModel } from '../award/model/award-model-of.ts';
import { readBids } from '../award/read-bids.ts';
import { type OpenBid, type ReadClaim, readClaim } from '../award/read-claim.ts';
import { hasSealedBids } from '../bids/sealed/seal-of.ts';
import { findOrganisationId } from '../organisations/organisations.queries.ts';
import { listProjectsById } from '../projects/project-list.queries.ts';
import type { ProjectRow } from '../projects/projects.queries.ts';

/** Returns what follows from the promises of the winning bids of some projects, in the order in which they are asked. */
export async function listPromiseClaims(
  queries: Queries,
  caller: Caller,
  { slug, projectIds }: { readonly slug: string; readonly projectIds: readonly string[] },
): Promise<Outcome<AnswerOf<typeof endpoints.listPromiseClaims>>> {
  const organisationId = await findOrganisationId(queries, caller.scope, slug);
  if (!organisationId) return NOT_FOUND;
  const scope = { kind: 'organisations', ids: [organisationId] } as const;
  const claims: PromiseClaim[] = [];
  for (const project of await listProjectsById(queries, scope, projectIds)) {
    const winner = await findOpenWinner(queries, caller, project);
    if (winner) claims.push(toClaim(project, await readClaim(queries, caller, { project, winner })));
  }
  return done(collection(claims));
}

/** Returns the winner of a project whose bids are open and whose award stands; null if there is none. */
async function findOpenWinner(
  queries: Queries,
  caller: Caller,
  project: ProjectRow,
): Promise<OpenBid | null> {
  const awarded = hasAwardModel(project) && project.designPhaseCompleteDate !== null;
  if (!awarded || hasSealedBids(project)) return null;
  const bids = await readBids(queries, caller, project);
  return bids.find((bid): bid is OpenBid => !bid.sealed && bid.row?.active === true) ?? null;
}

function toClaim(
  { id, penaltyFactor }: ProjectRow,
  { offered, realised, held: { outcome } }: ReadClaim,
): PromiseClaim {
  return {
    uuid: id,
    offered: offered?.mki.amount ?? null,
    realised: realised?.mki.amount ?? null,
    factor: penaltyFactor,
    outcome: outcome && {
      promised: outcome.promisedEur,
      deviation: outcome.deviationEur,
      missed_advantage: outcome.missedAdvantageEur,
      penalty: outcome.penaltyEur,
    },
  };
}
