import { setOfDataType } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { FoundSource, StatisticsRequest } from '../statistics/get-statistics.ts';
import { sourceWithWork } from '../statistics/source-with-work.ts';
import type { DifferencesQuestion } from './kind-changes.queries.ts';

/** Returns what a difference is asked of: the calculations that were found, in the set of the request. */
export async function toQuestion(
  queries: Queries,
  found: FoundSource,
  { dataType }: Pick<StatisticsRequest, 'dataType'>,
): Promise<DifferencesQuestion> {
  const set = setOfDataType(dataType);
  return { ...found, set, source: await sourceWithWork(queries, found, set) };
}
