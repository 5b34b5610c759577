import { setImmediate as untilOthersWereAnswered } from 'node:timers/promises';
import type { ProductMatchAnswer } from '@milieuspoor/contract';
import {
  createMatcher,
  formatModified,
  isExpired,
  type ProductMatch,
  type ProductProposal,
  postKey,
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
import { listProducts, type ProductRow } from '../products.queries.ts';
import { listRememberedAnswers, type RememberedAnswerRow } from './remembered-matches.queries.ts';

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
  const today = toIsoDay(clock.now());
  const { items } = await listProducts(queries, caller.scope, {
    ...{ organisationId, search: '', productGroup: undefined, set: undefined, owner: undefined },
    ...{ expired: undefined, hidden: false, today },
    ...{ ordering: 'name', page: 1, pageSize: PRODUCTS_MAX },
  });
  const weights = await findWeightedSets({ database, clock });
  const known = items.map(({ id, product }) => ({
    ...{ id, product, mkiEur: weighProduct(product, weights)[set]?.mkiEurPerUnit ?? null },
  }));
  const keys = posts.map(postKey);
  const answers = await listRememberedAnswers(queries, caller.scope, organisationId, [...new Set(keys)]);
  const byKey = new Map(answers.map((answer) => [answer.postKey, answer]));
  const remembered = new Map(answers.map(({ postKey: key, productId }) => [key, productId]));
  const matches = await matchInTurns(posts, createMatcher(known, remembered));
  const library = new Map(items.map((row) => [row.id, row]));
  return done({
    matches: posts.flatMap(({ postNumber }, place) => {
      const match = matches[place];
      const answer = byKey.get(keys[place] ?? '');
      return match ? [toAnswer({ postNumber, match, answer }, { library, today })] : [];
    }),
  });
}

/** Posts that are matched before others are answered; thousands of them take seconds. */
const IN_A_TURN = 50;

async function matchInTurns(
  posts: readonly SoughtPost[],
  match: (post: SoughtPost) => ProductMatch,
): Promise<ProductMatch[]> {
  const matches: ProductMatch[] = [];
  for (const [place, post] of posts.entries()) {
    if (place % IN_A_TURN === IN_A_TURN - 1) await untilOthersWereAnswered();
    matches.push(match(post));
  }
  return matches;
}

interface Matched {
  readonly postNumber: string;
  readonly match: ProductMatch;
  /** what was answered before about the post */
  readonly answer: RememberedAnswerRow | undefined;
}

function toAnswer(
  { postNumber, match, answer }: Matched,
  { library, today }: { readonly library: ReadonlyMap<string, ProductRow>; readonly today: string },
): ProductMatchAnswer {
  const fitting = ({ id, fit, mkiEurPerPostUnit }: Omit<ProductProposal, 'by'>) => {
    const row = library.get(id);
    return {
      ...{
        uuid: id,
        revision: row?.version ?? 1,
        name: row?.product.name ?? '',
        unit: row?.product.unit ?? '',
      },
      product_group: row?.product.productGroup ?? null,
      product_sub_group: row?.product.productSubGroup ?? null,
      nmd_category: row?.product.nmdCategory ?? null,
      expired: row !== undefined && isExpired(row.product.source, today),
      ...{ product_units: fit.productUnits, converted_by: fit.via, mki: mkiEurPerPostUnit },
    };
  };
  const asked = match.kind === 'asked' ? match : null;
  const isAnswered =
    match.kind === 'answered-none' || (match.kind === 'certain' && match.by === 'remembered');
  const refused = asked?.refused ?? [];
  return {
    post_number: postNumber,
    certain: match.kind === 'certain' ? { ...fitting(match), by: match.by } : null,
    remembered:
      isAnswered && answer
        ? { user_name: answer.userName, answered: formatModified(answer.answeredAt) }
        : null,
    proposals:
      match.kind === 'certain' ? [] : match.proposals.map((each) => ({ ...fitting(each), by: each.by })),
    refused: refused.map(({ id, by, reason }) => ({
      ...{ uuid: id, name: library.get(id)?.product.name ?? '', by, reason },
    })),
    unknown_id: asked?.unknownId ?? false,
  };
}
