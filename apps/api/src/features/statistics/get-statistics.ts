import { NO_YEARS_MESSAGE, type StatisticsAnswer } from '@milieuspoor/contract';
import type { AggregateLevel, CalculationType, DataType } from '@milieuspoor/domain';
import { rankingOf, SERIES_NAMES, seesBids, setOfDataType } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { done, invalidField, NOT_FOUND, type Outcome } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';
import { bidReader } from '../bids/bid-reader.ts';
import { findOpenBid } from '../bids/sealed/find-open-bid.ts';
import { findOrganisationId } from '../organisations/organisations.queries.ts';
import { findProject } from '../projects/projects.queries.ts';
import type { PairFilter, StatisticSource } from './chosen-calculations.queries.ts';
import { findBases } from './figure-bases.ts';
import { listRawTotals } from './ratios/raw-totals.queries.ts';
import { toRawStatistics } from './ratios/to-raw-statistics.ts';
import { findScopeDifference, listProjectWork } from './scope-of-pair.queries.ts';
import {
  hasProject,
  listCompletionYears,
  listSides,
  listStatistics,
  type StatisticQuestion,
  type StatisticRow,
} from './statistics.queries.ts';
import { toChanges, toCleanShares } from './to-changes.ts';
import { toStatistics } from './to-statistics.ts';
import { listVariants } from './variants/variants.queries.ts';
import { findWeighing, NOTHING_WEIGHED } from './weighing.queries.ts';

export interface StatisticsRequest {
  readonly slug: string;
  readonly level: AggregateLevel;
  readonly projectId: string | null;
  /** null requests the completed pairs, not the calculations of a phase */
  readonly types: readonly CalculationType[] | null;
  /** the bidder whose calculation is used, instead of the winner's */
  readonly applicantId: string | null;
  /** two calculations of the project to compare, the baseline first, instead of the active ones */
  readonly pair?: readonly string[] | null;
  readonly productGroupId: string | null;
  readonly productSubGroupId: string | null;
  /** years: null on the first load, which means all years; an empty list is an answer of its own */
  readonly filter: PairFilter;
  readonly dataType: DataType;
}

/** The source of the figures of a question. */
export interface FoundSource {
  readonly organisationId: string;
  readonly source: Exclude<StatisticSource, { readonly kind: 'variants' }>;
}

/** Finds the source of a question within the caller's organisations, and refuses a question without meaning. */
export async function findSource(
  queries: Queries,
  caller: Caller,
  request: StatisticsRequest,
): Promise<Outcome<FoundSource>> {
  const { projectId, level, productSubGroupId } = request;
  const organisationId = await findOrganisationId(queries, caller.scope, request.slug);
  if (!organisationId) return NOT_FOUND;
  if (projectId && !(await hasProject(queries, organisationId, projectId))) return NOT_FOUND;
  if (request.types && !projectId)
    return invalidField('project_calculation__project__uuid', message('required'));
  if (request.applicantId && !request.types?.includes('applicant'))
    return invalidField('applicant', message('applicant-without-type'));
  if (request.applicantId && !(await seesBidder(queries, caller, projectId, request.applicantId)))
    return NOT_FOUND;
  if (request.pair && !projectId)
    return invalidField('project_calculation__project__uuid', message('required'));
  if (request.pair && !(await seesPair(queries, caller, { organisationId, projectId, pair: request.pair })))
    return NOT_FOUND;
  if (level === 'product_group' && productSubGroupId)
    return invalidField('product_sub_group', message('below-level'));
  return done({ organisationId, source: sourceOf(request) });
}

/**
 * Tells whether a bidder is one of the project whose bid is not sealed for the caller. Viewers and programs see no
 * bids.
 */
async function seesBidder(
  queries: Queries,
  caller: Caller,
  projectId: string | null,
  applicantId: string,
): Promise<boolean> {
  const project = projectId && seesBids(caller) && (await findProject(queries, caller.scope, projectId));
  return project ? (await findOpenBid(queries, caller, project, applicantId)).ok : false;
}

/** Tells whether both calculations belong to the project, and neither to a bid that is sealed for the caller. */
async function seesPair(
  queries: Queries,
  caller: Caller,
  {
    organisationId,
    projectId,
    pair,
  }: {
    readonly organisationId: string;
    readonly projectId: string | null;
    readonly pair: readonly string[];
  },
): Promise<boolean> {
  const reader = seesBids(caller) ? bidReader(caller) : null;
  const known = await listVariants(queries, { organisationId, projectId, calculationIds: pair, reader });
  return known.length === pair.length;
}

