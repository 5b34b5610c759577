import { IMPACT_SETS } from '@milieuspoor/domain';
import type { Database, Queries } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import type { Clock } from '../../platform/clock.ts';
import { message } from '../../text/message.ts';
import { recordHistory } from '../record/record-history.queries.ts';
import {
  confirmWeightRow,
  listWeightTables,
  lockWeights,
  type WeightRow,
  type WeightTableRow,
  withdrawWeightRow,
} from './weights.queries.ts';

interface WeightDependencies {
  readonly database: Database;
  readonly clock: Clock;
}

interface ChosenWeight {
  readonly tableId: string;
  readonly code: string;
}

/**
 * Records that a weight was checked against a source. A weight that somebody already confirmed is not confirmed again; one
 * that the product came with can be.
 */
export async function confirmWeight(
  { database, clock }: WeightDependencies,
  caller: Caller,
  { source, ...chosen }: ChosenWeight & { readonly source: string },
): Promise<Outcome<WeightTableRow>> {
  return database.transaction<Outcome<WeightTableRow>>(async (queries) => {
    const found = await findLocked(queries, chosen);
    if (!found) return NOT_FOUND;
    const { table, weight } = found;
    const person = weight.confirmedBy;
    if (person !== '')
      return refused({
        kind: 'conflict',
        message: message('weight-confirmed-by', { code: weight.code, person }),
      });
    await confirmWeightRow(queries, chosen, { source, at: clock.now(), accountId: caller.accountId });
    await record(queries, { clock, caller, table, weight }, { confirmed: true, source });
    return reread(queries, chosen);
  });
}

/** Withdraws a confirmation: figures that are built on the weight state so again. */
export async function withdrawWeight(
  { database, clock }: WeightDependencies,
  caller: Caller,
  chosen: ChosenWeight,
): Promise<Outcome<WeightTableRow>> {
  return database.transaction<Outcome<WeightTableRow>>(async (queries) => {
    const found = await findLocked(queries, chosen);
    if (!found) return NOT_FOUND;
    const { table, weight } = found;
    if (!weight.confirmed) return done(table);
    await withdrawWeightRow(queries, chosen);
    await record(queries, { clock, caller, table, weight }, { confirmed: false, source: weight.source });
    return reread(queries, chosen);
  });
}

async function findLocked(
  queries: Queries,
  { tableId, code }: ChosenWeight,
): Promise<{ table: WeightTableRow; weight: WeightRow } | null> {
  await lockWeights(queries);
  const table = (await listWeightTables(queries)).find(({ id }) => id === tableId);
  const weight = table?.weights.find((each) => each.code === code);
  return table && weight ? { table, weight } : null;
}

async function reread(queries: Queries, { tableId }: ChosenWeight): Promise<Outcome<WeightTableRow>> {
  const table = (await listWeightTables(queries)).find(({ id }) => id === tableId);
  return table ? done(table) : NOT_FOUND;
}

async function record(
  queries: Queries,
  event: {
    readonly clock: Clock;
    readonly caller: Caller;
    readonly table: WeightTableRow;
    readonly weight: WeightRow;
  },
  after: { readonly confirmed: boolean; readonly source: string },
): Promise<void> {
  const { table, weight } = event;
  await recordHistory(queries, {
    at: event.clock.now(),
    accountId: event.caller.accountId,
    organisationId: null,
    projectId: null,
    subject: {
      type: 'weights',
      id: table.id,
      name: `${IMPACT_SETS[table.set].name} ${table.version}, ${weight.code}`,
    },
    action: 'changed',
    changes: {
      confirmed: { from: weight.confirmed, to: after.confirmed },
      // It is recorded even when it does not change, because the entry states what the person confirmed.
      source: { from: after.source === weight.source ? null : weight.source, to: after.source },
    },
  });
}
