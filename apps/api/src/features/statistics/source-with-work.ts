import type { SetCode } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { compareWork } from '../calculations/scope/work-out-scopes.ts';
import type { FoundSource } from './get-statistics.ts';

/**
 * Returns the source of a question in a set. The work of two calculations that a reader chose is compared now, because
 * only that of active ones is stored; nothing is stored of it.
 */
export async function sourceWithWork(
  queries: Queries,
  { organisationId, source }: FoundSource,
  set: SetCode,
): Promise<FoundSource['source']> {
  if (source.kind !== 'pair') return source;
  const { baselineId, optimizationId } = source;
  return { ...source, work: await compareWork(queries, { organisationId, baselineId, optimizationId, set }) };
}
