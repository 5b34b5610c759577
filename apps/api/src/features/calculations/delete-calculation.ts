import { calculationLock } from '@milieuspoor/domain';
import type { Database } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import type { Clock } from '../../platform/clock.ts';
import { message } from '../../text/message.ts';
import { touchProject } from '../projects/projects.queries.ts';
import { activateNewestAsBuiltBaseline } from './activate-newest-as-built-baseline.ts';
import { markDeleted } from './deleted-calculations.queries.ts';
import { lockCalculation } from './lock-calculation.ts';
import { recordCalculation, recordedFields } from './record-calculation.ts';

/** Deletes a calculation that nothing stands on: an active one is deactivated first, by whoever means it. */
export async function deleteCalculation(
  { database, clock }: { database: Database; clock: Clock },
  caller: Caller,
  id: string,
): Promise<Outcome<undefined>> {
  return database.transaction(async (queries) => {
    const held = await lockCalculation(queries, caller.scope, id);
    if (!held) return NOT_FOUND;
    const { project, calculation } = held;
    const lock = calculationLock(calculation.calculationType, project);
    if (lock) return refused({ kind: 'conflict', message: message(lock) });
    // An as-built baseline is active by itself and could otherwise never be taken away.
    if (calculation.active && calculation.calculationType !== 'as-built-baseline')
      return refused({ kind: 'conflict', message: message('calculation-active') });
    const now = clock.now();
    const event = { at: now, accountId: caller.accountId, project };
    await markDeleted(queries, calculation, now);
    const before = recordedFields(calculation);
    await recordCalculation(queries, {
      ...event,
      calculation,
      action: 'deleted',
      before,
      after: Object.fromEntries(Object.keys(before).map((field) => [field, null])),
    });
    if (calculation.calculationType === 'as-built-baseline')
      await activateNewestAsBuiltBaseline(queries, event);
    await touchProject(queries, project, now);
    return done(undefined);
  });
}
