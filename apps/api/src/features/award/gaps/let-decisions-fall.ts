import type { Queries } from '../../../database/open-database.ts';
import { findApplicant } from '../../bids/applicants.queries.ts';
import { listCalculationsOfApplicants } from '../../calculations/calculations.queries.ts';
import { findProject, type ProjectRow } from '../../projects/projects.queries.ts';
import { letFall } from './gap-decisions.queries.ts';
import { readBidGaps } from './read-bid-gaps.ts';
import { recordDecision } from './record-decision.ts';

/**
 * Marks the decisions as lapsed whose subject has changed: another calculation of the bid, another baseline, other
 * posts or amounts. It must run in the transaction of that change, after the scopes of the pairs are computed; it
 * records each decision in the history.
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
