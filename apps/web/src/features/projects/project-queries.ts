import { endpoints } from '@milieuspoor/contract/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { currentLanguage } from '../../text/current-language.ts';

type ListQuestion = Omit<
  NonNullable<Parameters<typeof client.call<typeof endpoints.listProjects>>[1]['query']>,
  'organization__slug'
>;

/** Asks for a page of an organisation's projects; the server searches, filters and sorts them. */
export const projectListQuery = (organisationSlug: string, question: ListQuestion) =>
  queryOptions({
    queryKey: [...queryKeys.projects, organisationSlug, question, currentLanguage()],
    queryFn: ({ signal }) =>
      client.call(
        endpoints.listProjects,
        { query: { organization__slug: organisationSlug, ...question } },
        signal,
      ),
  });

type PointsQuestion = Omit<
  NonNullable<Parameters<typeof client.call<typeof endpoints.listProjectPoints>>[1]['query']>,
  'organization__slug'
>;

/** Asks where all projects of an organisation are that a filter leaves, with what they come to in a set. */
export const projectPointsQuery = (organisationSlug: string, question: PointsQuestion) =>
  queryOptions({
    queryKey: [...queryKeys.projects, organisationSlug, 'points', question, currentLanguage()],
    queryFn: ({ signal }) =>
      client.call(
        endpoints.listProjectPoints,
        { query: { organization__slug: organisationSlug, ...question } },
        signal,
      ),
    placeholderData: keepPreviousData,
  });

export const projectQuery = (uuid: string) =>
  queryOptions({
    queryKey: queryKeys.project(uuid),
    queryFn: ({ signal }) => client.call(endpoints.getProject, { params: { uuid } }, signal),
  });

/** Asks for the sectors to choose from, by their names in the language of the screen. */
export const sectorsQuery = () =>
  queryOptions({
    queryKey: ['sectors', currentLanguage()],
    queryFn: async ({ signal }) =>
      (await client.call(endpoints.getProjectChoices, {}, signal)).actions.POST.sector.choices,
    staleTime: Number.POSITIVE_INFINITY,
  });
