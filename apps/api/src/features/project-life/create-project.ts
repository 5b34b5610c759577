import { createHash, randomUUID } from 'node:crypto';
import type { ProjectInput } from '@milieuspoor/contract';
import { changesBetween, fromWire, PROJECT_DATA, toIsoDay } from '@milieuspoor/domain';
import type { Database } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import type { Clock } from '../../platform/clock.ts';
import { uuidFromHash } from '../../platform/uuid-from-hash.ts';
import { message } from '../../text/message.ts';
import { leaveOutLateReminder } from '../agenda/reminders/planned-days.queries.ts';
import { findOrganisationId } from '../organisations/organisations.queries.ts';
import { putOnProject } from '../projects/members/change-project-members.ts';
import {
  findProject,
  insertProjectOnce,
  type MakingRequest,
  type ProjectRow,
  wasMadeBy,
} from '../projects/projects.queries.ts';
import { recordHistory } from '../record/record-history.queries.ts';
import { checkProjectData } from './check-project-data.ts';

/**
 * Starts a project in one of the caller's organisations. A request with a key makes one project, however often it is
 * sent: a caller who lost the answer may repeat it.
 */
export async function createProject(
  { database, clock }: { database: Database; clock: Clock },
  caller: Caller,
  input: ProjectInput,
): Promise<Outcome<ProjectRow>> {
  const data = fromWire(PROJECT_DATA, input);
  const problems = checkProjectData({ ...data, designPhaseCompleteDate: null });
  if (Object.keys(problems).length > 0) return refused({ kind: 'invalid', fields: problems });

  return database.transaction(async (queries) => {
    const organisationId = await findOrganisationId(queries, caller.scope, input.organization);
    if (!organisationId) return NOT_FOUND;
    const now = clock.now();
    const request = requestOf(caller, organisationId, input);
    const { id } = request;
    if (!(await insertProjectOnce(queries, organisationId, data, { now, request }))) {
      const made = await findProject(queries, caller.scope, id);
      const same = made !== null && (await wasMadeBy(queries, organisationId, request));
      return same ? done(made) : refused({ kind: 'conflict', message: message('project-made-before') });
    }
    const stored = { id, organisationId };
    await leaveOutLateReminder(queries, stored, 'award', toIsoDay(now));
    await leaveOutLateReminder(queries, stored, 'completion', toIsoDay(now));
    await recordHistory(queries, {
      at: now,
      accountId: caller.accountId,
      organisationId,
      projectId: id,
      subject: { type: 'project', id, name: data.name },
      action: 'created',
      changes: changesBetween({}, data),
    });
    const project = await findProject(queries, caller.scope, id);
    // The creator of a project becomes its member.
    if (project)
      await putOnProject(queries, caller, { project, accountId: caller.accountId, experience: '', at: now });
    return project ? done(project) : NOT_FOUND;
  });
}

/** Returns what identifies a request: the same one of the same caller, by its key, leads to the same project. */
function requestOf(
  caller: Caller,
  organisationId: string,
  { creation_key: key, sector_display: _display, ...asked }: ProjectInput,
): MakingRequest {
  if (!key) return { id: randomUUID(), sha256: null };
  return {
    id: uuidFromHash(`${caller.accountId}/${organisationId}/${key.toLowerCase()}`),
    sha256: createHash('sha256').update(JSON.stringify(asked)).digest(),
  };
}
