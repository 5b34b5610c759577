import { endpoints, type ProjectMember } from '@milieuspoor/contract';
import { ACCOUNT_PERSON, toWire } from '@milieuspoor/domain';
import type { Dependencies } from '../../../dependencies.ts';
import { pageOf } from '../../../http/collection.ts';
import { type Route, route } from '../../../http/gate.ts';
import { done, NOT_FOUND } from '../../../http/outcome.ts';
import { findProject } from '../projects.queries.ts';
import { addProjectMember, removeProjectMember } from './change-project-members.ts';
import { listProjectMembers, type ProjectMemberRow } from './project-members.queries.ts';

export function projectMemberRoutes({ database, clock }: Dependencies): Route[] {
  return [
    route(endpoints.listProjectMembers, async ({ caller, query }) => {
      const project = await findProject(database.queries, caller.scope, query.project__uuid);
      if (!project) return NOT_FOUND;
      const { count, items } = await listProjectMembers(database.queries, caller.scope, {
        projectId: project.id,
        page: query.page,
      });
      return done(pageOf(endpoints.listProjectMembers, query, { count, items: items.map(toProjectMember) }));
    }),
    route(endpoints.addProjectMember, async ({ caller, body }) => {
      const outcome = await addProjectMember({ database, clock }, caller, {
        projectId: body.project,
        accountId: body.user,
        experience: body.experience,
      });
      return outcome.ok ? done(toProjectMember(outcome.value)) : outcome;
    }),
    route(endpoints.removeProjectMember, ({ caller, params }) =>
      removeProjectMember({ database, clock }, caller, params.uuid),
    ),
  ];
}

function toProjectMember(member: ProjectMemberRow): ProjectMember {
  return {
    uuid: member.id,
    user: {
      uuid: member.accountId,
      ...toWire(ACCOUNT_PERSON, member),
      email: member.email,
    },
    experience: member.experience,
    project: member.projectId,
  };
}
