import type { Calculation } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';
import { listAll } from '../../lib/list-all.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** Every calculation of a project, of every type, the newest first. */
export const calculationsQuery = (projectUuid: string) =>
  queryOptions({
    queryKey: queryKeys.calculations(projectUuid),
    queryFn: ({ signal }) =>
      listAll((page) =>
        client.call(endpoints.listCalculations, { query: { project__uuid: projectUuid, page } }, signal),
      ),
  });

/** The calculations of a project that were deleted and can still be restored; outdated together with the others. */
export const deletedCalculationsQuery = (projectUuid: string) =>
  queryOptions({
    queryKey: [...queryKeys.calculations(projectUuid), 'deleted'],
    queryFn: ({ signal }) =>
      listAll((page) =>
        client.call(
          endpoints.listCalculations,
          { query: { project__uuid: projectUuid, deleted: 'true', page } },
          signal,
        ),
      ),
  });

/**
 * Asks whether a calculation describes the same work as the one it is compared with; outdated together with the
 * calculations.
 */
export const calculationScopeQuery = ({ uuid, project }: Pick<Calculation, 'uuid' | 'project'>) =>
  queryOptions({
    queryKey: [...queryKeys.calculations(project), 'scope', uuid],
    queryFn: ({ signal }) => client.call(endpoints.getCalculationScope, { params: { uuid } }, signal),
  });
