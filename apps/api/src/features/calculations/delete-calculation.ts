import { calculationLock } from '@milieuspoor/domain';
import type { Database } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import type { Clock } from '../../platform/clock.ts';
import { message } from '../../text/message.ts';
import { holdProject, touchProject } from '../projects/projects.queries.ts';
import { findCalculation, markDeleted } from './calculations.queries.ts';
import { recordCalculation, recordedFields } from './record-calculation.ts';

/** Deletes a calculation that nothing stands on: an active one is deactivated first, by whoever means it. */
export async function deleteCalculation(
  { database, clock }: { database: Database; clock: Clock },
  caller: Caller,
  id: string,
): Promise<Outcome<undefined>> {
  return database.transaction(async (queries) => {
    const found = await findCalculation(queries, caller.scope, id);
    const project = found ? await holdProject(queries, caller.scope, found.projectId) : null;
    const calculation = project ? await findCalculation(queries, caller.scope, id) : null;
    if (!calculation || !project) return NOT_FOUND;
    const lock = calculationLock(calculation.calculationType, project);
    if (lock) return refused({ kind: 'conflict', message: message(lock) });
    // An as-built baseline is active by itself and could otherwise never be taken away.
    if (calculation.active && calculation.calculationType !== 'as-built-baseline')
      return refused({ kind: 'conflict', message: message('calculation-active') });
    const now = clock.now();
    await markDeleted(queries, calculation, now);
    const before = recordedFields(calculation);
    await recordCalculation(queries, {
      at: now,
      accountId: caller.accountId,
      project,
      calculation,
      action: 'deleted',
      before,
      after: Object.fromEntries(Object.keys(before).map((field) => [field, null])),
    });
    await touchProject(queries, project, now);
    return done(undefined);
  });
}
