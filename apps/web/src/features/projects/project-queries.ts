import { endpoints } from '@milieuspoor/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';
import { listAll } from '../../lib/list-all.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { currentLanguage } from '../../text/language.ts';
import { byModifiedNewestFirst } from './modified-order.ts';

/** The projects of an organisation, last modified first. */
export const projectListQuery = (organisationSlug: string) =>
  queryOptions({
    queryKey: [...queryKeys.projects, organisationSlug],
    queryFn: async ({ signal }) => {
      const projects = await listAll((page) =>
        client.call(
          endpoints.listProjects,
          { query: { organization__slug: organisationSlug, page } },
          signal,
        ),
      );
      return projects.sort(byModifiedNewestFirst);
    },
  });

export const projectQuery = (uuid: string) =>
  queryOptions({
    queryKey: queryKeys.project(uuid),
    queryFn: ({ signal }) => client.call(endpoints.getProject, { params: { uuid } }, signal),
  });

/** The sectors to choose from, by their names in the language of the screen. */
export const sectorsQuery = () =>
  queryOptions({
    queryKey: ['sectors', currentLanguage()],
    queryFn: async ({ signal }) =>
      (await client.call(endpoints.getProjectChoices, {}, signal)).actions.POST.sector.choices,
    staleTime: Number.POSITIVE_INFINITY,
  });
