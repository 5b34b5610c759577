import { calculationLock } from '@milieuspoor/domain';
import type { Database } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import type { Clock } from '../../platform/clock.ts';
import { message } from '../../text/message.ts';
import { closedFor } from '../projects/closed-for.ts';
import { followBaseline } from '../projects/follow-baseline.ts';
import { touchProject } from '../projects/projects.queries.ts';
import {
  type CalculationChanges,
  type CalculationRow,
  deactivateCalculations,
  findCalculation,
  updateCalculationRow,
} from './calculations.queries.ts';
import { findSetMismatch } from './find-set-mismatch.ts';
import { lockCalculation } from './lock-calculation.ts';
import { DEACTIVATED, recordCalculation } from './record-calculation.ts';

/** Renames, annotates or (de)activates a calculation; at most one of a type is active. */
export async function updateCalculation(
  { database, clock }: { database: Database; clock: Clock },
  caller: Caller,
  id: string,
  changes: CalculationChanges,
): Promise<Outcome<CalculationRow>> {
  return database.transaction(async (queries) => {
    const held = await lockCalculation(queries, caller.scope, id);
    if (!held) return NOT_FOUND;
    const { project, calculation } = held;
    const lock = calculationLock(calculation.calculationType, project);
    if (lock && changesContent(changes)) return refused({ kind: 'conflict', message: message(lock) });

    // The newest as-built baseline stands for the project by itself: it has no box to tick.
    const ticked = changes.active !== undefined && changes.active !== calculation.active;
    if (ticked && calculation.calculationType === 'as-built-baseline')
      return refused({ kind: 'conflict', message: message('as-built-baseline-stands') });

    const event = { at: clock.now(), accountId: caller.accountId, project };
    if (changes.active && !calculation.active) {
      const closed = closedFor(calculation.calculationType, project);
      if (closed) return refused({ kind: 'conflict', message: closed });
      const mismatch = await findSetMismatch(queries, project, {
        type: calculation.calculationType,
        headlineSet: calculation.headlineSet,
      });
      if (mismatch) return refused({ kind: 'conflict', message: mismatch });
      for (const replaced of await deactivateCalculations(queries, project, calculation.calculationType))
        await recordCalculation(queries, { ...event, calculation: replaced, ...DEACTIVATED });
      if (calculation.calculationType === 'design-baseline')
        await followBaseline(queries, event, calculation.headlineMkiEur);
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