/** Answers a question of the dashboards, within the caller's organisations. */
export async function getStatistics(
  queries: Queries,
  caller: Caller,
  request: StatisticsRequest,
): Promise<Outcome<StatisticsAnswer>> {
  const { projectId, level, filter, productGroupId, productSubGroupId } = request;
  const found = await findSource(queries, caller, request);
  if (!found.ok) return found;
  const { organisationId, source } = found.value;

  const filters = { design_phase_complete_date__year: await listCompletionYears(queries, organisationId) };
  if (filter.years?.length === 0)
    return done({
      message: NO_YEARS_MESSAGE,
      statistics: [],
      changes: null,
      clean_shares: toCleanShares({ rows: [], perProject: [] }),
      ...NOTHING_WEIGHED,
      filters,
    });

  const set = setOfDataType(request.dataType);
  const question = {
    organisationId,
    source,
    set,
    level,
    productGroupId,
    productSubGroupId,
    withGroupsOfProjects: true,
  };
  const rows = await listStatistics(queries, question);
  const perProject = await listPerProject(queries, question, rows);
  const bases = await findBases(perProject ?? [], (ids) =>
    listChildrenOver(queries, question, perProject, ids),
  );
  const statistics = toStatistics(rows, { level, set, rankedBy: rankingOf(request.dataType), bases });
  if (projectId && level === 'product_group')
    statistics.push(...toRawStatistics(await listRawTotals(queries, question), statistics));
  const bothInSet = await hasBothInSet(queries, question, rows);
  const isWhole = productGroupId === null && productSubGroupId === null;
  const scope = projectId && isWhole ? await findScopeDifference(queries, question) : null;
  return done({
    message: '',
    statistics,
    changes: toChanges({
      ...{ rows, perProject, bases, bothInSet, scope, isWhole },
      work: await listProjectWork(queries, question),
    }),
    clean_shares: toCleanShares({ rows, perProject }),
    ...(await findWeighing(queries, question)),
    filters,
  });
}

/**
 * Returns the rows by which the projects of an answer are compared one by one; null where it is about one project.
 * Where the answer is split by project these rows already exist.
 */
async function listPerProject(
  queries: Queries,
  question: StatisticQuestion,
  rows: readonly StatisticRow[],
): Promise<readonly StatisticRow[] | null> {
  const { source, level } = question;
  if (source.kind !== 'pairs' || source.projectIds) return null;
  if (level === 'project') return rows;
  return listStatistics(queries, { ...question, level: 'project', withGroupsOfProjects: false });
}

/**
 * Returns the children of some of the projects of an answer; they are only queried where they are more than the
 * projects themselves.
 */
async function listChildrenOver(
  queries: Queries,
  question: StatisticQuestion,
  perProject: readonly StatisticRow[] | null,
  projectIds: readonly string[],
): Promise<readonly StatisticRow[]> {
  const { source, level, productGroupId, productSubGroupId } = question;
  if (level === 'project' && (productGroupId || productSubGroupId))
    return (perProject ?? []).filter(({ childId }) => childId !== null && projectIds.includes(childId));
  return source.kind === 'pairs'
    ? listStatistics(queries, { ...question, source: { ...source, projectIds } })
    : [];
}

/**
 * Tells whether both sides of the one project in the drill-down have a calculation in the set. Only queried where one
 * of them lacks the node, because that side may not have been worked out.
 */
async function hasBothInSet(
  queries: Queries,
  question: StatisticQuestion,
  rows: readonly StatisticRow[],
): Promise<boolean> {
  const isDrilled = question.productGroupId !== null || question.productSubGroupId !== null;
  if (!isDrilled || new Set(rows.map(({ series }) => series)).size !== 1) return false;
  const sides = await listSides(queries, question);
  return sides.length === SERIES_NAMES.length && sides.every(({ inSet }) => inSet);
}

function sourceOf({ projectId, types, applicantId, pair, filter }: StatisticsRequest): FoundSource['source'] {
  const [baselineId, optimizationId] = pair ?? [];
  if (projectId && baselineId && optimizationId)
    return { kind: 'pair', projectId, baselineId, optimizationId };
  return projectId && types
    ? { kind: 'project', projectId, types, applicantId }
    : { kind: 'pairs', projectIds: projectId ? [projectId] : null, filter };
}
