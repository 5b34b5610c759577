import { endpoints } from '@milieuspoor/contract';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/gate.ts';
import { compareCalculations } from './compare-calculations.ts';

export function compareRoutes({ database: { queries } }: Dependencies): Route[] {
  return [
    route(endpoints.compareCalculations, ({ caller, params, query }) =>
      compareCalculations(queries, caller, {
        projectId: params.uuid,
        calculationIds: query.calculation,
        againstId: query.against ?? null,
        set: query.set ?? null,
      }),
    ),
  ];
}
