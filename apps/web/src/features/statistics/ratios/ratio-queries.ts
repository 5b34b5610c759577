import { COLLECTION_CAP, type RatioStatistic, type RatioStatisticsAnswer } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { RATIO_SIDES, type RatioColumnConfig, type RatioSide, type SetCode } from '@milieuspoor/domain';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';
import { type YearChoice, yearsText } from '../filters/year-choice.ts';

/** The ratios that are drawn, each from the lowest to the highest with its average. */
export const RATIO_CHARTS = ['eci', 'co2', 'secondary_material'] as const;
export type RatioChart = (typeof RATIO_CHARTS)[number];
export const RATIO_QUANTITIES = {
  eci: 'mkiPerUnit',
  co2: 'co2PerUnit',
  secondary_material: 'materialPerUnit',
} as const;

const COLUMNS: RatioColumnConfig[] = RATIO_CHARTS.flatMap((column): RatioColumnConfig[] => [
  `${column}:min`,
  `${column}:avg`,
  `${column}:max`,
]);

/** Asks for the filters that ratios can have. */
export function ratioFiltersQuery(organisationSlug: string) {
  return queryOptions({
    queryKey: ['ratio-filters', organisationSlug],
    queryFn: ({ signal }) =>
      client.call(endpoints.getRatioFilters, { params: { org: organisationSlug } }, signal),
  });
}

export interface RatioQuestion {
  readonly organisationSlug: string;
  readonly set: SetCode;
  readonly years: YearChoice;
  readonly productGroup: string;
}

/** A ratio of one side of the projects. */
export interface SideRatio extends RatioStatistic {
  readonly side: RatioSide;
}

/** Asks for the cost per unit of each sub-group of a product group, on both sides of the same projects, and of what was carried out. */
export function ratioStatisticsQuery({ organisationSlug, set, years, productGroup }: RatioQuestion) {
  const text = yearsText(years);
  return queryOptions({
    queryKey: ['ratio-statistics', organisationSlug, set, years, productGroup],
    queryFn: async ({ signal }) => {
      const ask = (side: RatioSide) =>
        client.call(
          endpoints.getRatioStatistics,
          {
            params: { org: organisationSlug },
            query: {
              aggregate_by: 'product_sub_group' as const,
              product_group: productGroup,
              ...(text === undefined ? {} : { design_phase_complete_date__year: String(text) }),
              ...{ set, side },
              column_config: COLUMNS,
              work_scope: 'new' as const,
            },
          },
          signal,
        );
      const sides = await Promise.all(RATIO_SIDES.map(async (side) => ({ side, answer: await ask(side) })));
      const all = (read: (answer: RatioStatisticsAnswer) => readonly string[]) => [
        ...new Set(sides.flatMap(({ answer }) => read(answer))),
      ];
      return {
        asked: { set, years, contractType: null },
        statistics: sides.flatMap(({ side, answer }) =>
          answer.statistics.map((statistic): SideRatio => ({ ...statistic, side })),
        ),
        weights: {
          unconfirmed: all(({ weights_unconfirmed }) => weights_unconfirmed),
          versions: all(({ weights_versions }) => weights_versions),
        },
      };
    },
  });
}

/** Asks how many items each product group has in a set and in some years. */
export function itemsByGroupQuery({ organisationSlug, set, years }: Omit<RatioQuestion, 'productGroup'>) {
  const text = yearsText(years);
  return queryOptions({
    queryKey: ['ratio-statistics', organisationSlug, set, years, 'items'],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, number>> => {
      const { statistics } = await client.call(
        endpoints.getRatioStatistics,
        {
          params: { org: organisationSlug },
          query: {
            aggregate_by: 'product_sub_group' as const,
            ...(text === undefined ? {} : { design_phase_complete_date__year: String(text) }),
            set,
            column_config: ['total_units:sum' as const],
            work_scope: 'new' as const,
          },
        },
        signal,
      );
      const items = new Map<string, number>();
      for (const { product_group: group, items: count } of statistics)
        items.set(group.uuid, (items.get(group.uuid) ?? 0) + count);
      return items;
    },
  });
}

/** A row of a chart of ratios, of which somebody looks at the posts. */
export interface RatioChoice extends Pick<SideRatio, 'uuid' | 'name' | 'unit' | 'side'> {
  readonly column: RatioChart;
}

/** Asks for the posts behind a ratio, the dearest per unit first. */
export function ratioPostsQuery(
  { organisationSlug, set, years }: Omit<RatioQuestion, 'productGroup'>,
  { uuid, unit, side }: RatioChoice,
) {
  const text = yearsText(years);
  return queryOptions({
    queryKey: ['ratio-statistics', organisationSlug, set, years, 'posts', uuid, unit, side],
    queryFn: ({ signal }) =>
      client.call(
        endpoints.listRatioPosts,
        {
          params: { org: organisationSlug },
          query: {
            product_sub_group: uuid,
            ...(text === undefined ? {} : { design_phase_complete_date__year: String(text) }),
            ...{ unit, set, side, page_size: COLLECTION_CAP },
          },
        },
        signal,
      ),
  });
}
