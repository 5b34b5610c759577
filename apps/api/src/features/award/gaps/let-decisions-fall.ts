import type { Queries } from '../../../database/open-database.ts';
import { findApplicant } from '../../bids/applicants.queries.ts';
import { listCalculationsOfApplicants } from '../../calculations/calculations.queries.ts';
import { findProject, type ProjectRow } from '../../projects/projects.queries.ts';
import { letFall } from './gap-decisions.queries.ts';
import { readBidGaps } from './read-bid-gaps.ts';
import { recordDecision } from './record-decision.ts';

/**
 * Lets the decisions fall away that are about what is no longer so: another calculation of the bid, another baseline, other posts
 * or amounts. Belongs in the transaction of whatever changed that, once the scopes of its pairs are worked out, and writes each
 * into the history.
 */
export async function letDecisionsFall(
  queries: Queries,
  event: { readonly at: Date; readonly accountId: string; readonly project: ProjectRow },
): Promise<void> {
  const scope = { kind: 'organisations', ids: [event.project.organisationId] } as const;
  const project = await findProject(queries, scope, event.project.id);
  if (!project) return;
  const gaps = await readBidGaps(queries, project);
  for (const decision of gaps.fallen(await listCalculationsOfApplicants(queries, project))) {
    await letFall(queries, decision, event.at);
    const applicant = await findApplicant(queries, scope, decision.applicantId, { includingDeleted: true });
    if (applicant)
      await recordDecision(queries, event, { applicant, before: decision, after: null, automatic: true });
  }
}
