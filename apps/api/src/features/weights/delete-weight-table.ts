import { IMPACT_SETS } from '@milieuspoor/domain';
import type { Database } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import type { Clock } from '../../platform/clock.ts';
import { message } from '../../text/message.ts';
import { recordHistory } from '../record/record-history.queries.ts';
import { isRemovable } from './to-weight-table.ts';
import { countValued, deleteWeightTableRow, listWeightTables, lockWeights } from './weights.queries.ts';

/**
 * Withdraws a version that was a mistake: the newest of its set, and only while nothing was valued with it. The history
 * records that it existed.
 */
export async function deleteWeightTable(
  { database, clock }: { database: Database; clock: Clock },
  caller: Caller,
  id: string,
): Promise<Outcome<undefined>> {
  return database.transaction<Outcome<undefined>>(async (queries) => {
    await lockWeights(queries);
    const all = await listWeightTables(queries);
    const table = all.find((each) => each.id === id);
    if (!table) return NOT_FOUND;
    if (!isRemovable(table, all, await countValued(queries)))
      return refused({
        kind: 'conflict',
        message: message('weights-not-removable', { version: table.version }),
      });
    await deleteWeightTableRow(queries, id);
    await recordHistory(queries, {
      at: clock.now(),
      accountId: caller.accountId,
      organisationId: null,
      projectId: null,
      subject: { type: 'weights', id, name: `${IMPACT_SETS[table.set].name} ${table.version}` },
      action: 'deleted',
      changes: { validFromDate: { from: table.validFrom, to: null } },
    });
    return done(undefined);
  });
}
