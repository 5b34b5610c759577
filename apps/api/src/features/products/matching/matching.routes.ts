import { endpoints, type RememberedMatchAnswer, readAnswers } from '@milieuspoor/contract';
import { formatModified } from '@milieuspoor/domain';
import type { Dependencies } from '../../../dependencies.ts';
import { pageOf } from '../../../http/collection.ts';
import { type Route, route } from '../../../http/gate.ts';
import { done, NOT_FOUND } from '../../../http/outcome.ts';
import { findOrganisationId } from '../../organisations/organisations.queries.ts';
import { checkBill } from '../bills/check-bill.ts';
import { matchPostsWithProducts } from './match-posts.ts';
import { forgetMatch, rememberMatches } from './remember-matches.ts';
import { listRememberedMatches, type RememberedMatchRow } from './remembered-matches.queries.ts';

/** The routes from a bill of quantities to the products of its posts. */
export function matchingRoutes(dependencies: Dependencies): Route[] {
  const { database } = dependencies;
  return [
    route(endpoints.readBill, ({ caller, params: { org }, body, file, call }) =>
      checkBill(dependencies, caller, {
        ...{
          slug: org,
          bytes: file.bytes,
          fileName: file.name,
          sha256: file.sha256,
          language: call.language,
        },
        answers: readAnswers(body.answers),
      }),
    ),
    route(endpoints.matchProducts, ({ caller, params: { org }, body: { set, posts } }) =>
      matchPostsWithProducts(dependencies, caller, {
        ...{ slug: org, set },
        posts: posts.map(({ post_number, raw_code, product_id, ...post }) => ({
          ...{ ...post, postNumber: post_number, rawCode: raw_code, productId: product_id },
        })),
      }),
    ),
    route(endpoints.listRememberedMatches, async ({ caller, params, query }) => {
      const organisationId = await findOrganisationId(database.queries, caller.scope, params.org);
      if (!organisationId) return NOT_FOUND;
      const { search, page, page_size: pageSize } = query;
      const asked = { organisationId, search, page, pageSize };
      const { count, items } = await listRememberedMatches(database.queries, caller.scope, asked);
      const shown = { count, items: items.map(toRememberedMatch) };
      return done(pageOf(endpoints.listRememberedMatches, query, shown, params));
    }),
    route(endpoints.rememberMatches, ({ caller, params: { org }, body: { answers } }) =>
      rememberMatches(dependencies, caller, {
        slug: org,
        answers: answers.map(({ raw_code: rawCode, ...answer }) => ({ ...answer, rawCode })),
      }),
    ),
    route(endpoints.forgetMatch, ({ caller, params: { org, match } }) =>
      forgetMatch(dependencies, caller, { slug: org, id: match }),
    ),
  ];
}

function toRememberedMatch(row: RememberedMatchRow): RememberedMatchAnswer {
  const { id, description, unit, rawCode, productId, productName, isGone, userName, answeredAt } = row;
  return {
    ...{ uuid: id, product: description, unit, raw_code: rawCode },
    chosen: productId === null ? null : { uuid: productId, name: productName ?? '', gone: isGone },
    ...{ user_name: userName, answered: formatModified(answeredAt) },
  };
}
