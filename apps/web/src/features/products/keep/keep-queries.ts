import { endpoints } from '@milieuspoor/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';
import { listAll } from '../../../lib/list-all.ts';
import { productKey } from '../product-queries.ts';

/** Asks for the projects of an organisation, by name. */
export function sourceProjectsQuery(organisationSlug: string) {
  return queryOptions({
    queryKey: [...productKey(organisationSlug), 'projects'],
    queryFn: ({ signal }) =>
      listAll((page) =>
        client.call(
          endpoints.listProjects,
          { query: { organization__slug: organisationSlug, page } },
          signal,
        ),
      ),
  });
}

/** Asks for the calculations of a project of which posts can be kept: those of bidders are none. */
export function sourceCalculationsQuery(organisationSlug: string, project: string) {
  return queryOptions({
    queryKey: [...productKey(organisationSlug), 'calculations', project],
    queryFn: async ({ signal }) =>
      (
        await listAll((page) =>
          client.call(endpoints.listCalculations, { query: { project__uuid: project, page } }, signal),
        )
      ).filter(({ calculation_type }) => calculation_type !== 'applicant'),
    enabled: project !== '',
  });
}

/** Asks for the posts of a calculation. */
export function sourcePostsQuery(organisationSlug: string, calculation: string) {
  return queryOptions({
    queryKey: [...productKey(organisationSlug), 'posts', calculation],
    queryFn: async ({ signal }) =>
      (
        await client.call(
          endpoints.listPostsToKeep,
          { params: { org: organisationSlug, calculation } },
          signal,
        )
      ).results,
    enabled: calculation !== '',
  });
}
