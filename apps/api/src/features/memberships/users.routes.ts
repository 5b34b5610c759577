import { endpoints } from '@milieuspoor/contract';
import { ACCOUNT_PERSON, toWire } from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import { pageOf } from '../../http/collection.ts';
import { type Route, route } from '../../http/gate.ts';
import { done } from '../../http/outcome.ts';
import { listColleagues } from './users.queries.ts';

export function userRoutes({ database: { queries } }: Dependencies): Route[] {
  return [
    route(endpoints.listUsers, async ({ caller, query }) => {
      const { count, items } = await listColleagues(queries, caller.scope, query);
      const results = items.map((colleague) => ({
        uuid: colleague.id,
        ...toWire(ACCOUNT_PERSON, colleague),
        email: colleague.email,
      }));
      return done(pageOf(endpoints.listUsers, query, { count, items: results }));
    }),
  ];
}
