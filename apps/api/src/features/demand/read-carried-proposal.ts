import type { AnswerOf, endpoints } from '@milieuspoor/contract';
import { formatModified } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome } from '../../http/outcome.ts';
import { findCarriedProposal } from '../award/model/proposals.queries.ts';
import { findProject } from '../projects/projects.queries.ts';

/** Returns the proposal that the award model of a project was given last. */
export async function readCarriedProposal(
  queries: Queries,
  caller: Caller,
  projectId: string,
): Promise<Outcome<AnswerOf<typeof endpoints.getCarriedProposal>>> {
  const project = await findProject(queries, caller.scope, projectId);
  if (!project) return NOT_FOUND;
  const found = await findCarriedProposal(queries, caller.scope, project.id);
  return done({
    proposal: found && {
      carried_at: formatModified(found.carriedAt),
      ...{ reference: found.referenceEur, target: found.targetEur, percent: found.percent },
      ...{ basis: found.basis, projects: [...found.projects] },
    },
  });
}
