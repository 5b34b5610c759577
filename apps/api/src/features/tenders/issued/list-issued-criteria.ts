import type { IssuedCriteria } from '@milieuspoor/contract';
import { completeAwardModel, formatModified, type IssuedModel, isSameModel } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, NOT_FOUND, type Outcome } from '../../../http/outcome.ts';
import { awardModelOf } from '../../award/model/award-model-of.ts';
import { findProject, type ProjectRow } from '../../projects/projects.queries.ts';
import { describeBaseline, findBaselineRow } from '../documents/find-baseline.ts';
import { listIssued } from './issued-criteria.queries.ts';
import { issuedModelOf } from './issued-model-of.ts';

/** Returns the editions of a project, the last first, and which of them has the present model. */
export async function listIssuedCriteria(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  caller: Caller,
  id: string,
): Promise<Outcome<IssuedCriteria>> {
  return database.transaction(async (queries) => {
    const project = await findProject(queries, caller.scope, id);
    if (!project) return NOT_FOUND;
    const issued = await listIssued(queries, project);
    const model = await modelOfNow(queries, caller, project, clock.now());
    const last = issued.at(-1);
    return done({
      award_model_version: project.awardModelVersion,
      is_current: last !== undefined && model !== null && isSameModel(last.model, model),
      results: issued.toReversed().map(({ number, issuedAt, issuedBy, files }) => ({
        number,
        issued_at: formatModified(issuedAt),
        issued_by: issuedBy,
        files: [...files],
      })),
    });
  });
}

/** Returns the model by which a bid is scored now; null while it is not complete. */
async function modelOfNow(
  queries: Queries,
  caller: Caller,
  project: ProjectRow,
  now: Date,
): Promise<IssuedModel | null> {
  const model = completeAwardModel(awardModelOf(project));
  if (!model) return null;
  const row = await findBaselineRow(queries, caller.scope, project);
  const baseline = row && (await describeBaseline(queries, row, now));
  return issuedModelOf(project, { model, baseline }, row);
}
