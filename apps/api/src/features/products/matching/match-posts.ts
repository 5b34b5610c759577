import type { ProductMatchAnswer } from '@milieuspoor/contract';
import {
  type KnownProduct,
  matchProducts,
  type ProductMatch,
  type ProductProposal,
  type SetCode,
  type SoughtPost,
  toIsoDay,
  weighProduct,
} from '@milieuspoor/domain';
import type { Database } from '../../../database/open-database.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, NOT_FOUND, type Outcome } from '../../../http/outcome.ts';
import type { Clock } from '../../../platform/clock.ts';
import { findOrganisationId } from '../../organisations/organisations.queries.ts';
import { findWeightedSets } from '../../weights/find-weighted-sets.ts';
import { listProducts } from '../products.queries.ts';

/** More products than a library has. */
const PRODUCTS_MAX = 50_000;

interface PostsToMatch {
  readonly slug: string;
  readonly set: SetCode;
  readonly posts: readonly SoughtPost[];
}

/** Matches posts with the products that an organisation has and does not hide, by the weights of today. */
export async function matchPostsWithProducts(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  caller: Caller,
  { slug, set, posts }: PostsToMatch,
): Promise<Outcome<{ matches: ProductMatchAnswer[] }>> {
  const { queries } = database;
  const organisationId = await findOrganisationId(queries, caller.scope, slug);
  if (!organisationId) return NOT_FOUND;
  const { items } = await listProducts(queries, caller.scope, {
    ...{ organisationId, search: '', productGroup: undefined, set: undefined, owner: undefined },
    ...{ expired: undefined, hidden: false, today: toIsoDay(clock.now()) },
    ...{ ordering: 'name', page: 1, pageSize: PRODUCTS_MAX },
  });
  const weights = await findWeightedSets({ database, clock });
  const known = items.map(({ id, product }) => ({
    ...{ id, product, mkiEur: weighProduct(product, weights)[set]?.mkiEurPerUnit ?? null },
  }));
  const byId = new Map(known.map((each) => [each.id, each]));
  const matches = matchProducts(posts, known);
  return done({
    matches: posts.flatMap(({ postNumber }, place) => {
      const match = matches[place];
      return match ? [toAnswer(postNumber, match, byId)] : [];
    }),
  });
}

function toAnswer(
  postNumber: string,
  match: ProductMatch,
  known: ReadonlyMap<string, KnownProduct>,
): ProductMatchAnswer {
  const nameOf = (id: string) => known.get(id)?.product.name ?? '';
  const fitting = ({ id, fit, mkiEurPerPostUnit }: Omit<ProductProposal, 'by'>) => ({
    uuid: id,
    name: nameOf(id),
    unit: known.get(id)?.product.unit ?? '',
    product_units: fit.productUnits,
    converted_by: fit.via,
    mki: mkiEurPerPostUnit,
  });
  const asked = match.kind === 'asked' ? match : null;
  return {
    post_number: postNumber,
    certain: match.kind === 'certain' ? { ...fitting(match), by: match.by } : null,
    proposals: asked?.proposals.map((each) => ({ ...fitting(each), by: each.by })) ?? [],
    refused: asked?.refused.map(({ id, by, reason }) => ({ uuid: id, name: nameOf(id), by, reason })) ?? [],
    unknown_id: asked?.unknownId ?? false,
  };
}
