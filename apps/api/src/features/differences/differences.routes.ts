import { endpoints } from '@milieuspoor/contract';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/gate.ts';
import { type AnswerCache, namesBids } from '../statistics/answer-cache.ts';
import { getOrganisationVersion } from '../statistics/organisation/organisation-version.queries.ts';
import { toRequest } from '../statistics/to-request.ts';
import { getDifferences } from './get-differences.ts';
import { listStepPosts } from './list-step-posts.ts';
import { listStepProjects } from './list-step-projects.ts';
import { stepOfKey } from './step-of-key.ts';

export function differencesRoutes({ database: { queries } }: Dependencies, answers: AnswerCache): Route[] {
  return [
    route(endpoints.getDifferences, ({ caller, params, query }) => {
      const work = () => getDifferences(queries, caller, requestOf(params.org, query));
      // An answer about what a calculation leaves empty changes no version until a stored pair follows it.
      if (query.project_calculation_uuid) return work();
      return answers.answer(caller, {
        endpoint: endpoints.getDifferences,
        slug: params.org,
        asked: [query, namesBids(query) ? caller.accountId : null],
        getVersion: () => getOrganisationVersion(queries, params.org),
        work,
      });
    }),
    route(endpoints.listStepProjects, ({ caller, params, query }) =>
      listStepProjects(queries, caller, requestOf(params.org, query), stepOfKey(query)),
    ),
    route(endpoints.listStepPosts, ({ caller, params, query }) =>
      listStepPosts(queries, caller, requestOf(params.org, query), stepOfKey(query)),
    ),
  ];
}

/** Returns the question of a call about a difference; two calculations that it names are compared with each other. */
function requestOf(
  slug: string,
  query: Parameters<typeof toRequest>[1] & {
    readonly project_calculation_uuid?: readonly string[] | undefined;
  },
) {
  return { ...toRequest(slug, query), pair: query.project_calculation_uuid ?? null };
}
