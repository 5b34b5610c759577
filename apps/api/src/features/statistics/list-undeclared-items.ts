import { UNDECLARED_ITEMS_MAX, type UndeclaredItemsAnswer } from '@milieuspoor/contract';
import {
  type LifeCycleModule,
  type SeriesName,
  setOfDataType,
  type UndeclaredQuantity,
} from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { done, type Outcome } from '../../http/outcome.ts';
import { findSource, type StatisticsRequest } from './get-statistics.ts';
import { listUndeclaredItemRows } from './undeclared-items.queries.ts';

/** Which figure of an answer of the statistics is asked about. */
export interface UndeclaredFigure {
  readonly quantity: UndeclaredQuantity;
  readonly side: SeriesName;
  /** null for the whole life cycle */
  readonly module: LifeCycleModule | null;
}

/** Names the items behind a figure that do not declare it, within the caller's organisations. */
export async function listUndeclaredItems(
  queries: Queries,
  caller: Caller,
  request: StatisticsRequest,
  figure: UndeclaredFigure,
): Promise<Outcome<UndeclaredItemsAnswer>> {
  const found = await findSource(queries, caller, request);
  if (!found.ok) return found;
  const { organisationId, source } = found.value;
  const { filter, dataType, productGroupId, productSubGroupId } = request;
  if (filter.years?.length === 0) return done({ count: 0, next: null, previous: null, results: [] });
  const rows = await listUndeclaredItemRows(queries, {
    organisationId,
    source,
    set: setOfDataType(dataType),
    ...figure,
    productGroupId,
    productSubGroupId,
    listMax: UNDECLARED_ITEMS_MAX,
  });
  return done({
    count: rows[0]?.count ?? 0,
    next: null,
    previous: null,
    results: rows.map((row) => ({
      project: { uuid: row.projectId, name: row.projectName },
      calculation: { uuid: row.calculationId, name: row.calculationName },
      post_number: row.postNumber,
      product: row.product,
      product_group: row.productGroup,
      missing: row.missing ? row.missing.split(' ') : [],
    })),
  });
}
