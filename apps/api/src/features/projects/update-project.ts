import type { ProjectChanges } from '@milieuspoor/contract';
import { changesBetween, projectDataLock } from '@milieuspoor/domain';
import type { Database, Queries } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { done, invalidField, NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import type { Clock } from '../../platform/clock.ts';
import { message } from '../../text/message.ts';
import { hasOptimization } from '../calculations/calculations.queries.ts';
import { recordHistory } from '../history/record-history.queries.ts';
import { checkProjectData } from './check-project-data.ts';
import {
  findProject,
  holdProject,
  type ProjectData,
  type ProjectRow,
  updateProjectData,
} from './projects.queries.ts';

/** Changes a project's own data, as long as its phase is open. */
export async function updateProject(
  { database, clock }: { database: Database; clock: Clock },
  caller: Caller,
  id: string,
  input: ProjectChanges,
): Promise<Outcome<ProjectRow>> {
  const changes = toChanges(input);
  return database.transaction(async (queries) => {
    const project = await holdProject(queries, caller.scope, id);
    if (!project) return NOT_FOUND;
    const lock = projectDataLock(project);
    if (lock) return refused({ kind: 'conflict', message: message(lock) });
    const frozen = await findFrozenField(queries, project, changes);
    if (frozen) return invalidField(frozen, message('contract-frozen'));

    const changed = { ...project, ...changes };
    const problems = checkProjectData(changed);
    if (Object.keys(problems).length > 0) return refused({ kind: 'invalid', fields: problems });

    const now = clock.now();
    await updateProjectData(queries, project, changes, now);
    await recordChanges(queries, { at: now, accountId: caller.accountId, project, changes });
    const stored = await findProject(queries, caller.scope, id);
    return stored ? done(stored) : NOT_FOUND;
  });
}

/** A form that is saved as it was opened leaves no entry. */
async function recordChanges(
  queries: Queries,
  event: { at: Date; accountId: string; project: ProjectRow; changes: Partial<ProjectData> },
): Promise<void> {
  const { at, accountId, project } = event;
  const before: ProjectData = project;
  const changes = changesBetween({ ...before }, event.changes);
  if (Object.keys(changes).length === 0) return;
  await recordHistory(queries, {
    at,
    accountId,
    organisationId: project.organisationId,
    projectId: project.id,
    subject: { type: 'project', id: project.id, name: project.name },
    action: 'changed',
    changes,
  });
}

/** Contract type and award flag decide on the tabs: they are fixed once work has been done that depends on them. */
async function findFrozenField(
  queries: Queries,
  project: ProjectRow,
  changes: Partial<ProjectData>,
): Promise<string | null> {
  const contract = changes.contractType !== undefined && changes.contractType !== project.contractType;
  const award = changes.awardCriteria !== undefined && changes.awardCriteria !== project.awardCriteria;
  if (!contract && !award) return null;
  const open =
    project.status === 'Design_Phase_Active' &&
    project.emviStatus === 'Unlocked' &&
    !(await hasOptimization(queries, project));
  if (open) return null;
  return contract ? 'project_contract_type' : 'project_award_criteria';
}

function toChanges(input: ProjectChanges): Partial<ProjectData> {
  return withoutAbsent({
    name: input.project_name,
    description: input.project_description,
    location: input.project_location,
    latitude: input.latitude,
    longitude: input.longitude,
    projectType: input.project_type,
    sector: input.sector,
    contractType: input.project_contract_type,
    awardCriteria: input.project_award_criteria,
  });
}

function withoutAbsent(
  fields: {
    [Key in keyof ProjectData]: ProjectData[Key] | undefined;
  },
): Partial<ProjectData> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
