import { endpoints } from '@milieuspoor/contract';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/gate.ts';
import { readDemand } from './read-demand.ts';

export function demandRoutes({ database: { queries } }: Dependencies): Route[] {
  return [
    route(endpoints.getDemand, ({ caller, params, query }) =>
      readDemand(queries, caller, { slug: params.org, query }),
    ),
  ];
}
