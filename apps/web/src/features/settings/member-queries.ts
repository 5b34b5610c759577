import { endpoints } from '@milieuspoor/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';
import { listAll } from '../../lib/list-all.ts';

/** Who takes part, in all their forms. */
export const membersKey = (organisationSlug: string) => ['organisation-members', organisationSlug];

/** The members with their state, for who runs the organisation. */
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

/** Who takes part in an organisation, by name. */
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
