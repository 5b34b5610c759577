import { calculationLock } from '@milieuspoor/domain';
import type { Database } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { done, type Outcome, refused } from '../../http/outcome.ts';
import type { Clock } from '../../platform/clock.ts';
import { message } from '../../text/message.ts';
import { letDecisionsFall } from '../award/gaps/let-decisions-fall.ts';
import { clearWinner } from '../award/winner/choose-winner.ts';
import { activateNewestAsBuiltBaseline } from '../calculations/activate-newest-as-built-baseline.ts';
import { markDeleted } from '../calculations/deleted-calculations.queries.ts';
import { lockOpenCalculation } from '../calculations/lock-calculation.ts';
import { recordCalculation, recordedFields } from '../calculations/record-calculation.ts';
import { fixedByOpening } from '../projects/fixed-by-opening.ts';
import { touchProject } from '../projects/projects.queries.ts';

/** Deletes a calculation on which nothing depends: an active one must be deactivated first, deliberately. */
export async function deleteCalculation(
  { database, clock }: { database: Database; clock: Clock },
  caller: Caller,
  id: string,
): Promise<Outcome<undefined>> {
  return database.transaction(async (queries) => {
    const held = await lockOpenCalculation(queries, caller, id);
    if (!held.ok) return held;
    const { project, calculation } = held.value;
    const lock = calculationLock(calculation.calculationType, project);
    if (lock) return refused({ kind: 'conflict', message: message(lock) });
    const fixed = calculation.applicantId ? fixedByOpening(project) : null;
    if (fixed) return refused({ kind: 'conflict', message: fixed });
    // An as-built baseline is active automatically and could otherwise never be deleted; without a calculation a bidder
    // is no longer the winner (D-29).
    const goesActive = ['as-built-baseline', 'applicant'].includes(calculation.calculationType);
    if (calculation.active && !goesActive)
      return refused({ kind: 'conflict', message: message('calculation-active') });
    const now = clock.now();
    const event = { at: now, accountId: caller.accountId, project };
    if (calculation.active && calculation.applicantId) await clearWinner(queries, event);
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
    if (calculation.applicantId) await letDecisionsFall(queries, event);
    await touchProject(queries, project, now);
    return done(undefined);
  });
}
