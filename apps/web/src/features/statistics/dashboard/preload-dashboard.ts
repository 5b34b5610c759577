import type { SetCode } from '@milieuspoor/domain';
import type { QueryClient } from '@tanstack/react-query';
import { belowOrganisation, parseDrillPath } from '../drill/drill-path.ts';
import { parseYears, type YearChoice } from '../filters/year-choice.ts';
import {
  type OrganisationQuestion,
  organisationStatisticsQuery,
  sectorStatisticsQuery,
} from '../organisation-queries.ts';
import { itemsByGroupQuery, ratioFiltersQuery, ratioStatisticsQuery } from '../ratios/ratio-queries.ts';
import { dependsOnItems, shownGroup } from '../ratios/shown-group.ts';
import { type StatisticsSubject, type StatisticsView, statisticsQuery } from '../statistics-query.ts';
import { parseStatisticsSearch } from '../statistics-search.ts';
import type { DashboardOrganisation } from './dashboard-charts.tsx';

interface DashboardVisit {
  readonly organisation: Pick<DashboardOrganisation, 'uuid' | 'slug'>;
  /** the search parameters of the address */
  readonly search: Readonly<Record<string, unknown>>;
  readonly audience: 'viewer' | 'member';
  /** true if the user comes from another screen; false for a step within the screen, or for a link under the pointer */
  readonly entering: boolean;
}

/** The keys under which the queries of a dashboard are stored. */
const KEPT_UNDER = [
  'statistics',
  'organisation-statistics',
  'sector-statistics',
  'ratio-filters',
  'ratio-statistics',
];

/** Fetches the figures of a dashboard, all at once, while its screen is still being loaded. */
export function preloadDashboard(queries: QueryClient, visit: DashboardVisit): void {
  const { organisation, search, audience, entering } = visit;
  const { uuid, slug } = organisation;
  // Somebody may have completed a project meanwhile, so a user who enters sees no old figures.
  if (entering) for (const key of KEPT_UNDER) queries.removeQueries({ queryKey: [key], type: 'inactive' });
  const { set = 'a1', drill, years, contract, focus = 'mki', productGroup } = parseStatisticsSearch(search);
  const subject: StatisticsSubject = {
    kind: 'organisation',
    organisationSlug: slug,
    organisationUuid: uuid,
  };
  const path = belowOrganisation(parseDrillPath(drill), uuid);
  const view: StatisticsView = { set, path, years: parseYears(years), contractType: contract ?? null };
  const question = { organisationSlug: slug, ...view };
  void queries.prefetchQuery(organisationStatisticsQuery(question));
  void queries.prefetchQuery(statisticsQuery(subject, { ...view, path: [] }));
  if (path.length > 1) void queries.prefetchQuery(statisticsQuery(subject, view));
  if (focus !== 'mki') void queries.prefetchQuery(statisticsQuery(subject, view, focus));
  if (audience === 'viewer') return;
  void preloadSectors(queries, question);
  void preloadRatios(queries, { ...question, productGroup });
}

/**
 * Fetches one after the other: a browser has six connections to a server without HTTP/2, and the files of the screen
 * need some.
 */
async function preloadSectors(queries: QueryClient, question: OrganisationQuestion): Promise<void> {
  await queries.prefetchQuery(sectorStatisticsQuery(question, question.organisationSlug));
  await queries.prefetchQuery(sectorStatisticsQuery(question, null));
}

/** Fetches the product groups first, and which of them have items: ratios are asked for one product group. */
async function preloadRatios(
  queries: QueryClient,
  question: { organisationSlug: string; set: SetCode; years: YearChoice; productGroup: string | undefined },
): Promise<void> {
  const { organisationSlug, set, years, productGroup } = question;
  const filters = ratioFiltersQuery(organisationSlug);
  await queries.prefetchQuery(filters);
  const groups = queries.getQueryData(filters.queryKey)?.product_groups ?? [];
  const items = itemsByGroupQuery({ organisationSlug, set, years });
  if (dependsOnItems(groups, productGroup)) await queries.prefetchQuery(items);
  const group = shownGroup(groups, productGroup, queries.getQueryData(items.queryKey) ?? new Map());
  if (group)
    await queries.prefetchQuery(
      ratioStatisticsQuery({ organisationSlug, set, years, productGroup: group.uuid }),
    );
}
