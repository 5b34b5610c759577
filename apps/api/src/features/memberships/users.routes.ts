import { endpoints } from '@milieuspoor/contract';
import type { Dependencies } from '../../dependencies.ts';
import { pageOf } from '../../http/collection.ts';
import { type Route, route } from '../../http/gate.ts';
import { done } from '../../http/outcome.ts';
import { listColleagues } from './users.queries.ts';

export function userRoutes({ database: { queries } }: Dependencies): Route[] {
  return [
    route(endpoints.listUsers, async ({ caller, query }) => {
      const { count, items } = await listColleagues(queries, caller.scope, query);
      const results = items.map(({ id, firstName, lastName, email, tel }) => ({
        uuid: id,
        first_name: firstName,
        last_name: lastName,
        email,
        tel,
      }));
      return done(pageOf(endpoints.listUsers, query, { count, items: results }));
    }),
  ];
}
