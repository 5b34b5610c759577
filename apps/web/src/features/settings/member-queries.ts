import { endpoints } from '@milieuspoor/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';
import { listAll } from '../../lib/list-all.ts';

/** Who takes part in an organisation, by name. */
export const membersQuery = (organisationSlug: string) =>
  queryOptions({
    queryKey: ['organisation-members', organisationSlug],
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
