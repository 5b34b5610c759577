import { NO_YEARS_MESSAGE, type StatisticsAnswer } from '@milieuspoor/contract';
import {
  type AggregateLevel,
  type CalculationType,
  type ContractTypeFilter,
  type DataType,
  setOfDataType,
} from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome } from '../../http/outcome.ts';
import { findOrganisationId } from '../organisations/organisations.queries.ts';
import {
  hasProject,
  listCompletionYears,
  listStatistics,
  type StatisticSource,
} from './statistics.queries.ts';
import { toStatistics } from './to-statistics.ts';

export interface StatisticsRequest {
  readonly slug: string;
  readonly level: AggregateLevel;
  readonly projectId: string | null;
  /** null asks for the completed pairs, not for the calculations of a phase */
  readonly types: readonly CalculationType[] | null;
  readonly parentId: string | null;
  /** null on the first load: all years; none is an answer of its own */
  readonly years: readonly number[] | null;
  readonly contractType: ContractTypeFilter | null;
  readonly dataType: DataType;
}

/** Answers a question of the dashboards, within the caller's organisations. */
export async function getStatistics(
  queries: Queries,
  caller: Caller,
  request: StatisticsRequest,
): Promise<Outcome<StatisticsAnswer>> {
  const organisationId = await findOrganisationId(queries, caller.scope, request.slug);
  if (!organisationId) return NOT_FOUND;
  if (request.projectId && !(await hasProject(queries, organisationId, request.projectId))) return NOT_FOUND;

  const filters = { design_phase_complete_date__year: await listCompletionYears(queries, organisationId) };
  if (request.years?.length === 0) return done({ message: NO_YEARS_MESSAGE, statistics: [], filters });

  const set = setOfDataType(request.dataType);
  const rows = await listStatistics(queries, {
    organisationId,
    source: sourceOf(request),
    set,
    level: request.level,
    parentId: request.parentId,
  });
  return done({ message: '', statistics: toStatistics(rows, { level: request.level, set }), filters });
}

function sourceOf({ projectId, types, years, contractType }: StatisticsRequest): StatisticSource {
  if (projectId && types) return { kind: 'project', projectId, types };
  return { kind: 'pairs', projectId, years, contractType };
}
