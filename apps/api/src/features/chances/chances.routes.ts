import { endpoints } from '@milieuspoor/contract';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/gate.ts';
import type { AnswerCache } from '../statistics/answer-cache.ts';
import { getOrganisationVersion } from '../statistics/organisation/organisation-version.queries.ts';
import type { KeptWork } from './kept-work.ts';
import { listChances } from './list-chances.ts';

export function chancesRoutes(
  { database: { queries } }: Dependencies,
  { answers, kept }: { readonly answers: AnswerCache; readonly kept: KeptWork },
): Route[] {
  return [
    route(endpoints.listChances, ({ caller, params, query }) =>
      answers.answer(caller, {
        endpoint: endpoints.listChances,
        slug: params.org,
        asked: [query],
        getVersion: () => getOrganisationVersion(queries, params.org),
        work: () => listChances({ queries, kept }, caller, { slug: params.org, query }),
      }),
    ),
  ];
}
