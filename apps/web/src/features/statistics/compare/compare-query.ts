import { endpoints } from '@milieuspoor/contract/client';
import type { SetCode } from '@milieuspoor/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

/** What a reader holds beside one another. */
export interface AskedComparison {
  readonly projectUuid: string;
  /** two to four, in the order of the columns */
  readonly uuids: readonly string[];
  /** the one that the others are compared with; absent: the first */
  readonly against?: string | undefined;
  readonly set?: SetCode | undefined;
}

/** Asks for calculations of a project beside one another; outdated together with the calculations of the project. */
export function compareQuery({ projectUuid, uuids, against, set }: AskedComparison) {
  return queryOptions({
    queryKey: [...queryKeys.calculations(projectUuid), 'compare', uuids, against ?? null, set ?? null],
    queryFn: ({ signal }) =>
      client.call(
        endpoints.compareCalculations,
        {
          params: { uuid: projectUuid },
          query: {
            calculation: [...uuids],
            ...(against ? { against } : {}),
            ...(set ? { set } : {}),
          },
        },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
}
