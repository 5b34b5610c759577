import type { Project } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';
import { listAll } from '../../../lib/list-all.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

// Under the key of the calculations, because a bid goes out of date with its calculation, the baseline and the model.

/** The bidders of a project, in the order in which they were entered. */
export const applicantsQuery = (projectUuid: string) =>
  queryOptions({
    queryKey: [...queryKeys.calculations(projectUuid), 'applicants'],
    queryFn: async ({ signal }) =>
      (await client.call(endpoints.listApplicants, { query: { project__uuid: projectUuid } }, signal))
        .results,
  });

/** The figures over all bids of a project, by one version of its model. */
export const applicantStatisticsQuery = ({
  uuid: projectUuid,
  award_model_version: version,
}: Pick<Project, 'uuid' | 'award_model_version'>) =>
  queryOptions({
    queryKey: [...queryKeys.calculations(projectUuid), 'applicant-statistics', version],
    queryFn: ({ signal }) =>
      client.call(endpoints.getApplicantStatistics, { params: { uuid: projectUuid } }, signal),
  });

/**
 * The members who can be a witness to the opening of bids: the other active members of the organisation, by name. A
 * viewer sees no bids, so the server refuses them.
 */
export const witnessesQuery = (organisationSlug: string, accountUuid: string) =>
  queryOptions({
    queryKey: ['organisation-members', organisationSlug, 'witnesses', accountUuid],
    queryFn: async ({ signal }) => {
      const members = await listAll((page) =>
        client.call(
          endpoints.listOrganisationMembers,
          { query: { organization__slug: organisationSlug, page } },
          signal,
        ),
      );
      return members
        .filter(({ active, viewer, user }) => active && !viewer && user.uuid !== accountUuid)
        .map(({ user }) => user);
    },
  });
