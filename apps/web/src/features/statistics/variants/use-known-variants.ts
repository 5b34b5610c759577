import { SET_CODES } from '@milieuspoor/domain';
import { useQueries } from '@tanstack/react-query';
import type { KnownVariant, ReportVariant } from './report-variant.ts';
import { variantStatisticsQuery } from './variant-statistics-query.ts';

interface KnownVariants {
  /** those whose statistics are loaded */
  readonly known: readonly KnownVariant[];
  readonly isPending: boolean;
  /** null while nothing failed */
  readonly failure: { readonly error: unknown; readonly onRetry: () => void } | null;
}

/** Returns the variants with their statistics, each in the set of its headline, with one question for each set. */
export function useKnownVariants(
  organisationSlug: string,
  variants: readonly ReportVariant[],
): KnownVariants {
  const answers = useQueries({
    queries: SET_CODES.map((set) =>
      variantStatisticsQuery(
        organisationSlug,
        set,
        variants.filter((variant) => variant.set === set),
      ),
    ),
  });
  const failed = answers.filter(({ isError }) => isError);
  const statistics = answers.flatMap(({ data }, place) =>
    (data?.statistics ?? []).map((statistic) => ({ set: SET_CODES[place], statistic })),
  );
  const pairs = answers.flatMap(({ data }) => data?.pairs ?? []);
  return {
    known: variants.flatMap((variant) => {
      const own = statistics.flatMap(({ set, statistic }) =>
        set === variant.set && statistic.uuid === variant.calculation.uuid ? [statistic] : [],
      );
      const pair = pairs.find((each) => each.variant === variant.calculation.uuid) ?? null;
      return own.length === 0 ? [] : [{ ...variant, statistics: own, pair }];
    }),
    isPending: answers.some(({ isFetching }) => isFetching),
    failure:
      failed.length === 0
        ? null
        : {
            error: failed[0]?.error,
            onRetry: () => {
              for (const { refetch } of failed) void refetch();
            },
          },
  };
}
