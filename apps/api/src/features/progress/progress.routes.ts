import { endpoints } from '@milieuspoor/contract';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/gate.ts';
import type { AnswerCache } from '../statistics/answer-cache.ts';
import { getOrganisationVersion } from '../statistics/organisation/organisation-version.queries.ts';
import { getProgress } from './get-progress.ts';

export function progressRoutes({ database: { queries } }: Dependencies, answers: AnswerCache): Route[] {
  return [
    route(endpoints.getProgress, ({ caller, params, query }) =>
      answers.answer(caller, {
        endpoint: endpoints.getProgress,
        slug: params.org,
        asked: [query],
        getVersion: () => getOrganisationVersion(queries, params.org),
        work: () =>
          getProgress(queries, caller, {
            slug: params.org,
            indicator: query.indicator,
            filter: {
              years: query.design_phase_complete_date__year ?? null,
              contractType: query.project_contract_type || null,
              sector: query.sector || null,
            },
            dataType: query.project_data_type,
          }),
      }),
    ),
  ];
}
