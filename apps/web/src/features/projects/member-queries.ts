import type { OrganisationMember } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';
import { listAll } from '../../lib/list-all.ts';

/** Asks who can become a member of a project: the active members of its organisation except viewers, by name. */
export const memberChoicesQuery = (organisationSlug: string) =>
  queryOptions({
    queryKey: ['organisation-members', organisationSlug, 'choices'],
    queryFn: async ({ signal }) => {
      const members = await listAll((page) =>
        client.call(
          endpoints.listOrganisationMembers,
          { query: { organization__slug: organisationSlug, page } },
          signal,
        ),
      );
      return members.filter(({ active, viewer }) => active && !viewer).map(({ user }) => user);
    },
  });

/** Asks for the members of a project, by name. */
export const projectMembersQuery = (projectUuid: string) =>
  queryOptions({
    queryKey: ['project-members', projectUuid],
    queryFn: ({ signal }) =>
      listAll((page) =>
        client.call(endpoints.listProjectMembers, { query: { project__uuid: projectUuid, page } }, signal),
      ),
  });

/** A person in the form in which the members of an organisation or project show them. */
export type MemberUser = OrganisationMember['user'];

export function memberName({ first_name, last_name, email }: MemberUser): string {
  return `${first_name} ${last_name}`.trim() || email;
}
