import { endpoints } from '@milieuspoor/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';
import { listAll } from '../../lib/list-all.ts';

/** The key of all queries about members. */
export const membersKey = (organisationSlug: string) => ['organisation-members', organisationSlug];

/** The members with their state, for managers of the organisation. */
export const managedMembersQuery = (organisationSlug: string) =>
  queryOptions({
    queryKey: [...membersKey(organisationSlug), 'managed'],
    queryFn: ({ signal }) =>
      listAll((page) =>
        client.call(
          endpoints.listManagedMembers,
          { params: { org: organisationSlug }, query: { page } },
          signal,
        ),
      ),
  });

/** The members of an organisation, by name. */
export const membersQuery = (organisationSlug: string) =>
  queryOptions({
    queryKey: [...membersKey(organisationSlug), 'active'],
    queryFn: async ({ signal }) => {
      const members = await listAll((page) =>
        client.call(
          endpoints.listOrganisationMembers,
          { query: { organization__slug: organisationSlug, page } },
          signal,
        ),
      );
      return members.filter(({ active }) => active);
    },
  });
