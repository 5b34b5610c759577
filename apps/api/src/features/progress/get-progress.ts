import { NO_YEARS_MESSAGE, type ProgressAnswer } from '@milieuspoor/contract';
import { type DataType, type ProgressIndicator, setOfDataType } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome } from '../../http/outcome.ts';
import { findOrganisationId } from '../organisations/organisations.queries.ts';
import type { PairFilter } from '../statistics/chosen-calculations.queries.ts';
import { listCompletionYears, listStatistics } from '../statistics/statistics.queries.ts';
import { findWeighing, NOTHING_WEIGHED } from '../statistics/weighing.queries.ts';
import { countUncounted, listPairedProjects } from './progress-projects.queries.ts';
import { toProgress } from './to-progress.ts';

export interface ProgressRequest {
  readonly slug: string;
  readonly indicator: ProgressIndicator;
  readonly filter: PairFilter;
  readonly dataType: DataType;
}

/** Returns what the organisation's completed projects save and use over the years, within the caller's organisations. */
export async function getProgress(
  queries: Queries,
  caller: Caller,
  { slug, indicator, filter, dataType }: ProgressRequest,
): Promise<Outcome<ProgressAnswer>> {
  const organisationId = await findOrganisationId(queries, caller.scope, slug);
  if (!organisationId) return NOT_FOUND;
  const set = setOfDataType(dataType);
  const filters = { design_phase_complete_date__year: await listCompletionYears(queries, organisationId) };
  if (filter.years?.length === 0)
    return done({
      ...{ message: NO_YEARS_MESSAGE, set, ...toProgress([], [], indicator) },
      ...{ unfinished: 0, without_pair: 0, ...NOTHING_WEIGHED, filters },
    });
  const source = { kind: 'pairs', projectIds: null, filter } as const;
  const rows = await listStatistics(queries, {
    ...{ organisationId, source, set, level: 'project', withGroupsOfProjects: false },
    ...{ productGroupId: null, productSubGroupId: null },
  });
  const projects = await listPairedProjects(queries, organisationId, filter);
  const { unfinished, withoutPair } = await countUncounted(queries, organisationId, filter);
  return done({
    ...{ message: '', set, ...toProgress(projects, rows, indicator), unfinished, without_pair: withoutPair },
    ...(await findWeighing(queries, { organisationId, source, set })),
    filters,
  });
}
