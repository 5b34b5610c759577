import { projectMembersLock } from '@milieuspoor/domain';
import type { Database, Queries } from '../../../database/open-database.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, invalidField, NOT_FOUND, type Outcome, refused } from '../../../http/outcome.ts';
import type { Clock } from '../../../platform/clock.ts';
import { message } from '../../../text/message.ts';
import { recordHistory } from '../../record/record-history.queries.ts';
import { lockProjectRow, type ProjectRow } from '../projects.queries.ts';
import {
  countProjectMembers,
  deleteProjectMember,
  findProjectMember,
  insertProjectMember,
  mayTakePart,
  type ProjectMemberRow,
} from './project-members.queries.ts';

type Dependencies = { readonly database: Database; readonly clock: Clock };

/** Adds an active member of the organisation, who is no viewer, to a running project. */
export async function addProjectMember(
  { database, clock }: Dependencies,
  caller: Caller,
  input: { readonly projectId: string; readonly accountId: string; readonly experience: string },
): Promise<Outcome<ProjectMemberRow>> {
  return database.transaction(async (queries) => {
    const project = await lockProjectRow(queries, caller.scope, input.projectId);
    if (!project) return NOT_FOUND;
    const lock = projectMembersLock(project);
    if (lock) return refused({ kind: 'conflict', message: message(lock) });
    if (!(await mayTakePart(queries, project, input.accountId)))
      return invalidField('user', message('not-an-active-member'));
    const member = await putOnProject(queries, caller, { project, at: clock.now(), ...input });
    return member ? done(member) : invalidField('user', message('already-project-member'));
  });
}

/** Removes somebody from a running project; the last member stays, so that there is always somebody to contact. */
export async function removeProjectMember(
  { database, clock }: Dependencies,
  caller: Caller,
  id: string,
): Promise<Outcome<undefined>> {
  return database.transaction(async (queries) => {
    const found = await findProjectMember(queries, caller.scope, id);
    const project = found ? await lockProjectRow(queries, caller.scope, found.projectId) : null;
    const member = project ? await findProjectMember(queries, caller.scope, id) : null;
    if (!member || !project) return NOT_FOUND;
    const lock = projectMembersLock(project);
    if (lock) return refused({ kind: 'conflict', message: message(lock) });
    if ((await countProjectMembers(queries, project)) === 1)
      return refused({ kind: 'conflict', message: message('last-project-member') });
    await deleteProjectMember(queries, project, id);
    const event = { at: clock.now(), accountId: caller.accountId, project, member };
    await recordProjectMember(queries, event, 'deleted');
    return done(undefined);
  });
}

/** Adds somebody to a project, with an entry in its history; returns null if they were a member already. */
export async function putOnProject(
  queries: Queries,
  caller: Caller,
  addition: {
    readonly project: Pick<ProjectRow, 'id' | 'organisationId'>;
    readonly accountId: string;
    readonly experience: string;
    readonly at: Date;
  },
): Promise<ProjectMemberRow | null> {
  const { project, accountId, experience, at } = addition;
  const id = await insertProjectMember(queries, project, { accountId, experience, now: at });
  const member = id ? await findProjectMember(queries, caller.scope, id) : null;
  if (member)
    await recordProjectMember(queries, { at, accountId: caller.accountId, project, member }, 'created');
  return member;
}

interface MemberEvent {
  readonly at: Date;
  readonly accountId: string;
  readonly project: Pick<ProjectRow, 'id' | 'organisationId'>;
  readonly member: ProjectMemberRow;
}

/** Records in a project's history who was added, or who left. */
async function recordProjectMember(
  queries: Queries,
  { at, accountId, project, member }: MemberEvent,
  action: 'created' | 'deleted',
): Promise<void> {
  await recordHistory(queries, {
    at,
    accountId,
    organisationId: project.organisationId,
    projectId: project.id,
    subject: {
      type: 'project-member',
      id: member.id,
      name: `${member.firstName} ${member.lastName}`.trim() || member.email,
    },
    action,
    changes: {},
    personId: member.accountId,
  });
}
