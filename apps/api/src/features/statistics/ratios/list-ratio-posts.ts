import { type AnswerOf, endpoints, type QueryOf } from '@milieuspoor/contract';
import { unitsBySpelling } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import type { Caller } from '../../../http/caller.ts';
import { pageOf } from '../../../http/collection.ts';
import { done, NOT_FOUND, type Outcome } from '../../../http/outcome.ts';
import { findOrganisationId } from '../../organisations/organisations.queries.ts';
import { EVERY_PAIR } from '../chosen-calculations.queries.ts';
import { listRatioUnits } from './ratio.queries.ts';
import { countRatioPosts, listRatioPosts as listPosts, type RatioPostRow } from './ratio-posts.queries.ts';

export interface RatioPostsRequest {
  readonly slug: string;
  readonly query: QueryOf<typeof endpoints.listRatioPosts>;
}

/** Returns a page of the posts behind a ratio, within the caller's organisations. */
export async function listRatioPosts(
  queries: Queries,
  caller: Caller,
  { slug, query }: RatioPostsRequest,
): Promise<Outcome<AnswerOf<typeof endpoints.listRatioPosts>>> {
  const { set, side, unit, product_sub_group: subGroupId, page, page_size } = query;
  const organisationId = await findOrganisationId(queries, caller.scope, slug);
  if (!organisationId) return NOT_FOUND;
  const units = unitsBySpelling(await listRatioUnits(queries, { organisationId, side }));
  const spellings = [...units].filter(([, counted]) => counted === unit).map(([spelling]) => spelling);
  const question = {
    ...{ organisationId, set, side, subGroupId, spellings },
    filter: { ...EVERY_PAIR, years: query.design_phase_complete_date__year ?? null },
    ...{ offset: (page - 1) * page_size, limit: page_size },
  };
  const count = await countRatioPosts(queries, question);
  const items = (await listPosts(queries, question)).map(toRatioPost);
  return done(pageOf(endpoints.listRatioPosts, query, { count, items }, { org: slug }));
}

function toRatioPost(row: RatioPostRow): AnswerOf<typeof endpoints.listRatioPosts>['results'][number] {
  return {
    project: { uuid: row.projectId, name: row.projectName },
    calculation: row.calculationId,
    calculation_type: row.calculationType,
    completed: row.completed,
    post_number: row.postNumber,
    product: row.product,
    quantity: row.quantity,
    eci: row.mkiEur,
    co2: row.co2Kg,
    secondary_material: row.secondaryTon,
  };
}
