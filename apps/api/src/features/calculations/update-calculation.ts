import { calculationLock } from '@milieuspoor/domain';
import type { Database } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import type { Clock } from '../../platform/clock.ts';
import { message } from '../../text/message.ts';
import { holdProject, touchProject } from '../projects/projects.queries.ts';
import {
  type CalculationChanges,
  type CalculationRow,
  deactivateCalculations,
  findCalculation,
  updateCalculationRow,
} from './calculations.queries.ts';
import { findSetMismatch } from './find-set-mismatch.ts';
import { DEACTIVATED, recordCalculation } from './record-calculation.ts';

/** Renames, annotates or (de)activates a calculation; at most one of a type is active. */
export async function updateCalculation(
  { database, clock }: { database: Database; clock: Clock },
  caller: Caller,
  id: string,
  changes: CalculationChanges,
): Promise<Outcome<CalculationRow>> {
  return database.transaction(async (queries) => {
    const found = await findCalculation(queries, caller.scope, id);
    const project = found ? await holdProject(queries, caller.scope, found.projectId) : null;
    // Read again under the project's lock: somebody else may have changed it in between.
    const calculation = project ? await findCalculation(queries, caller.scope, id) : null;
    if (!calculation || !project) return NOT_FOUND;
    const lock = calculationLock(calculation.calculationType, project);
    if (lock && changesContent(changes)) return refused({ kind: 'conflict', message: message(lock) });

    const event = { at: clock.now(), accountId: caller.accountId, project };
    if (changes.active && !calculation.active) {
      const mismatch = await findSetMismatch(queries, project, {
        type: calculation.calculationType,
        set: calculation.headlineSet,
      });
      if (mismatch) return refused({ kind: 'conflict', message: mismatch });
      for (const replaced of await deactivateCalculations(queries, project, calculation.calculationType))
        await recordCalculation(queries, { ...event, calculation: replaced, ...DEACTIVATED });
    }
    await updateCalculationRow(queries, calculation, changes);
    await recordCalculation(queries, {
      ...event,
      calculation,
      action: 'changed',
      before: calculation,
      after: { ...changes },
    });
    await touchProject(queries, project, event.at);
    const stored = await findCalculation(queries, caller.scope, id);
    return stored ? done(stored) : NOT_FOUND;
  });
}

/** What goes into a report can be chosen as long as there are reports; the calculation itself closes with its phase. */
function changesContent({ name, notes, active }: CalculationChanges): boolean {
  return name !== undefined || notes !== undefined || active !== undefined;
}
