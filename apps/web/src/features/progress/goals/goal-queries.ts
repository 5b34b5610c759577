import { endpoints } from '@milieuspoor/contract/client';
import type { ProgressIndicator, SetCode } from '@milieuspoor/domain';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

/** The goals of an organisation with how it stands to them; MKI and CO2 in a set. */
export const goalsQuery = (organisationSlug: string, set: SetCode) =>
  queryOptions({
    queryKey: [...queryKeys.statistics, 'goals', organisationSlug, set],
    queryFn: ({ signal }) =>
      client.call(endpoints.listGoals, { params: { org: organisationSlug }, query: { set } }, signal),
  });

/** Who changed a goal, newest first. */
export const goalChangesQuery = (organisationSlug: string, indicator: ProgressIndicator) =>
  queryOptions({
    queryKey: [...queryKeys.history, 'goals', organisationSlug, indicator],
    queryFn: async ({ signal }) => {
      const { results } = await client.call(
        endpoints.listGoalChanges,
        { params: { org: organisationSlug, indicator } },
        signal,
      );
      return results;
    },
  });
