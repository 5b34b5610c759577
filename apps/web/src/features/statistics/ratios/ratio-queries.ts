import {
  COLLECTION_CAP,
  type NationalRatioStatistic,
  type RatioStatistic,
  type RatioStatisticsAnswer,
} from '@milieuspoor/contract';
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

/** What a ratio is of: a side of one's own projects, or what the whole country has built. */
export type RatioRowSide = RatioSide | 'national';

/** A ratio of one side of the projects, or of the country. */
export interface SideRatio extends RatioStatistic {
  readonly side: RatioRowSide;
  /** of the country: how many projects are one's own, and when it was fixed */
  readonly national?: NationalRatioStatistic;
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

/** Asks for what others have of the same sub-groups, as it was fixed for the quarter; years don't divide it. */
export function nationalRatiosQuery({ organisationSlug, set, productGroup }: Omit<RatioQuestion, 'years'>) {
  return queryOptions({
    queryKey: ['ratio-statistics', organisationSlug, set, 'national', productGroup],
    queryFn: async ({ signal }) => {
      const { statistics, weights_unconfirmed, weights_versions } = await client.call(
        endpoints.getNationalRatios,
        { params: { org: organisationSlug }, query: { product_group: productGroup, set } },
        signal,
      );
      return { statistics, weights: { unconfirmed: weights_unconfirmed, versions: weights_versions } };
    },
  });
}

/**
 * Asks how many items each product group has that a ratio is drawn of in a set and in some years. Where there is none in the
 * whole organisation it is the items with secondary material, which no set governs, or at last any.
 */
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
            column_config: ['eci:avg' as const, 'secondary_material:avg' as const],
            work_scope: 'new' as const,
          },
        },
        signal,
      );
      const [drawn, ofMaterial, stated] = [
        itemsOf(statistics, ({ eci }) => eci?.items ?? 0),
        itemsOf(statistics, ({ secondary_material: material }) => material?.items ?? 0),
        itemsOf(statistics, ({ items }) => items),
      ];
      return [drawn, ofMaterial].find((items) => items.size > 0) ?? stated;
    },
  });
}

/** Returns the number of items of each product group that has any. */
function itemsOf(
  statistics: readonly RatioStatistic[],
  count: (statistic: RatioStatistic) => number,
): Map<string, number> {
  const items = new Map<string, number>();
  for (const statistic of statistics) {
    const { uuid } = statistic.product_group;
    if (count(statistic) > 0) items.set(uuid, (items.get(uuid) ?? 0) + count(statistic));
  }
  return items;
}

/** A row of a chart of ratios, of which somebody looks at the posts. */
export interface RatioChoice extends Pick<SideRatio, 'uuid' | 'name' | 'unit'> {
  readonly side: RatioSide;
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
