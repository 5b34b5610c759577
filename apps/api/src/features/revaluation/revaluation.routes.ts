import { endpoints } from '@milieuspoor/contract';
import type { Dependencies } from '../../dependencies.ts';
import { pageOf } from '../../http/collection.ts';
import { type Route, route } from '../../http/gate.ts';
import { done } from '../../http/outcome.ts';
import { bidReader } from '../bids/bid-reader.ts';
import { findWeightedSets } from '../weights/find-weighted-sets.ts';
import { compareWithStored } from './compare-with-stored.ts';
import { listRevaluable } from './revaluation.queries.ts';
import { toRevaluable, toRevaluation } from './to-revaluation.ts';
import { valueAgain } from './value-again.ts';

/** The routes with which staff value past uploads again, one by one. */
export function revaluationRoutes(dependencies: Dependencies): Route[] {
  return [
    route(endpoints.listRevaluations, async ({ caller, query }) => {
      const weights = await findWeightedSets(dependencies);
      const { count, items } = await listRevaluable(dependencies.database.queries, caller.scope, {
        search: query.search,
        otherThan: query.weights === 'other' ? weights : null,
        reader: bidReader(caller),
        page: query.page,
        pageSize: query.page_size,
      });
      const results = items.map((row) => toRevaluable(row, weights));
      return done(pageOf(endpoints.listRevaluations, query, { count, items: results }));
    }),
    route(endpoints.getRevaluation, async ({ caller, params, call }) => {
      const compared = await compareWithStored(dependencies, caller, params.calculation, call.language);
      return compared.ok ? done(toRevaluation(compared.value)) : compared;
    }),
    route(endpoints.valueAgain, async ({ caller, params, body, call }) => {
      const compared = await valueAgain(dependencies, caller, {
        id: params.calculation,
        key: body.key,
        closedConfirmed: body.closed_confirmed,
        language: call.language,
      });
      return compared.ok ? done(toRevaluation(compared.value)) : compared;
    }),
  ];
}
