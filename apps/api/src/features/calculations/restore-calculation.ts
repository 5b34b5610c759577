import { isRestorable } from '@milieuspoor/domain';
import type { Database } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import type { Clock } from '../../platform/clock.ts';
import { message } from '../../text/message.ts';
import { closedFor } from '../projects/closed-for.ts';
import { touchProject } from '../projects/projects.queries.ts';
import { activateNewestAsBuiltBaseline } from './activate-newest-as-built-baseline.ts';
import { type CalculationRow, findCalculation } from './calculations.queries.ts';
import { markRestored } from './deleted-calculations.queries.ts';
import { findSetMismatch } from './find-set-mismatch.ts';
import { lockCalculation } from './lock-calculation.ts';
import { recordCalculation } from './record-calculation.ts';

/** Brings a deleted calculation back, inactive, while its time is not over; one that is there stays as it is. */
export async function restoreCalculation(
  { database, clock }: { database: Database; clock: Clock },
  caller: Caller,
  id: string,
): Promise<Outcome<CalculationRow>> {
  return database.transaction(async (queries) => {
    const held = await lockCalculation(queries, caller.scope, id, { includingDeleted: true });
    if (!held) return NOT_FOUND;
    const { project, calculation } = held;
    if (!calculation.deletedAt) return done(calculation);
    const closed = closedFor(calculation.calculationType, project);
    if (closed) return refused({ kind: 'conflict', message: closed });
    const now = clock.now();
    if (!isRestorable(calculation.deletedAt, now))
      return refused({ kind: 'conflict', message: message('restore-window-over') });
    const mismatch = await findSetMismatch(queries, project, {
      type: calculation.calculationType,
      headlineSet: calculation.headlineSet,
    });
    if (mismatch) return refused({ kind: 'conflict', message: mismatch });

    const event = { at: now, accountId: caller.accountId, project };
    await markRestored(queries, calculation);
    await recordCalculation(queries, {
      ...event,
      calculation,
      action: 'changed',
      before: { deleted: true },
      after: { deleted: false },
    });
    if (calculation.calculationType === 'as-built-baseline')
      await activateNewestAsBuiltBaseline(queries, event);
    await touchProject(queries, project, now);
    const stored = await findCalculation(queries, caller.scope, id);
    return stored ? done(stored) : NOT_FOUND;
  });
}
