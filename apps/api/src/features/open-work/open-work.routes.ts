import { endpoints } from '@milieuspoor/contract';
import { isProvider, toIsoDay } from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/gate.ts';
import type { AnswerCache } from '../statistics/answer-cache.ts';
import { getOrganisationVersion } from '../statistics/organisation/organisation-version.queries.ts';
import { KeptOpenWork } from './kept-open-work.ts';
import { listOpenWork } from './list-open-work.ts';

export function openWorkRoutes(
  { database: { queries }, clock }: Dependencies,
  answers: AnswerCache,
): Route[] {
  const lists = new KeptOpenWork();
  return [
    route(endpoints.listOpenWork, ({ caller, params, query }) => {
      const today = toIsoDay(clock.now());
      return answers.answer(caller, {
        endpoint: endpoints.listOpenWork,
        slug: params.org,
        // A planned day goes by although nothing was written, and the provider can mend what members can't.
        asked: [query, today, isProvider(caller)],
        getVersion: () => getOrganisationVersion(queries, params.org),
        work: () => listOpenWork(queries, caller, { slug: params.org, query, today }, lists),
      });
    }),
  ];
}
