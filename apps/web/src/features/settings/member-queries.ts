import { endpoints } from '@milieuspoor/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';
import { listAll } from '../../lib/list-all.ts';

/** Who takes part in an organisation, by name. */
export const membersQuery = (organizationSlug: string) =>
  queryOptions({
    queryKey: ['organization-members', organizationSlug],
    queryFn: async ({ signal }) => {
      const members = await listAll((page) =>
        client.call(
          endpoints.listOrganizationMembers,
          { query: { organization__slug: organizationSlug, page } },
          signal,
        ),
      );
      return members.filter(({ active }) => active);
    },
  });
