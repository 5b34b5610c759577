import { type AnswerOf, type Endpoint, endpoints } from '@milieuspoor/contract';
import { firstDayOfQuarter } from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import type { Call, Caller } from '../../http/caller.ts';
import { type Route, route } from '../../http/gate.ts';
import type { Outcome } from '../../http/outcome.ts';
import { type AnswerCache, namesBids } from './answer-cache.ts';
import { listFigureFindings } from './findings/list-figure-findings.ts';
import { getStatistics } from './get-statistics.ts';
import { getOrganisationVersion, getOverallVersion } from './organisation/organisation-version.queries.ts';
import { summariseOrganisation } from './organisation/summarise-organisation.ts';
import type { FiguresOfOthers } from './others/figures-of-others.ts';
import { getRatioFilters, getRatioStatistics } from './ratios/get-ratio-statistics.ts';
import { listRatioPosts } from './ratios/list-ratio-posts.ts';
import { NationalRatios } from './ratios/national/national-ratios.ts';
import { getSectorStatistics } from './sectors/get-sector-statistics.ts';
import { projectFilter, toRequest } from './to-request.ts';
import { getVariantComparison, getVariantStatistics } from './variants/get-variant-statistics.ts';

export function statisticsRoutes(
  { database, clock }: Dependencies,
  { others, answers }: { readonly others: FiguresOfOthers; readonly answers: AnswerCache },
): Route[] {
  const { queries } = database;
  const nationalRatios = new NationalRatios({ database, clock });
  /** Makes the route of an endpoint, which answers from the cache where possible. */
  function answered<E extends Endpoint>(
    endpoint: E,
    handled: { caller: Caller; params: { org: string }; query?: object; call: Call },
    work: () => Promise<Outcome<AnswerOf<E>>>,
    madeOf: 'the organisation' | 'everything, by quarter' = 'the organisation',
  ) {
    const { caller, params, query, call } = handled;
    const slug = params.org;
    // Another quarter changes figures about others although nothing was written.
    const quarter = madeOf === 'everything, by quarter' ? firstDayOfQuarter(clock.now()) : null;
    return answers.answer(caller, {
      endpoint,
      slug,
      // Bids are sealed for some members of an organisation and not for others.
      asked: [query, call.language, namesBids(query) ? caller.accountId : null, quarter],
      getVersion: () => (quarter ? getOverallVersion(queries) : getOrganisationVersion(queries, slug)),
      work,
    });
  }
  return [
    route(endpoints.getCalculationStatistics, (handled) =>
      answered(endpoints.getCalculationStatistics, handled, () => {
        const { caller, params, query } = handled;
        return getStatistics(queries, caller, toRequest(params.org, query));
      }),
    ),
    route(endpoints.listFigureFindings, ({ caller, params, query }) =>
      listFigureFindings(
        queries,
        caller,
        { ...toRequest(params.org, query), pair: query.project_calculation_uuid ?? null },
        { quantity: query.quantity, side: query.side ?? null, module: query.module ?? null },
      ),
    ),
    route(endpoints.getOrganisationStatistics, (handled) =>
      answered(endpoints.getOrganisationStatistics, handled, () => {
        const { caller, params, query, call } = handled;
        return summariseOrganisation(queries, caller, {
          slug: params.org,
          filter: { ...projectFilter(query), sector: query.sector || null },
          dataType: query.project_data_type,
          language: call.language,
        });
      }),
    ),
    route(endpoints.getSectorStatistics, (handled) =>
      answered(
        endpoints.getSectorStatistics,
        handled,
        () => {
          const { caller, params, query, call } = handled;
          return getSectorStatistics({ queries, others }, caller, {
            slug: params.org,
            organisation: query.organization || null,
            ...projectFilter(query),
            dataType: query.project_data_type,
            language: call.language,
          });
        },
        'everything, by quarter',
      ),
    ),
    route(endpoints.getRatioFilters, (handled) =>
      answered(endpoints.getRatioFilters, handled, () =>
        getRatioFilters(queries, handled.caller, handled.params.org),
      ),
    ),
    route(endpoints.getRatioStatistics, (handled) =>
      answered(endpoints.getRatioStatistics, handled, () => {
        const { caller, params, query } = handled;
        return getRatioStatistics(queries, caller, {
          slug: params.org,
          set: query.set,
          side: query.side,
          productGroupId: query.product_group ?? null,
          years: query.design_phase_complete_date__year ?? null,
          columns: query.column_config ?? null,
        });
      }),
    ),
    route(endpoints.listRatioPosts, (handled) =>
      answered(endpoints.listRatioPosts, handled, () => {
        const { caller, params, query } = handled;
        return listRatioPosts(queries, caller, { slug: params.org, query });
      }),
    ),
    route(endpoints.getNationalRatios, ({ caller, params, query }) =>
      nationalRatios.find(caller, {
        slug: params.org,
        set: query.set,
        productGroupId: query.product_group ?? null,
      }),
    ),
    route(endpoints.getVariantStatistics, (handled) =>
      answered(endpoints.getVariantStatistics, handled, () => {
        const { caller, params, query } = handled;
        return getVariantStatistics(queries, caller, {
          slug: params.org,
          projectId: null,
          calculationIds: query.project_calculation_uuid,
          dataType: query.project_data_type,
        });
      }),
    ),
    route(endpoints.getVariantComparison, (handled) =>
      answered(endpoints.getVariantComparison, handled, () => {
        const { caller, params, query } = handled;
        return getVariantComparison(queries, caller, {
          slug: params.org,
          projectId: query.project_calculation__project__uuid,
          calculationIds: query.project_calculation_uuid,
          dataType: query.project_data_type,
        });
      }),
    ),
  ];
}
