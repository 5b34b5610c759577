import { COLLECTION_CAP, endpoints, type WeightTableAnswer } from '@milieuspoor/contract';
import { toIsoDay } from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import { pageOf } from '../../http/collection.ts';
import { type Route, route } from '../../http/gate.ts';
import { done, type Outcome } from '../../http/outcome.ts';
import { confirmWeight, withdrawWeight } from './confirm-weight.ts';
import { deleteWeightTable } from './delete-weight-table.ts';
import { makeWeightTable } from './make-weight-table.ts';
import { toWeightTable } from './to-weight-table.ts';
import { countValued, listWeightTables, type WeightTableRow } from './weights.queries.ts';

/** The routes of the weights by which everything is valued, which staff maintain. */
export function weightRoutes(dependencies: Dependencies): Route[] {
  const { queries } = dependencies.database;
  const { clock } = dependencies;
  const stated = async (tables: readonly WeightTableRow[]): Promise<WeightTableAnswer[]> => {
    const all = await listWeightTables(queries);
    const valued = await countValued(queries);
    const day = toIsoDay(clock.now());
    return tables.map((table) => toWeightTable(table, all, { day, valued }));
  };
  const statedOutcome = async (outcome: Outcome<WeightTableRow>): Promise<Outcome<WeightTableAnswer>> => {
    if (!outcome.ok) return outcome;
    const [answer] = await stated([outcome.value]);
    if (!answer) throw new Error('A version that was stored can be stated');
    return done(answer);
  };
  return [
    route(endpoints.listWeightTables, async ({ query }) => {
      const all = await listWeightTables(queries);
      const first = (query.page - 1) * COLLECTION_CAP;
      const items = await stated(all.slice(first, first + COLLECTION_CAP));
      return done(pageOf(endpoints.listWeightTables, query, { count: all.length, items }));
    }),
    route(endpoints.createWeightTable, async ({ caller, body }) =>
      statedOutcome(await makeWeightTable(dependencies, caller, body)),
    ),
    route(endpoints.deleteWeightTable, ({ caller, params }) =>
      deleteWeightTable(dependencies, caller, params.table),
    ),
    route(endpoints.confirmWeight, async ({ caller, params, body }) =>
      statedOutcome(
        await confirmWeight(dependencies, caller, {
          tableId: params.table,
          code: params.code,
          source: body.source,
        }),
      ),
    ),
    route(endpoints.withdrawWeight, async ({ caller, params }) =>
      statedOutcome(await withdrawWeight(dependencies, caller, { tableId: params.table, code: params.code })),
    ),
  ];
}
