import { endpoints, type OpenWork, type OpenWorkAnswer, type QueryOf } from '@milieuspoor/contract';
import type { Queries } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { pageOf } from '../../http/collection.ts';
import { done, NOT_FOUND, type Outcome } from '../../http/outcome.ts';
import { findOrganisationId } from '../organisations/organisations.queries.ts';
import type { KeptOpenWork } from './kept-open-work.ts';
import type { OpenWorkRow } from './open-work-row.ts';

export interface OpenWorkRequest {
  readonly slug: string;
  readonly query: QueryOf<typeof endpoints.listOpenWork>;
  /** 'yyyy-mm-dd' */
  readonly today: string;
}

/** Returns a page of what is missing in the projects of an organisation, the heaviest first. */
export async function listOpenWork(
  queries: Queries,
  caller: Caller,
  { slug, query, today }: OpenWorkRequest,
  lists: KeptOpenWork,
): Promise<Outcome<OpenWorkAnswer>> {
  const organisationId = await findOrganisationId(queries, caller.scope, slug);
  if (!organisationId) return NOT_FOUND;
  const rows = await lists.find(queries, caller, { slug, organisationId, today });
  const from = (query.page - 1) * query.page_size;
  const items = rows.slice(from, from + query.page_size).map(toOpenWork);
  return done({
    ...pageOf(endpoints.listOpenWork, query, { count: rows.length, items }, { org: slug }),
    mine: rows.filter(({ mine }) => mine).length,
  });
}

/** Leaves out what only decides the place of a row. */
function toOpenWork({ mkiEur: _mki, projectName: _name, keepsOut: _keeps, ...row }: OpenWorkRow): OpenWork {
  return row;
}
