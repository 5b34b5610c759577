import { endpoints } from '@milieuspoor/contract/client';
import type { SetCode } from '@milieuspoor/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { dataTypeOf } from '../centre-of-gravity/focus.ts';
import type { ReportVariant } from './report-variant.ts';

/** Asks for the statistics of variants in a set, each separately; the former ones stay while others are fetched. */
export function variantStatisticsQuery(
  organisationSlug: string,
  set: SetCode,
  variants: readonly ReportVariant[],
) {
  // Figures change only with the weights that a calculation was valued with.
  const figures = variants.map(({ calculation: { uuid, weights_version } }) => [uuid, weights_version]);
  return queryOptions({
    queryKey: [...queryKeys.statistics, 'variants', organisationSlug, set, figures],
    queryFn: async ({ signal }) => {
      const { statistics, pairs } = await client.call(
        endpoints.getVariantStatistics,
        {
          params: { org: organisationSlug },
          query: {
            project_calculation_uuid: variants.map(({ calculation }) => calculation.uuid),
            project_data_type: dataTypeOf('mki', set),
          },
        },
        signal,
      );
      return { statistics, pairs };
    },
    enabled: variants.length > 0,
    placeholderData: keepPreviousData,
  });
}
