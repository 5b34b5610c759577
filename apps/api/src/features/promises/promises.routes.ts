import { endpoints } from '@milieuspoor/contract';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/gate.ts';
import type { AnswerCache } from '../statistics/answer-cache.ts';
import { getOrganisationVersion } from '../statistics/organisation/organisation-version.queries.ts';
import { listPromiseClaims } from './list-promise-claims.ts';
import { listPromises } from './list-promises.ts';

export function promisesRoutes({ database: { queries } }: Dependencies, answers: AnswerCache): Route[] {
  return [
    route(endpoints.listPromiseClaims, ({ caller, params, query }) =>
      listPromiseClaims(queries, caller, { slug: params.org, projectIds: query.project_uuid }),
    ),
    route(endpoints.listPromises, ({ caller, params, query }) =>
      answers.answer(caller, {
        endpoint: endpoints.listPromises,
        slug: params.org,
        asked: [query],
        getVersion: () => getOrganisationVersion(queries, params.org),
        work: () => listPromises(queries, caller, { slug: params.org, query }),
      }),
    ),
  ];
}
